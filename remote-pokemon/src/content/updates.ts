import { paths, type UpdateEntry } from '@mint-row/kit/contract';

const day = '2026-11-22';

/** What changed on the pages of this remote that are no guides. */
export const updates: readonly UpdateEntry[] = [
  {
    date: day,
    path: '/pokemon',
    title: 'Pokémon cards',
    text: 'The Illustrator’s sale of February 2026 joins the rare cards, and the first tip now covers Trainers, Energies, Machamp and the late print of Base Set.',
  },
  {
    date: day,
    path: paths.character('pikachu'),
    title: 'Pikachu',
    text: 'The only PSA 10 Illustrator changed hands again, at $16,492,000. The range of the card and the sales below it include that.',
  },
  {
    date: day,
    path: paths.character('charizard'),
    title: 'Charizard',
    text: 'Each range names the copies at its ends, and the 1999–2000 print of Base Set has joined the other printings.',
  },
  {
    date: day,
    path: paths.character('gyarados'),
    title: 'Gyarados',
    text: 'Who made which classic picture is clearer: Arita the blue one, Sugimori the red one, and a photographer the third.',
  },
  {
    date: day,
    path: paths.character('blastoise'),
    title: 'Blastoise',
    text: 'The doubt about its designer now stands in one place, and what the three value ranges rest on is shown as figures.',
  },
  {
    date: day,
    path: paths.character('venusaur'),
    title: 'Venusaur',
    text: 'We say once, beside its other details, that the designer is not confirmed. The ranges show which copies they run between.',
  },
  {
    date: day,
    path: paths.character('dragonite'),
    title: 'Dragonite',
    text: 'New on the page: the copies that each value range covers, and explanations of terms such as alternate art.',
  },
  {
    date: day,
    path: paths.character('mewtwo'),
    title: 'Mewtwo',
    text: 'Terms are explained where they first appear, and the Base Set description says what a stamp changes.',
  },
  {
    date: day,
    path: paths.character('mew'),
    title: 'Mew',
    text: 'The words for its many kinds of card, from promo to reverse holo, lead to the glossary; ranges show their two ends.',
  },
];
