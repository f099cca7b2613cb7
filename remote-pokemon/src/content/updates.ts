import { characterUpdate } from '@mint-row/kit/content';
import type { UpdateEntry } from '@mint-row/kit/contract';
import { franchise } from '../franchise.ts';

const first = '2026-11-22';
const date = '2026-11-29';

/** The changes of pages other than guides, the newest first. */
export const updates: readonly UpdateEntry[] = [
  {
    date,
    path: franchise.path,
    title: 'Pokémon cards',
    text: '1st Edition Charizard has sold in PSA 10 more often than “three times in four years”, and the Van Gogh Pikachu began 2025 at $740–$840.',
    kind: 'correction',
  },
  ofCharacter('charizard', 'Charizard', {
    date,
    text: 'Six more dated sales in PSA 10, and a warning about the reprints of 2021 and 2026. Blastoise, Venusaur and Mewtwo warn of theirs.',
    kind: 'values',
    notable: true,
  }),
  ofCharacter('pikachu', 'Pikachu', {
    date,
    text: 'Cheeks do not date a card: both kinds exist with the stamp. The Illustrator’s sales go back to 2016.',
    kind: 'correction',
  }),
  {
    date: first,
    path: franchise.path,
    title: 'Pokémon cards',
    text: 'The Illustrator’s sale of February\u00a02026 joins the rare cards.',
    kind: 'values',
  },
  ofCharacter('pikachu', 'Pikachu', {
    date: first,
    text: 'The Illustrator has been sold again. Its value range and its list of sales now include that.',
    kind: 'values',
    notable: true,
    changed: {
      of: 'The only PSA 10 Pikachu Illustrator',
      from: { figure: '$5,275,000', note: 'Private sale, July\u00a02021' },
      to: { figure: '$16,492,000', note: 'Goldin, 16 February\u00a02026' },
    },
  }),
  ofCharacter('gyarados', 'Gyarados', {
    date: first,
    text: 'Who made which classic picture is clearer: Arita the blue one, Sugimori the red one, and a photographer the third.',
    kind: 'correction',
  }),
];

function ofCharacter(slug: string, title: string, change: Omit<UpdateEntry, 'path' | 'title' | 'drawing'>) {
  return characterUpdate(slug, { title, ...change });
}
