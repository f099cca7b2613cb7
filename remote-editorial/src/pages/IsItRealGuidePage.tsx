import { drawingOf, type PageProps } from '@mint-row/kit/contract';
import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, Paragraphs, PictureOpening } from '@mint-row/kit/ui/guide';
import { Checklist } from '../guides/is-it-real/Checklist.tsx';
import type { IsItReal } from '../guides/is-it-real/content.ts';
import { Looks } from '../guides/is-it-real/Looks.tsx';
import '../styles.css';
import '../guides/is-it-real/is-it-real.css';

/** The guide to counterfeits: how to look for reasons to stop, with a common card, a loupe and a lamp. */
export default function IsItRealGuidePage({ data, drawings, catalogue }: PageProps<IsItReal>) {
  const { before, looks, checklist, slab, modern, honest, after } = data;
  return (
    <GuideFrame
      guide={data}
      terms={catalogue.terms}
      opening={<PictureOpening guide={data} picture={drawingOf(drawings, 'loupe-wide')} alt={data.drawn} />}
    >
      <Section id="before" className="grid gap-x-16 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <div>
          <SectionHeading section="before" heading={before.heading} className="mb-6" />
          <div>
            <Paragraphs of={before.paragraphs} />
          </div>
        </div>
        <div className="self-end border-accent-ink border-l-6 pl-6">
          <h3 className="type-title">{before.never.title}</h3>
          <p className="type-lead mt-3 max-w-measure">{before.never.text}</p>
        </div>
      </Section>

      <Section id="looks" tone="vault">
        <SectionHeading section="looks" heading={looks.heading} />
        <Looks items={looks.items} />
      </Section>

      <Section id="checklist">
        <SectionHeading
          section="checklist"
          heading={checklist.heading}
          instruction={checklist.instruction}
          intro={checklist.intro}
        />
        <Checklist words={checklist} />
      </Section>

      <Section id="slab" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="slab" heading={slab.heading} />
        <div className="guide-prose">
          <Paragraphs of={slab.paragraphs} />
        </div>
      </Section>

      <Section id="modern" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="modern" heading={modern.heading} />
        <div className="guide-prose">
          <Paragraphs of={modern.paragraphs} />
        </div>
      </Section>

      <Section id="honest" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="honest" heading={honest.heading} />
        <div className="guide-prose">
          <Paragraphs of={honest.paragraphs} />
        </div>
      </Section>

      <Section id="after" tone="accent">
        <SectionHeading section="after" heading={after.heading} className="mb-10" />
        <ul className="grid gap-x-12 gap-y-8 lg:grid-cols-3">
          {after.items.map(({ title, text }) => (
            <li key={title} className="border-current border-t-3 pt-4">
              <h3 className="type-title">{title}</h3>
              <p className="mt-3 max-w-measure">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </GuideFrame>
  );
}
