import type { Character } from '@mint-row/kit/content';
import { ancientMew, mysteryOfTheFossils, southernIslands } from '../layouts.ts';

export const mew = {
  slug: 'mew',
  reviewed: '2026-11-29',
  name: 'Mew',
  tagline: 'The 151st Pokémon, whose first English cards were [[promo|promos]]',
  era: 'Generation I (1996)',
  summary:
    'A hidden extra in the first games. Mew’s early cards came from [[promo|promos]], cinemas and an 18-card set, which makes it fun to hunt.',
  debut: {
    text: 'Mew was tucked into Pokémon Red and Green, released in Japan on 27 February 1996. Programmer Shigeki Morimoto added it in space that came free at the end of development.',
    facts: [
      { label: 'Game debut', value: 'Pokémon Red and Green (27 February 1996)' },
      { label: 'Designed by', value: 'Shigeki Morimoto' },
      { label: 'Real name', value: 'Mew, in Japan as well' },
      { label: 'Pokédex number', value: '#151' },
      { label: 'Type', value: 'Psychic' },
    ],
  },
  history: [
    'Development of Red and Green was almost over when some space came free, and the programmer Shigeki Morimoto used it for one more Pokémon. That is how number 151 slipped into the games of 27 February 1996. CoroCoro then gave players a chance to own one: the “Legendary Pokémon Offer” of April and May 1996 drew about 78,000 entries and had 20 winners. The New Species Pokémon is small, 0.4 metres and 4.0 kilograms, and pure Psychic. It neither evolves nor is evolved into, though the games name it as the source of Mewtwo’s DNA.',
    'Mewtwo Strikes Back, in Japanese cinemas from 18 July 1998, made Mew a co-star, and the English version of that film followed in North America on 10 November 1999. The next film brought the card you may still have in a drawer: Ancient Mew was handed out at cinemas for Pokémon the Movie 2000, which opened in the United States on 21 July 2000. Later sets kept special slots for it. EX Dragon Frontiers, on 8 November 2006, has a Mew Star of the Delta Species at #101, and Celebrations, on 8 October 2021, a gold Mew that says 025/025 and is called a [[secret-rare|Secret Rare]] all the same.',
    'Collecting early Mew cards means looking outside the main English sets. Base Set and Fossil have none, though the Japanese Mystery of the Fossils (21 June 1997) does. In English, Wizards Black Star Promos #8 and #9 came first, then the cinema card, then Southern Islands on 31 July 2001, an 18-card set in which Keiko Fukuyama’s Mew is number 1. Promos were often handled and kept in pockets, so condition varies widely and a clean copy can take some finding.',
  ],
  story: [
    { year: 1996, text: 'Hidden in Red and Green, on 27 February', source: 'known' },
    { year: 1996, text: 'CoroCoro’s offer of a Mew: 20 winners', source: 'known' },
    { year: 1997, kind: 'card', text: 'Japanese Mystery of the Fossils, on 21 June', source: 'known' },
    { year: 1998, text: 'A part in Mewtwo Strikes Back', source: 'known' },
    {
      year: 1999,
      kind: 'card',
      text: 'First in English: Black Star Promos #8 and #9',
      source: 'tcgdex/cards-database',
    },
    { year: 2000, kind: 'card', text: 'Ancient Mew, handed out at cinemas', source: 'known' },
    { year: 2001, kind: 'card', text: 'Southern Islands #1, by Keiko Fukuyama', source: 'tcgdex/cards-database' },
    { year: 2021, kind: 'card', text: 'A gold Mew, 025/025 in Celebrations', source: 'tcgdex/cards-database' },
  ],
  figure: { figure: '78,000', text: 'entries, or about that, for 20 Mew', source: 'CoroCoro, April and May 1996' },
  details: [
    { view: [92, 124, 104], text: 'Spheres leave one bright point in a spiral, and turn from pink to blue.' },
    { view: [158, 324, 76], text: 'A bubble, as light as four kilograms can be.' },
    { view: [212, 176, 88], text: 'The end of its tail, long and thin.' },
  ],
  cards: [
    {
      title: 'Fossil Set Holo #1',
      set: '1997 Pokémon Japanese Mystery of the Fossils',
      alsoFoundBy: ['1/62'],
      layout: mysteryOfTheFossils(),
      description:
        'A name to read with care, because the English Fossil set of 1999 has no Mew and its #1 is Aerodactyl. The Mew that belongs with the name is the one in the Japanese Mystery of the Fossils (21 June 1997). If you would rather have an English Mew of the period, look for Wizards Black Star Promo #8 or #9.',
      valueRange: '$40-$300',
      basis: { kind: 'estimate', low: 'played', high: 'high [[grade]]', note: 'The Japanese Mew of 1997.' },
    },
    {
      title: 'Ancient Mew Promo',
      set: '2000 Pokémon the Movie 2000 Ancient Mew promo',
      layout: ancientMew(),
      description:
        'A full-foil card whose text is printed in an invented ancient script, released in Japan in 1999 and in North America in July 2000. Look closely at the small print: an early Japanese version has an [[error-card|error]], “Nintedo” for Nintendo. Judge a copy by its foil, which covers the whole card and marks easily.',
      valueRange: '$30-$200',
      basis: { kind: 'estimate', low: 'played', high: 'high grade' },
    },
    {
      title: 'Southern Islands Mew',
      set: '2001 Pokémon Southern Islands',
      number: '1/18',
      layout: southernIslands('1/18'),
      description:
        'Card 1 of the 18 in Southern Islands, drawn by Keiko Fukuyama. Its finish is [[reverse-holo]], so the foil lies outside the picture and shows every scratch. Tilt it, or ask the seller to.',
      valueRange: '$100-$500+',
      basis: { kind: 'estimate', low: 'played', high: 'high grade' },
    },
  ],
  finding: 'For $100 to $200 you can have a high-grade Ancient Mew or a played Southern Islands.',
  related: [
    {
      slug: 'dragonite',
      name: 'Dragonite',
      why: 'Came to cards on the same day, 21 June 1997, after Base Set had left both out.',
    },
    {
      slug: 'pikachu',
      name: 'Pikachu',
      why: 'Its most expensive card was a prize of CoroCoro, which gave the first Mew away.',
    },
  ],
  closing: {
    title: 'Go looking for Mew',
    text: 'Is there an Ancient Mew in your drawer? Photograph the small print along its bottom edge, and we’ll read it with you for the spelling collectors pay for.',
  },
} satisfies Character;
