import '../styles.css';
import { drawingOf, type PageProps } from '@mint-row/kit/contract';
import { CardSchematic, Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, GuidePoints, Paragraphs, ToolHeading, ToolOpening } from '@mint-row/kit/ui/guide';
import { franchise } from '../franchise.ts';
import { BorderChart, Pack } from '../guides/topps-1977/CardDrawings.tsx';
import type { Topps1977 } from '../guides/topps-1977/content.ts';
import { NumberLookUp } from '../guides/topps-1977/NumberLookUp.tsx';
import { SeriesTable } from '../guides/topps-1977/SeriesTable.tsx';
import '../guides/topps-1977/topps-1977.css';

/** The guide to the five series of 1977 Topps: a number gives the series, the border and the place on a sheet. */
export default function Topps1977GuidePage({ data, drawings, catalogue }: PageProps<Topps1977>) {
  const { chart, lookUp, series, odd, number207, packs, condition } = data;
  return (
    <GuideFrame
      guide={data}
      franchise={franchise}
      terms={catalogue.terms}
      opening={
        <ToolOpening
          guide={data}
          franchise={franchise}
          section="look-up"
          picture={drawingOf(drawings, 'suns-over-dunes')}
        >
          <NumberLookUp
            words={lookUp}
            heading={<ToolHeading guide={data} section="look-up" heading={lookUp.heading} />}
          />
        </ToolOpening>
      }
    >
      <Section id="series">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <SectionHeading section="series" heading={series.heading}>
            <div className="mt-8">
              <BorderChart label={chart} stickers={series.columns.stickers} drawings={drawings} />
            </div>
          </SectionHeading>
          <div className="guide-prose">
            <Paragraphs of={series.paragraphs} />
          </div>
        </div>
        <SeriesTable columns={series.columns} notes={series.notes} />
      </Section>

      <Section id="odd" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="odd" heading={odd.heading} intro={odd.intro} />
        <GuidePoints
          points={odd.cards}
          before={({ card }) =>
            card && <CardSchematic drawings={drawings} slug="darth-vader" index={card} alt="" className="odd-card" />
          }
        />
      </Section>

      <Section id="number-207" tone="vault" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="number-207" heading={number207.heading}>
          <figure className="mt-8">
            <img
              src={drawingOf(drawings, 'number-207')}
              width="330"
              height="250"
              alt=""
              loading="lazy"
              decoding="async"
              className="number-207"
            />
            <figcaption className="mt-3 text-muted text-sm">{number207.figure}</figcaption>
          </figure>
        </SectionHeading>
        <div className="guide-prose">
          <Paragraphs of={number207.paragraphs} />
        </div>
      </Section>

      <Section id="packs" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="packs" heading={packs.heading}>
          <div className="mt-8">
            <Pack label={packs.figure} />
          </div>
        </SectionHeading>
        <div className="guide-prose">
          <Paragraphs of={packs.paragraphs} />
        </div>
      </Section>

      <Section id="condition">
        <SectionHeading section="condition" heading={condition.heading} className="mb-8" />
        <ul className="ruled">
          {condition.points.map(({ title, text }) => (
            <li key={title} className="grid gap-x-16 gap-y-2 border-hairline border-b py-6 md:grid-cols-[1fr_2fr]">
              <h3 className="type-title">{title}</h3>
              <p className="max-w-measure">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
        <p className="type-lead mt-10 max-w-measure">
          <Text>{condition.closing}</Text>
        </p>
      </Section>
    </GuideFrame>
  );
}
