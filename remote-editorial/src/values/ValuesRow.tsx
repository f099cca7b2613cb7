import type { CardEntry, Franchise } from '@mint-row/kit/contract';
import { CollectButtons, unbroken } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';
import { Drawing } from '../drawings/Drawing.tsx';
import { franchiseNamed } from '../franchises.ts';
import { CardFact } from './CardFact.tsx';
import { cardName } from './card-name.ts';
import { facts } from './facts.ts';
import type { valuesWords } from './words.ts';

interface ValuesRowProps {
  words: typeof valuesWords;
  card: CardEntry;
  franchises: readonly Franchise[];
  /** The name in the heading above it. */
  group: string;
  /** The box that chooses the card. */
  pick: ReactNode;
}

/** A card of the price guide: its row, and on narrow screens a block. A cell says its column for those. */
export function ValuesRow({ words, card, franchises, group, pick }: ValuesRowProps) {
  const { key, title, path, anchor, drawing, ranked, character } = card;
  const franchise = franchiseNamed(franchises, card.franchise);
  return (
    <tr id={key} className="section" data-accent={franchise.accent}>
      <th scope="row" data-ranked={ranked ? '' : undefined}>
        <Drawing franchise={card.franchise} name={drawing} rank={ranked?.rank} />
        <a href={`${path}#${anchor}`}>
          {unbroken(title)}
          {/* "Base Set Shadowless" is three cards. */}
          {character && !title.includes(character.name) && <span className="sr-only">: {character.name}</span>}
        </a>
        {character?.name !== group && (
          <span>
            {franchise.name}, {character ? character.name : `rank ${ranked?.rank}`}
          </span>
        )}
        {pick}
        <div>
          <CollectButtons kind="card" id={key} name={cardName(card)} />
        </div>
      </th>
      {facts.map((fact) => (
        <td key={fact} data-column={words.columns[fact]}>
          <CardFact of={fact} card={card} words={words} />
        </td>
      ))}
    </tr>
  );
}
