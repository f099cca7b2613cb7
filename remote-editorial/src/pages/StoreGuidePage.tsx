import type { PageProps } from '@mint-row/kit/contract';
import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, Paragraphs } from '@mint-row/kit/ui/guide';
import type { StoreGuide } from '../guides/store-post-sell/content.ts';
import { RouteChooser } from '../guides/store-post-sell/RouteChooser.tsx';
import { StepDrawing } from '../guides/store-post-sell/StepDrawing.tsx';
import '../styles.css';
import '../guides/store-post-sell/store-post-sell.css';

/** The guide to storing, posting and selling cards. */
export default function StoreGuidePage({ data, catalogue }: PageProps<StoreGuide>) {
  const { store, never, post, chooser, fees } = data;
  return (
    <GuideFrame
      guide={data}
      terms={catalogue.terms}
      sections={[
        { section: 'store', label: 'Store' },
        { section: 'never', label: 'Never' },
        { section: 'post', label: 'Post' },
        { section: 'sell', label: 'Sell' },
        { section: 'fees', label: 'Fees' },
      ]}
      figure={<StoreFigure figure={store.figure} parts={store.parts} />}
    >
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

      <Section id="fees" tone="accent" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="fees" heading={fees.heading} />
        <div className="guide-prose">
          <Paragraphs of={fees.paragraphs} />
        </div>
      </Section>
    </GuideFrame>
  );
}

/** A card half inside its sleeve, and the sleeve half inside its hard case. */
function StoreFigure({ figure, parts }: Pick<StoreGuide['store'], 'figure' | 'parts'>) {
  return (
    <svg role="img" aria-label={figure} viewBox="0 0 340 336" className="guide-drawing">
      <path d="M44 4h116v166H44z" className="drawing-card" />
      <path d="M55 16h94v66H55z" className="drawing-sky" />
      <path d="M55 82V68l24-26 20 18 14-12 36 24v10z" className="fill-accent-shade" />
      <path d="M58 98h80M58 114h56M58 130h68" className="drawing-line" />
      <path d="M30 92h144v170H30z" className="drawing-glass" />
      <path d="M16 168h172v164H16z" className="drawing-glass" />
      <path d="M26 178h152v144H26z" fill="none" />
      <path d="M164 48h34M178 132h20M192 252h6" className="drawing-line" />
      {parts.map((part, index) => (
        <text key={part} x="206" y={[54, 138, 258][index]}>
          {part}
        </text>
      ))}
    </svg>
  );
}
