import type { ComponentType, ReactNode } from 'react';
import { cardId } from '../../content/card-id.ts';
import type { Character } from '../../content/character.ts';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { Text } from '../text/Text.tsx';
import { CardWorth } from './CardWorth.tsx';

interface NotableCardsProps {
  character: Pick<Character, 'name' | 'cards'>;
  /** The `CopyLink` component of `shared/runtime`, which this folder may not import. */
  CopyLink: ComponentType<{ to: string; label: string; className: string; children: ReactNode }>;
}

/** Three cards as in a price guide: what each is, what to know about it, what it is worth. */
export function NotableCards({ character: { name, cards }, CopyLink }: NotableCardsProps) {
  return (
    <Section id="cards">
      <SectionHeading
        section="cards"
        heading="Three notable cards"
        intro="Below each value range are the copies at its two ends, and the sales that it rests on."
        className="mb-8"
      />
      <ol className="ruled">
        {cards.map((card) => (
          <li key={card.title} id={cardId(card)} className="card-row">
            <div>
              <h3 className="type-title">{card.title}</h3>
              <p className="type-label mt-3 text-muted">{card.set}</p>
            </div>
            <p className="max-w-measure">
              <Text>{card.description}</Text>
            </p>
            <CardWorth card={card} />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 self-start print:hidden">
              <ButtonLink href={marketplaceSearch(`${name} ${card.set}`)} look="line">
                Find this card<span className="sr-only">: {card.title}</span>
              </ButtonLink>
              <CopyLink to={cardId(card)} label={`Copy link to ${card.title}`} className="quiet-link px-2">
                Copy link
              </CopyLink>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
