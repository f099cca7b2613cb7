import { schematicName } from '../../content/card-layout.ts';
import { cardNumber } from '../../content/card-number.ts';
import type { Character, NotableCard } from '../../content/character.ts';
import type { Motif } from './motif.ts';
import { schematic } from './schematic.ts';

/**
 * The schematics of all notable cards, by the names of their drawings.
 * @param motifs by character slug; a character without one gets a plain grey figure
 * @throws Error for a card whose layout is that of another card
 */
export function schematics(
  characters: readonly Pick<Character, 'slug' | 'cards'>[],
  motifs: Readonly<Record<string, Motif>>,
): Record<string, () => string> {
  return Object.fromEntries(
    characters.flatMap(({ slug, cards }) => {
      const { [slug]: motif = plainMotif } = motifs;
      return cards.map((card, index) => {
        checkLayout(slug, card);
        return [schematicName(slug, index), () => schematic(card.layout, motif)];
      });
    }),
  );
}

/** A figure for characters that have no drawing of their own yet. */
const plainMotif: Motif = {
  colours: ['#59626d', '#aab3bd', '#eceff2'],
  large: 'M50 12L88 50 50 88 12 50z',
  small: 'M50 34L66 50 50 66 34 50z',
};

function checkLayout(slug: string, card: NotableCard): void {
  const { title, set, layout } = card;
  const { sets, parts, back, without = [] } = layout;
  if (!sets.includes(set)) {
    throw new Error(`${slug}: the layout of "${title}" is one of ${sets.join(', ')}, but the card’s set is "${set}".`);
  }
  const stated = cardNumber(card);
  const drawn = parts.find(({ kind }) => kind === 'number')?.text ?? back?.number ?? '';
  if (stated && !without.includes('number') && drawn !== stated && !drawn.startsWith(`${stated}/`)) {
    throw new Error(`${slug}: the layout of "${title}" has the number "${drawn}", but the card’s is "${stated}".`);
  }
}
