import { drawingOf, type PageProps } from '@mint-row/kit/contract';
import { FoilCard, PointGrid, Section, SectionHeading, Slab, Text, unbroken } from '@mint-row/kit/ui';
import { GuideFrame, GuidePoints } from '@mint-row/kit/ui/guide';
import { franchise } from '../franchise.ts';
import type { MakersGuide } from '../guides/marvel-1990-to-1996/content.ts';
import { SetFinder } from '../guides/marvel-1990-to-1996/SetFinder.tsx';
import '../styles.css';
import '../guides/marvel-1990-to-1996/marvel-1990-to-1996.css';

/**
 * The guide to the sets of 1990 to 1996: their makers as a short history, then the sets, to filter by maker and year, and
 * the cards of the first one that people ask for.
 */
export default function MakersGuidePage({ data, drawings, catalogue }: PageProps<MakersGuide>) {
  const { history, find, wanted, checks, begin, sets } = data;
  return (
    <GuideFrame
      guide={data}
      franchise={franchise}
      terms={catalogue.terms}
      figure={
        <Slab
          lines={['Marvel cards', '1990 to 1996']}
          grade={{ value: String(sets.length), word: 'sets' }}
          className="rotate-2"
        >
          <FoilCard src={drawingOf(drawings, 'emblem')} alt="" wide eager />
        </Slab>
      }
    >
      <Section id="makers" tone="sunken">
        <SectionHeading section="makers" heading={history.heading} className="mb-8" />
        <div className="history-columns drop-cap">
          {history.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Text>{paragraph}</Text>
            </p>
          ))}
        </div>
      </Section>

      <Section id="sets">
        <SectionHeading
          section="sets"
          heading={find.heading}
          instruction={find.instruction}
          intro={find.intro}
          className="mb-8"
        />
        <SetFinder guide={data} />
      </Section>

      <Section id="wanted" tone="vault">
        <SectionHeading
          section="wanted"
          heading={wanted.heading}
          instruction={wanted.note}
          intro={wanted.intro}
          className="mb-10"
        />
        <ul className="holograms">
          {wanted.holograms.map(({ number, name }, place) => (
            <li key={number}>
              <svg aria-hidden="true" viewBox={`${place * 105} 0 100 140`}>
                <image href={drawingOf(drawings, 'holograms')} width="520" height="140" />
              </svg>
              <p className="mt-3 text-sm">
                <span className="value">{number}</span> {unbroken(name)}
              </p>
            </li>
          ))}
        </ul>
        <GuidePoints points={wanted.points} />
      </Section>

      <Section id="checks" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="checks" heading={checks.heading} />
        <GuidePoints points={checks.points} />
      </Section>

      <Section id="begin">
        <SectionHeading section="begin" heading={begin.heading} intro={begin.intro} className="mb-10" />
        <PointGrid points={begin.points} />
      </Section>
    </GuideFrame>
  );
}
