import { drawingOf, type PageProps } from '@mint-row/kit/contract';
import { Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, GuidePoints } from '@mint-row/kit/ui/guide';
import { franchise } from '../franchise.ts';
import { TwoCorners } from '../guides/which-charizard/CardCorner.tsx';
import { CharizardKey } from '../guides/which-charizard/CharizardKey.tsx';
import type { whichCharizard } from '../guides/which-charizard/content.ts';
import { PrintingTable } from '../guides/which-charizard/PrintingTable.tsx';
import '../styles.css';
import '../guides/drawn-card/drawn-card.css';
import '../guides/key/key.css';
import '../guides/which-charizard/which-charizard.css';

/** The guide to the printings of one Charizard: two corners, a key, a table, the Celebrations reprints and questions. */
export default function WhichCharizardGuidePage({ data, drawings, catalogue }: PageProps<typeof whichCharizard>) {
  const scene = drawingOf(drawings, 'charizard');
  const { pair, key, printings, celebrations, asked } = data;
  return (
    <GuideFrame
      guide={data}
      franchise={franchise}
      terms={catalogue.terms}
      figure={<TwoCorners scene={scene} {...pair} />}
    >
      <Section id="key" tone="sunken">
        <SectionHeading section="key" heading={key.heading} />
        <div className="mt-5 mb-10 grid gap-x-16 gap-y-4 text-muted lg:grid-cols-2">
          <p className="max-w-measure print:hidden">{key.instruction}</p>
          <p className="max-w-measure">
            <Text>{key.start}</Text>
          </p>
        </div>
        <CharizardKey scene={scene} words={key} />
      </Section>
      <Section id="printings">
        <SectionHeading section="printings" heading={printings.heading} className="mb-8" />
        <PrintingTable columns={printings.columns} rows={key.rows} />
        <p className="mt-6 max-w-measure">
          <Text>{printings.note}</Text>
        </p>
      </Section>
      <Section id="celebrations" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <SectionHeading section="celebrations" heading={celebrations.heading} className="mb-6" />
          {celebrations.text.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-measure">
              <Text>{paragraph}</Text>
            </p>
          ))}
        </div>
        <ul aria-label={celebrations.listed} className="reprint-list text-sm">
          {celebrations.cards.map(([name, number]) => (
            <li key={name}>
              {name} <b>{number}</b>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="asked" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="asked" heading={asked.heading} />
        <GuidePoints points={asked.items} />
      </Section>
    </GuideFrame>
  );
}
