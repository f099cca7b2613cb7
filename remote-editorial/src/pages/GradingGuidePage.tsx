import { drawingOf, type PageProps } from '@mint-row/kit/contract';
import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, Paragraphs, ToolHeading, ToolOpening } from '@mint-row/kit/ui/guide';
import { BorderTool } from '../guides/grading/BorderTool.tsx';
import { CheckDrawing } from '../guides/grading/CheckDrawing.tsx';
import type { Grading } from '../guides/grading/content.ts';
import '../styles.css';
import '../guides/grading/grading.css';

/** Grading: what is judged, what the top grades ask for, and whether to send a card in. */
export default function GradingGuidePage({ data, drawings, catalogue }: PageProps<Grading>) {
  const { tool, checks, companies, sending, ten } = data;
  return (
    <GuideFrame
      guide={data}
      terms={catalogue.terms}
      opening={
        <ToolOpening guide={data} section="try">
          <BorderTool
            words={tool}
            picture={drawingOf(drawings, 'peak')}
            heading={<ToolHeading guide={data} section="try" heading={tool.heading} />}
          />
        </ToolOpening>
      }
    >
      <Section id="checks">
        <SectionHeading section="checks" heading={checks.heading} />
        <Paragraphs of={[checks.intro]} />
        <ul className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
          {checks.items.map(({ check, drawn, title, text }) => (
            <li
              key={check}
              className="grid content-start gap-x-8 gap-y-4 sm:max-md:grid-cols-[14rem_1fr] xl:grid-cols-[14rem_1fr]"
            >
              <CheckDrawing check={check} title={drawn} drawings={drawings} />
              <div>
                <h3 className="type-title">{title}</h3>
                <p className="mt-3 max-w-measure">
                  <Text>{text}</Text>
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <Section id="companies" tone="vault" className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="companies" heading={companies.heading}>
          <div className="mt-8">
            <LabelStack labels={data.labels} title={data.drawn} />
          </div>
        </SectionHeading>
        <div>
          <dl className="ruled">
            {companies.items.map(({ title, text }) => (
              <div key={title} className="grid gap-x-8 gap-y-4 border-hairline border-b py-6 sm:grid-cols-[6rem_1fr]">
                <dt className="type-title">{title}</dt>
                <dd className="max-w-measure">
                  <Text>{text}</Text>
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-8">
            <Paragraphs of={[companies.note]} />
          </div>
        </div>
      </Section>

      <Section id="sending">
        <SectionHeading section="sending" heading={sending.heading} />
        <Paragraphs of={[sending.intro]} />
        <ol className="my-10 grid gap-x-16 gap-y-8 md:grid-cols-2">
          {sending.questions.map(({ title, text }, index) => (
            <li key={title} className="border-accent-ink border-t-3 pt-4">
              <h3 className="type-title">
                {index + 1}. {title}
              </h3>
              <p className="mt-3 max-w-measure">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
        <Paragraphs of={[sending.note]} />
      </Section>

      <Section id="ten" tone="accent" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="ten" heading={ten.heading} />
        <div className="guide-prose">
          <Paragraphs of={ten.paragraphs} />
        </div>
      </Section>
    </GuideFrame>
  );
}

/** The same two words on the labels of three companies, beside different numbers; one of them has four marks more. */
function LabelStack({ labels, title }: { labels: Grading['labels']; title: string }) {
  return (
    <div role="img" aria-label={title}>
      <ul aria-hidden="true" className="label-stack">
        {labels.map(({ company, word, value, marks }) => (
          <li key={company} data-company={company}>
            <p className="label-company">{company}</p>
            <p className="label-word">{word}</p>
            {marks && (
              <dl>
                {marks.map(([name, mark]) => (
                  <div key={name}>
                    <dt>{name}</dt> <dd>{mark}</dd>
                  </div>
                ))}
              </dl>
            )}
            <p className="label-value">{value}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
