import type { PageProps } from '@mint-row/kit/contract';
import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, Paragraphs } from '@mint-row/kit/ui/guide';
import type { StoreGuide } from '../guides/store-post-sell/content.ts';
import { RouteChooser } from '../guides/store-post-sell/RouteChooser.tsx';
import { StepDrawing } from '../guides/store-post-sell/StepDrawing.tsx';
import { StoreFigure } from '../guides/store-post-sell/StoreFigure.tsx';
import '../styles.css';
import '../guides/store-post-sell/store-post-sell.css';

/** The guide to storing, posting and selling cards. */
export default function StoreGuidePage({ data, catalogue }: PageProps<StoreGuide>) {
  const { store, never, post, chooser, box, fees } = data;
  return (
    <GuideFrame guide={data} terms={catalogue.terms} figure={<StoreFigure words={store.figure} />}>
      <Section id="store" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="store" heading={store.heading} />
        <div className="guide-prose">
          <Paragraphs of={store.paragraphs} />
        </div>
      </Section>

      <Section id="never" tone="vault">
        <SectionHeading section="never" heading={never.heading} className="mb-10" />
        <ul className="never">
          {never.points.map(({ title, text }) => (
            <li key={title}>
              <h3 className="type-title">{title}</h3>
              <p className="mt-3 max-w-measure">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="post" tone="sunken">
        <SectionHeading section="post" heading={post.heading} intro={post.intro} className="mb-10" />
        <ol className="post-steps">
          {post.steps.map(({ title, text }, index) => (
            <li key={title}>
              <StepDrawing step={index} label={post.figures[index]} />
              <h3 className="type-title">
                {index + 1}. {title}
              </h3>
              <p className="mt-3">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
        <p className="type-lead mt-10 max-w-measure">{post.after}</p>
      </Section>

      <Section id="sell">
        <SectionHeading
          section="sell"
          heading={chooser.heading}
          instruction={chooser.instruction}
          intro={chooser.intro}
          className="mb-10"
        />
        <RouteChooser chooser={chooser} />
      </Section>

      <Section id="box" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="box" heading={box.heading} />
        <div className="guide-prose">
          <Paragraphs of={box.paragraphs} />
        </div>
      </Section>

      <Section id="fees" tone="accent" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="fees" heading={fees.heading} />
        <div className="guide-prose">
          <Paragraphs of={fees.paragraphs} />
        </div>
      </Section>
    </GuideFrame>
  );
}
