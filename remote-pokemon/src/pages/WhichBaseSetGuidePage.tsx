import { drawingOf, type PageProps } from '@mint-row/kit/contract';
import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, GuidePoints } from '@mint-row/kit/ui/guide';
import { franchise } from '../franchise.ts';
import { BaseSetKey } from '../guides/which-base-set/BaseSetKey.tsx';
import type { whichBaseSet } from '../guides/which-base-set/content.ts';
import { PrintingSlider } from '../guides/which-base-set/PrintingSlider.tsx';
import { SignDetails } from '../guides/which-base-set/SignDetails.tsx';
import '../styles.css';
import '../guides/drawn-card/drawn-card.css';
import '../guides/key/key.css';
import '../guides/which-base-set/which-base-set.css';

/** The guide to the printings of Base Set: a card that changes, a key, the signs close up, and the exceptions. */
export default function WhichBaseSetGuidePage({ data, drawings, catalogue }: PageProps<typeof whichBaseSet>) {
  const scene = drawingOf(drawings, 'meadow-picture');
  const { slider, key, signs, printings, odd, after } = data;
  return (
    <GuideFrame
      guide={data}
      franchise={franchise}
      terms={catalogue.terms}
      figure={<PrintingSlider scene={scene} words={slider} />}
    >
      <Section id="key" tone="sunken">
        <SectionHeading section="key" heading={key.heading} />
        <div className="mt-5 mb-10 grid gap-x-16 gap-y-4 text-muted lg:grid-cols-2">
          <p className="max-w-measure print:hidden">{key.instruction}</p>
          <p className="max-w-measure">
            <Text>{key.start}</Text>
          </p>
        </div>
        <BaseSetKey scene={scene} words={key} printings={printings.items} />
      </Section>
      <Section id="signs">
        <SectionHeading section="signs" heading={signs.heading} className="mb-10" />
        <SignDetails scene={scene} items={signs.items} />
      </Section>
      <Section id="printings" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="printings" heading={printings.heading} />
        <ol className="ruled">
          {printings.items.map(({ name, signs: seen, text }) => (
            <li key={name} className="border-hairline border-b py-6">
              <h3 className="type-title">{name}</h3>
              <p className="type-label mt-2 text-muted">{seen}</p>
              <p className="mt-3 max-w-measure">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="odd" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="odd" heading={odd.heading} />
        <GuidePoints points={odd.items} />
      </Section>
      <Section id="after" tone="accent">
        <SectionHeading section="after" heading={after.heading} className="mb-6" />
        <div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
          {after.text.map((paragraph) => (
            <p key={paragraph} className="max-w-measure">
              <Text>{paragraph}</Text>
            </p>
          ))}
        </div>
      </Section>
    </GuideFrame>
  );
}
