import { cardId, cardKey } from '../../content/card-id.ts';
import type { Character, ShownCard } from '../../content/character.ts';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CollectPair } from '../collect/CollectPair.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { ShareLink } from '../ShareLink.tsx';
import { Text } from '../text/Text.tsx';
import { unbroken } from '../text/unbroken.ts';
import { WholeWords } from '../text/WholeWords.tsx';
import { CardSchematic } from './CardSchematic.tsx';
import { CardWorth } from './CardWorth.tsx';
import './card-rows.css';

interface NotableCardsProps {
  character: Pick<Character, 'name' | 'slug'> & { cards: readonly ShownCard[] };
  /** The base address of the drawings: the `base` that the page was given. */
  base: string;
}

/** Three cards as in a price guide: what each is, what to know about it, what it is worth. */
export function NotableCards({ character: { name, slug, cards }, base }: NotableCardsProps) {
  return (
    <Section id="cards">
      <SectionHeading
        section="cards"
        heading="Three notable cards"
        intro="Below each value range are the copies at its two ends."
        className="mb-8"
      />
      <ol className="ruled card-rows">
        {cards.map((card, index) => (
          <li key={card.title} id={cardId(card)} className="card-row">
            <CardSchematic base={base} slug={slug} index={index} alt={card.drawn} className="card-row-drawing" />
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
        The drawings are plans, not pictures of the cards. Dashed lines mark what is not on every copy, and what we do
        not know.{cards.some((card) => card.back) && ' A card behind the first one is its back.'}
      </p>
    </Section>
  );
}
