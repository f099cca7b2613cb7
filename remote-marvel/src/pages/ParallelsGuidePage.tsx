import type { PageProps } from '@mint-row/kit/contract';
import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, Paragraphs } from '@mint-row/kit/ui/guide';
import { franchise } from '../franchise.ts';
import { CardDrawing, FourKinds } from '../guides/pmgs-parallels-refractors/CardDrawings.tsx';
import type { ParallelsGuide } from '../guides/pmgs-parallels-refractors/content.ts';
import { RunFinder, RunTable } from '../guides/pmgs-parallels-refractors/RunFinder.tsx';
import '../styles.css';
import '../guides/pmgs-parallels-refractors/pmgs-parallels-refractors.css';

/** The guide to versions of one card: four kinds, drawn; then which run a numbered foil card belongs to. */
export default function ParallelsGuidePage({ data, catalogue }: PageProps<ParallelsGuide>) {
  const { kinds, history, find, checks, runs } = data;
  return (
    <GuideFrame
      guide={data}
      franchise={franchise}
      terms={catalogue.terms}
      figure={
        <div aria-hidden="true" className="kind-pair">
          {[kinds.items[0], kinds.items[2]].map(
            (kind) => kind && <CardDrawing key={kind.title} drawing={kind.drawing} />,
          )}
        </div>
      }
    >
      <Section id="kinds" tone="sunken">
        <SectionHeading section="kinds" heading={kinds.heading} intro={kinds.intro} className="mb-10" />
        <FourKinds items={kinds.items} />
        <p className="type-lead mt-12 max-w-measure text-balance border-accent-mark border-l-6 pl-5">
          <Text>{kinds.test}</Text>
        </p>
      </Section>

      <Section id="gems" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="gems" heading={history.heading} />
        <div className="guide-prose">
          <Paragraphs of={history.paragraphs} />
        </div>
      </Section>

      <Section id="run" tone="vault">
        <SectionHeading
          section="run"
          heading={find.heading}
          instruction={find.instruction}
          intro={find.intro}
          className="mb-10"
        />
        <div className="card-runs">
          <RunFinder guide={data} />
          <RunTable runs={runs} heading={find.table.heading} stamp={find.table.stamp} />
        </div>
      </Section>

      <Section id="checks">
        <SectionHeading section="checks" heading={checks.heading} className="mb-10" />
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
          {checks.points.map(({ title, text }) => (
            <li key={title} className="border-accent-mark border-t-3 pt-4">
              <h3 className="type-title">{title}</h3>
              <p className="mt-3 max-w-measure text-muted">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </GuideFrame>
  );
}
