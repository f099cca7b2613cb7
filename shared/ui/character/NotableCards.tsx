import { type Drawings, drawingOf } from '@mint-row/kit/contract';
import { Fragment } from 'react';
import { cardId, cardKey } from '../../content/card-id.ts';
import { schematicName } from '../../content/card-layout.ts';
import type { Character, NotableCard, RangeBasis, ShownCard } from '../../content/character.ts';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { LampLink } from '../LampLink.tsx';
import { Section, SectionHeading } from '../Section.tsx';
import { ShareLink } from '../ShareLink.tsx';
import { Text, unbroken, WholeWords } from '../Text.tsx';
import { CardSchematic } from './CardSchematic.tsx';
import { CollectPair } from './CollectPair.tsx';
import './notable-cards.css';

interface NotableCardsProps {
  character: Pick<Character, 'name' | 'slug'> & { cards: readonly ShownCard[] };
  drawings: Drawings;
}

/** Three cards as in a price guide: what each is, what to know about it, what it is worth. */
export function NotableCards({ character: { name, slug, cards }, drawings }: NotableCardsProps) {
  return (
    <Section id="cards">
      <SectionHeading
        section="cards"
        heading="Three notable cards"
        intro="Under each range: what sells at the bottom, what at the top."
        className="mb-8"
      />
      <ol className="ruled card-rows">
        {cards.map((card, index) => (
          <li key={card.title} id={cardId(card)} className="card-row">
            <div className="card-row-drawing relative">
              <CardSchematic drawings={drawings} slug={slug} index={index} alt={card.drawn} className="w-full" />
              <LampLink
                name={card.title}
                line={card.set}
                drawing={drawingOf(drawings, schematicName(slug, index))}
                foil={card.foil}
                cards={[card]}
                kind="card"
                id={cardKey(name, card.title)}
              />
            </div>
            <div>
              <h3 className="type-title">
                <WholeWords>{card.title}</WholeWords>
              </h3>
              <p className="type-label mt-3 text-muted">{unbroken(card.set)}</p>
            </div>
            <p className="max-w-measure">
              <Text>{card.description}</Text>
            </p>
            <CardWorth card={card} />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2 self-start print:hidden">
              <ButtonLink href={marketplaceSearch(`${name} ${card.set}`)} look="line">
                Find This Card<span className="sr-only">: {card.title}</span>
              </ButtonLink>
              <div className="flex flex-wrap items-center gap-x-5 max-sm:grow max-sm:justify-between">
                <ShareLink to={cardId(card)} name={card.title} className="quiet-link" />
                <CollectPair kind="card" id={cardKey(name, card.title)} name={card.title} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-6 max-w-measure text-muted text-sm print:hidden">
        The drawings are plans, not pictures of the cards. Dashed: varies from copy to copy, or not confirmed.
        {cards.some((card) => card.back) && ' Where there are two, the one behind is the back.'}
      </p>
    </Section>
  );
}

/** A card's value range, the copies at its ends, and how many sales there are. The sales themselves are on the scale. */
function CardWorth({ card: { valueRange, basis } }: { card: Pick<NotableCard, 'valueRange' | 'basis'> }) {
  const { note } = basis;
  return (
    <div className="card-row-worth">
      <dl>
        <dt className="type-label text-muted">{basis.kind === 'estimate' ? 'Value range, estimate' : 'Value range'}</dt>
        <dd className="type-title mt-2 text-accent-mark">{valueRange}</dd>
      </dl>
      <dl className="card-row-figures">
        {figuresOf(basis).map(({ name, value }) => (
          <Fragment key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className="value">
              <Text>{value}</Text>
            </dd>
          </Fragment>
        ))}
      </dl>
      {note && (
        <p className="mt-3 max-w-narrow text-muted text-sm">
          <Text>{note}</Text>
        </p>
      )}
    </div>
  );
}

/** The two ends of an estimate, each with its name; a link to the sales, which the scale of values shows. */
function figuresOf(basis: RangeBasis): { name: string; value: string }[] {
  const count = basis.sales?.length;
  return [
    ...(basis.kind === 'estimate'
      ? [
          { name: 'Low end', value: basis.low },
          { name: 'High end', value: basis.high },
        ]
      : []),
    ...(count ? [{ name: count > 1 ? 'Sales' : 'Sale', value: `${count} on [the scale](#values)` }] : []),
  ];
}
