import type { PageProps } from '@mint-row/kit/contract';
import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, GuidePoints, Paragraphs } from '@mint-row/kit/ui/guide';
import type { WorthGuide } from '../guides/what-is-it-worth/content.ts';
import { PremiumBars, PriceTags, SaleFigure } from '../guides/what-is-it-worth/PriceDrawings.tsx';
import { SalesSheet } from '../guides/what-is-it-worth/SalesSheet.tsx';
import '../styles.css';
import '../guides/what-is-it-worth/what-is-it-worth.css';

/** The guide to what a card is worth: sold prices, compared like with like. */
export default function WorthGuidePage({ data, catalogue }: PageProps<WorthGuide>) {
  const { tags, sold, same, dots, tool, premium, thin, steps } = data;
  return (
    <GuideFrame guide={data} terms={catalogue.terms} figure={<PriceTags tags={tags} />}>
      <Section id="sold" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="sold" heading={sold.heading} />
        <div>
          <div className="guide-prose">
            <Paragraphs of={sold.paragraphs} />
          </div>
          <h3 className="type-title mt-14">{same.heading}</h3>
          <p className="mt-3 max-w-measure text-muted">{same.intro}</p>
          <div className="mt-6">
            <GuidePoints points={same.points} />
          </div>
        </div>
      </Section>

      <Section id="dots" className="grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <SectionHeading section="dots" heading={dots.heading} className="lg:col-span-2" />
        <SaleFigure dots={dots} />
        <div>
          <Paragraphs of={dots.paragraphs} />
        </div>
      </Section>

      <Section id="sheet" tone="sunken">
        <SectionHeading
          section="sheet"
          heading={tool.heading}
          instruction={tool.instruction}
          intro={tool.intro}
          className="mb-10"
        />
        <SalesSheet words={tool} />
      </Section>

      <Section id="premium" className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
        <SectionHeading section="premium" heading={premium.heading} className="lg:col-span-2" />
        <PremiumBars figure={premium.figure} parts={premium.parts} />
        <div>
          <Paragraphs of={premium.paragraphs} />
        </div>
      </Section>

      <Section id="thin" tone="vault" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="thin" heading={thin.heading} />
        <div className="guide-prose">
          <Paragraphs of={thin.paragraphs} />
        </div>
      </Section>

      <Section id="steps">
        <SectionHeading section="steps" heading={steps.heading} className="mb-8" />
        <ol className="ruled">
          {steps.items.map((item, index) => (
            <li key={item} className="flex items-center gap-6 border-hairline border-b py-4">
              <span aria-hidden="true" className="type-figure w-16 shrink-0 text-accent-ink">
                {index + 1}
              </span>
              <p className="type-lead max-w-measure">
                <Text>{item}</Text>
              </p>
            </li>
          ))}
        </ol>
      </Section>
    </GuideFrame>
  );
}
