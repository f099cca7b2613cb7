import type { CardEntry } from '@mint-row/kit/contract';
import { headingId, unbroken } from '@mint-row/kit/ui';
import type { ReactNode } from 'react';
import type { checklistWords } from '../content/checklists.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { sheetsOf } from './lists.ts';
import './checklists.css';

interface ChecklistProps {
  slug: string;
  name: string;
  /** The list's position from 1, by which style rules choose lists without code. */
  number: number;
  /** The list's sheets, or a sentence that says why there are none. */
  children: ReactNode;
}

/** One list to print, with its heading. */
export function Checklist({ slug, name, number, children }: ChecklistProps) {
  return (
    <section id={slug} data-list={number} className="section checklist" aria-labelledby={headingId(slug)}>
      <h2 id={headingId(slug)} className="type-heading">
        {name}
      </h2>
      {children}
    </section>
  );
}

interface SheetsProps<Card> {
  cards: readonly Card[];
  keyOf: (card: Card) => string;
  /** A pocket: an item of a list. */
  children: (card: Card) => ReactNode;
}

/** Cards in the sheets that they are printed on. */
export function Sheets<Card>({ cards, keyOf, children }: SheetsProps<Card>) {
  return sheetsOf(cards).map((pockets) => (
    <ol key={pockets[0] && keyOf(pockets[0])} className="binder-sheet">
      {pockets.map((card, index) =>
        card ? (
          children(card)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty pocket is nothing but its place.
          <li key={index} aria-hidden="true" className="pocket pocket-empty" />
        ),
      )}
    </ol>
  ));
}

interface PocketProps {
  card: CardEntry;
  /** The accent of its franchise. */
  accent: string;
  words: typeof checklistWords;
}

/** A card of a checklist: what it is, what it may bring, and a box to tick for "have" and for "want". */
export function Pocket({ card, accent, words }: PocketProps) {
  const { ranked, range, ends } = card;
  const kind = (ranked ? ranked.sale : !ends) ? words.sold : words.estimate;
  return (
    <li className="pocket" data-accent={accent}>
      <PocketCard card={card} words={words} />
      <p>
        <b>{range}</b>
        {` ${ranked ? `${ranked.grade}, ` : ''}${kind} ${ranked?.sale ?? ''}`}
      </p>
      <p className="pocket-boxes">
        <span>{words.have}</span> <span>{words.want}</span>
      </p>
    </li>
  );
}

interface PocketCardProps {
  card: CardEntry;
  words: typeof checklistWords;
}

/** A card in a pocket: its drawing, its character or rank, its title, set and number. */
export function PocketCard({ card: { title, set, year, number, character, ranked, drawing }, words }: PocketCardProps) {
  return (
    <>
      <Drawing src={drawing} />
      <p>{character?.name ?? `${words.rank} ${ranked?.rank}`}</p>
      <h3>{unbroken(title)}</h3>
      <p>{[set ?? year, number && `${words.number} ${number}`].filter(Boolean).join(', ')}</p>
    </>
  );
}
