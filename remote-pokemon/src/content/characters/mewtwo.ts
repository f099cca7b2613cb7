import type { Character } from '@mint-row/kit/content';
import { nextDestinies, shining, unlimited } from '../layouts.ts';

export const mewtwo = {
  slug: 'mewtwo',
  reviewed: '2026-11-29',
  name: 'Mewtwo',
  tagline: 'Made from Mew, and the name in the title of the first film',
  era: 'Generation I (1996)',
  summary:
    'The Psychic Pokémon of Cerulean Cave. Its cards offer one clear step per era: Base Set holo, Shining [[secret-rare]], [[full-art|full-art]] EX.',
  debut: {
    text: 'Players of Pokémon Red and Green (Japan, 27 February 1996) find Mewtwo in Cerulean Cave. North America followed with Red and Blue on 28 September 1998.',
    facts: [
      { label: 'Game debut', value: 'Pokémon Red and Green (27 February 1996)' },
      { label: 'Designed by', value: 'Ken Sugimori' },
      { label: 'Real name', value: 'Mewtwo, in Japan as well' },
      { label: 'Pokédex number', value: '#150' },
      { label: 'Type', value: 'Psychic' },
    ],
  },
  history: [
    'Cerulean Cave is where Red and Green, the Japanese games of 27 February 1996, keep Mewtwo. Their story says that it was made from the DNA of Mew, and the Pokédex duly names it the Genetic Pokémon. Ken Sugimori designed it: 2.0 metres tall, 122.0 kilograms in weight, pure Psychic and number 150 in a list that ends at 151. Nothing evolves into it and it evolves into nothing, so there is no line to raise: a player gets the one encounter and has to make it count.',
    'A film then gave it the leading part. Mewtwo Strikes Back opened in Japan on 18 July 1998, and Pokémon: The First Movie brought it to North American cinemas on 10 November 1999, the same year as the English card game. Fourteen years after that came two Mega forms in the games X and Y (2013): Mega Mewtwo X, which adds Fighting to its Psychic type, and Mega Mewtwo Y. The film itself returned on 12 July 2019, when a remake under the title Mewtwo Strikes Back: Evolution reached Japanese cinemas.',
    'Three cards trace Mewtwo through three eras of card making. Base Set #10 (1999) has 60 HP and art by Sugimori, so the designer’s own hand is on the card. Shining Mewtwo, #109 in Neo Destiny (28 February 2002), is by Hironobu Yoshida and lies beyond the set’s printed count. Next Destinies, on 8 February 2012, brought Mewtwo-EX both as a regular card, #54, and as [[full-art]], #98. You can build a small run of Mewtwo without buying the same picture twice.',
  ],
  story: [
    { year: 1996, text: 'Cerulean Cave, in Red and Green', source: 'known' },
    {
      year: 1996,
      kind: 'card',
      text: 'First card, in the Japanese Expansion Pack of 20 October',
      source: 'artdaily.cc 159197',
    },
    { year: 1998, text: 'Mewtwo Strikes Back opens in Japan on 18 July', source: 'known' },
    {
      year: 1999,
      kind: 'card',
      text: 'English [Base Set #10](/guides/which-base-set), drawn by its designer',
      source: 'tcgdex/cards-database',
    },
    { year: 2002, kind: 'card', text: 'Shining Mewtwo, #109 in Neo Destiny', source: 'tcgdex/cards-database' },
    { year: 2012, kind: 'card', text: 'Mewtwo-EX, #54 and #98 in Next Destinies', source: 'tcgdex/cards-database' },
    { year: 2013, text: 'Two Mega forms, in X and Y', source: 'known' },
    { year: 2019, text: 'A remake of the first film, on 12 July', source: 'known' },
  ],
  figure: {
    figure: '60 to 170',
    text: 'HP, from the holo of 1999 to the EX of 2012',
    source: 'Base Set #10; Next Destinies #98',
  },
  details: [
    {
      view: [90, 140, 120],
      text: 'A double helix, since it was made from DNA. The sphere shows it more than twice as large.',
    },
    { view: [205, 120, 95], text: 'Rings that spread from it like a thought: its only type is Psychic.' },
    { view: [90, 238, 100], text: 'Light that the glass gathers at its lower rim.' },
  ],
  cards: [
    {
      title: 'Base Set Holo #10',
      set: '1999 Pokémon Base Set',
      alsoFoundBy: ['10/102'],
      layout: unlimited('10/102', []),
      description:
        'Ken Sugimori drew this 60 HP [[holo]] of the Pokémon he designed. A [[first-edition|1st Edition]] stamp makes it another card altogether, so look there first. Light wear shows first in the foil and along the [[edges]] of the back.',
      valueRange: '$50-$300',
      basis: {
        kind: 'estimate',
        low: 'played',
        high: 'high [[grade]]',
        note: '[[unlimited|Unlimited]] only, without the stamp.',
      },
    },
    {
      title: 'Shining Mewtwo',
      set: '2002 Pokémon Neo Destiny',
      number: '109/105',
      layout: shining('109/105'),
      description:
        'One of the eight Shining [[secret-rare|secret cards]] of Neo Destiny, numbered 109/105 and drawn by Hironobu Yoshida. The number above the set’s own count is the quickest check that a listing shows the right card. Ask for a photograph taken at an angle, since the foil decides the grade.',
      valueRange: '$500-$2,000+',
      basis: { kind: 'estimate', low: 'played', high: 'high grade' },
    },
    {
      title: 'Mewtwo EX Full Art',
      set: '2012 Pokémon Next Destinies',
      number: '98/99',
      layout: nextDestinies('98/99'),
      description:
        'Card 98/99 of Next Destinies, with 170 HP and an artist credit for 5ban Graphics. Do not mix it up with the regular Mewtwo-EX, #54 in the same set, or with the Mewtwo-EX that Celebrations reprinted in 2021, which bears a 25th-anniversary logo.',
      valueRange: '$30-$150',
      basis: { kind: 'estimate', low: 'played', high: 'high grade', note: 'For #98, not the regular #54.' },
    },
  ],
  finding:
    'A played Shining Mewtwo, at $500, costs more than the best of the other two: $300 for the Base Set holo, $150 for the full art.',
  related: [
    {
      slug: 'charizard',
      name: 'Charizard',
      why: 'Shining Charizard is two numbers before Shining Mewtwo, from the same artist.',
    },
    { slug: 'gyarados', name: 'Gyarados', why: 'Became a Shining card five months earlier, in Neo Revelation.' },
  ],
  closing: {
    title: 'Find your Mewtwo',
    text: 'Collecting one Mewtwo for each era? Tell us which of the three you have and its grade, and we’ll look out for the others in the same condition.',
  },
} satisfies Character;
