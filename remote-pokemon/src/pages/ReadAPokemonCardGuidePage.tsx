import { drawingOf, type PageProps } from '@mint-row/kit/contract';
import { CardSchematic, Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { GuideFrame, PictureOpening } from '@mint-row/kit/ui/guide';
import { franchise } from '../franchise.ts';
import { LabelledCard, RaritySymbol } from '../guides/read-a-pokemon-card/CardDrawings.tsx';
import type { readAPokemonCard } from '../guides/read-a-pokemon-card/content.ts';
import { NumberReader } from '../guides/read-a-pokemon-card/NumberReader.tsx';
import '../styles.css';
import '../guides/drawn-card/drawn-card.css';
import '../guides/read-a-pokemon-card/read-a-pokemon-card.css';

/** The guide to the signs on a card: a labelled drawing, a reader of numbers, the rarity symbols, the odd case. */
export default function ReadAPokemonCardGuidePage({ data, drawings, catalogue }: PageProps<typeof readAPokemonCard>) {
  const scene = drawingOf(drawings, 'meadow-picture');
  const { card, number, rarity, odd } = data;
  return (
    <GuideFrame
      guide={data}
      franchise={franchise}
      terms={catalogue.terms}
      opening={
        <PictureOpening
          guide={data}
          franchise={franchise}
          picture={drawingOf(drawings, 'corner-wide')}
          alt={data.drawn}
        />
      }
    >
      <Section id="card">
        <SectionHeading
          section="card"
          heading={card.heading}
          instruction={card.instruction}
          intro={card.intro}
          className="mb-10"
        />
        <LabelledCard scene={scene} words={card} />
      </Section>
      <Section id="number" tone="sunken">
        <SectionHeading section="number" heading={number.heading} intro={number.intro} className="mb-10" />
        <NumberReader words={number} />
      </Section>
      <Section id="rarity">
        <SectionHeading section="rarity" heading={rarity.heading} className="mb-8" />
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {rarity.items.map(({ symbol, name, text }) => (
            <li key={name} className="border-accent-ink border-t-3 pt-4">
              <RaritySymbol symbol={symbol} className="w-12 text-accent-ink" />
              <h3 className="type-title mt-4">{name}</h3>
              <p className="mt-3 max-w-measure">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-10 max-w-measure text-muted">
          <Text>{rarity.more}</Text>
        </p>
      </Section>
      <Section id="ancient-mew" tone="vault" className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <SectionHeading section="ancient-mew" heading={odd.heading}>
          <CardSchematic drawings={drawings} slug="mew" index={1} alt="" className="mt-8 w-40 lg:w-60" />
        </SectionHeading>
        <div>
          <p className="type-lead max-w-measure">
            <Text>{odd.text}</Text>
          </p>
          <p className="mt-6 max-w-measure text-muted">
            <Text>{odd.pen}</Text>
          </p>
        </div>
      </Section>
    </GuideFrame>
  );
}
