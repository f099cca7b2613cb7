import type { Character } from '@mint-row/kit/content';
import { darkDragonite, evolvingSkies, fossil } from '../layouts.ts';

export const dragonite = {
  slug: 'dragonite',
  reviewed: '2026-11-22',
  name: 'Dragonite',
  tagline: 'Lance’s dragon, from Fossil [[holo]] to an Evolving Skies [[alternate-art]]',
  era: 'Generation I (1996)',
  summary:
    'The gentle dragon of the first games. Its first English holo is in Fossil, not Base Set, and a modern favourite is in Evolving Skies.',
  debut: {
    text: 'Dragonite debuted in Pokémon Red and Green (Japan, 27 February 1996), where Lance of the Elite Four uses one. Its first cards had to wait for the fossil sets of 1997 and 1999.',
    facts: [
      { label: 'Game debut', value: 'Pokémon Red and Green (27 February 1996)' },
      {
        label: 'Designed by',
        value: 'Not confirmed for the individual Pokémon; Ken Sugimori is credited as art director',
      },
      { label: 'Real name', value: 'Dragonite (Kairyu in Japan)' },
      { label: 'Pokédex number', value: '#149' },
      { label: 'Type', value: 'Dragon/Flying' },
      { label: 'Evolves from', value: 'Dragonair, at level 55' },
    ],
  },
  history: [
    'Patience is built into Dragonite. Dratini needs level 30 to become Dragonair, and Dragonair needs level 55 for the last step, so few players of Red and Green (Japan, 27 February 1996) raised one early. They met it in other hands: Lance of the Elite Four uses it. In those games it is the only fully evolved Dragon type, number 149, a solid 2.2 metres and 210 kilograms with small wings.',
    'On film Dragonite is a messenger. It carries Mewtwo’s invitation in the first Pokémon film, which opened in Japan on 18 July 1998. The card game, which had left it out of the first Japanese set, added it in Mystery of the Fossils on 21 June 1997 and in English with Fossil on 10 October 1999. EX Dragon made it a Dragonite ex, #90, in 2003. More recently Pokémon Legends: Z-A, released on 16 October 2025, introduced Mega Dragonite, and the Ascended Heroes set of 2026 answered with a Mega Dragonite ex card.',
    'Artists give this collection its variety. Kagemaru Himeno’s Fossil Dragonite exists as holo #4 and non-holo #19, and there is a Wizards Black Star [[promo|Promo]], #5, from the same period. Mitsuhiro Arita drew its opposite for Team Rocket on 24 April 2000, Dark Dragonite, again in two versions: #5 holo and #22. Evolving Skies, released on 27 August 2021, offers Dragonite V as [[full-art]] #191 and alternate art #192, one number apart and easily confused in a listing. With so many near twins, a checklist by number serves a Dragonite collector better than one by name.',
  ],
  story: [
    { year: 1996, text: 'Pokémon Red and Green, in Lance’s team', source: 'known' },
    { year: 1997, kind: 'card', text: 'First card, in the Japanese Mystery of the Fossils', source: 'known' },
    { year: 1998, text: 'Carries Mewtwo’s invitation in the first film', source: 'known' },
    { year: 1999, kind: 'card', text: 'Fossil #4 and #19, on 10 October', source: 'tcgdex/cards-database' },
    { year: 2000, kind: 'card', text: 'Dark Dragonite, in Team Rocket', source: 'tcgdex/cards-database' },
    { year: 2003, kind: 'card', text: 'Dragonite ex, #90 in EX Dragon', source: 'tcgdex/cards-database' },
    { year: 2021, kind: 'card', text: '#191 and #192 in Evolving Skies', source: 'tcgdex/cards-database' },
    { year: 2025, text: 'A Mega form, in Legends: Z-A', source: 'known' },
  ],
  figure: {
    figure: 'Level 55',
    text: 'and twenty-five levels of waiting as a Dragonair',
    source: 'Pokémon Red and Green, 1996',
  },
  details: [
    { view: [120, 40, 120], text: 'One wing, teal as its own are, and stretched to the last joint.' },
    { view: [196, 4, 104], text: 'The tip of the other wing, behind the sun.' },
    { view: [182, 110, 112], text: 'A low sun and long clouds: it is late, and there is a letter to deliver.' },
  ],
  cards: [
    {
      title: 'Fossil Set Holo #4',
      set: '1999 Pokémon Fossil',
      alsoFoundBy: ['4/62'],
      layout: fossil('4/62'),
      description:
        'Kagemaru Himeno’s Dragonite from the 62-card Fossil set. The same Pokémon appears without foil as #19, so check that a listing called “holo” really shows #4. Look for a [[first-edition|1st Edition]] stamp and for scratches across the foil.',
      valueRange: '$50-$350',
      basis: { kind: 'estimate', low: 'played', high: 'high [[grade]]', note: 'The holo, not #19.' },
    },
    {
      title: "Team Rocket's Dragonite",
      set: '2000 Pokémon Team Rocket Dark Dragonite',
      layout: darkDragonite('5/82 or 22/82'),
      description:
        'The card itself is printed “Dark Dragonite”, and that is the name to search for; Team Rocket is the set. Mitsuhiro Arita drew both versions, the holo #5 and the non-holo #22. Make sure you know which of the two a price refers to.',
      valueRange: '$30-$200',
      basis: { kind: 'estimate', low: 'played', high: 'high grade', note: 'Both versions of Dark Dragonite.' },
    },
    {
      title: 'Dragonite V Alt Art',
      set: '2021 Pokémon Sword & Shield Evolving Skies',
      number: '192/203',
      layout: evolvingSkies('192/203'),
      description:
        'Number 192/203 is the alternate art; the ordinary full art is its neighbour, #191. Atsushi Furusawa drew it. Copies are recent, so a buyer can insist on clean [[edges]] and good [[centring]].',
      valueRange: '$80-$400+',
      basis: {
        kind: 'estimate',
        low: '[[raw]], lightly worn',
        high: 'high grade',
        note: 'The alternate art, not #191.',
      },
    },
  ],
  finding:
    'The newest card is the dearest: the alternate art of 2021 costs $80 with light wear, and $400 or more in a high grade.',
  related: [
    { slug: 'mew', name: 'Mew', why: 'Also left out of Base Set, and first printed in the same Japanese set.' },
    {
      slug: 'charizard',
      name: 'Charizard',
      why: 'The better-known dragon, although in those games it is no Dragon type.',
    },
  ],
  closing: {
    title: 'Bring a Dragonite home',
    text: 'Unsure whether a listing is #191 or #192? Send us the link, and we’ll tell you which of the two it shows and what gives it away.',
  },
} satisfies Character;
