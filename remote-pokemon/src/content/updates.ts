import { characterUpdate } from '@mint-row/kit/content';
import type { UpdateEntry } from '@mint-row/kit/contract';
import { franchise } from '../franchise.ts';

const date = '2026-11-22';

/** The changes of pages other than guides, the newest first. */
export const updates: readonly UpdateEntry[] = [
  {
    date,
    path: franchise.path,
    title: 'Pokémon cards',
    text: 'The Illustrator’s sale of February\u00a02026 joins the rare cards, and the first tip now covers Trainers, Energies, Machamp and the late print of Base\u00a0Set.',
    kind: 'values',
  },
  ofCharacter('pikachu', 'Pikachu', {
    text: 'The Illustrator has been sold again. Its value range and its list of sales now include that.',
    kind: 'values',
    notable: true,
    changed: {
      of: 'The only PSA 10 Pikachu Illustrator',
      from: { figure: '$5,275,000', note: 'Private sale, July\u00a02021' },
      to: { figure: '$16,492,000', note: 'Goldin, 16 February\u00a02026' },
    },
  }),
  ofCharacter('charizard', 'Charizard', {
    text: 'Each range names the copies at its ends, and the 1999–2000 print of Base\u00a0Set has joined the other printings.',
    kind: 'values',
  }),
  ofCharacter('gyarados', 'Gyarados', {
    text: 'Who made which classic picture is clearer: Arita the blue one, Sugimori the red one, and a photographer the third.',
    kind: 'correction',
  }),
  ofCharacter('blastoise', 'Blastoise', {
    text: 'The doubt about its designer now stands in one place, and what the three value ranges rest on is shown as figures.',
    kind: 'values',
  }),
  ofCharacter('venusaur', 'Venusaur', {
    text: 'We say once, beside its other details, that the designer is not confirmed. The ranges show which copies they run between.',
    kind: 'values',
  }),
  ofCharacter('dragonite', 'Dragonite', {
    text: 'New on the page: the copies that each value range covers, and explanations of terms such as alternate art.',
    kind: 'values',
  }),
  ofCharacter('mewtwo', 'Mewtwo', {
    text: 'Terms are explained where they first appear, and the Base\u00a0Set description says what a stamp changes.',
    kind: 'correction',
  }),
  ofCharacter('mew', 'Mew', {
    text: 'The words for its many kinds of card, from promo to reverse holo, lead to the glossary; ranges show their two ends.',
    kind: 'values',
  }),
];

function ofCharacter(slug: string, title: string, change: Pick<UpdateEntry, 'text' | 'kind' | 'notable' | 'changed'>) {
  return characterUpdate(slug, { date, title, ...change });
}
