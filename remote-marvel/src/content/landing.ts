import type { FranchiseLanding } from '@mint-row/kit/content';
import { type MakersFigure, makersFigure } from './makers.ts';

/** The data of the Marvel landing page: it also shows who made the cards. */
export type MarvelLanding = FranchiseLanding & { makers: MakersFigure };

export const landing = {
  hero: {
    heading: 'Marvel\u00a0cards, from\u00a0gum\u00a0packs to\u00a0painted\u00a0sets',
    lead: 'The first Marvel-licensed gum cards came out in 1966, and the long line of modern sets began in 1990. This is where to start with both: the sets worth knowing, the faults to check for and the characters that people collect most.',
  },
  why: {
    heading: 'Why collect Marvel',
    points: [
      {
        title: 'You can begin for small change',
        text: '[[raw|Raw]] [[base-card|base cards]] from the early 1990s are still within anyone’s reach. The challenge is condition: the same card in a top [[grade]] is a different purchase altogether, and finding one yourself is half the pleasure.',
      },
      {
        title: 'Artists who signed up for whole sets',
        text: 'Joe Jusko painted every card of the 1992 Marvel Masterpieces and Jim Lee drew all of that year’s X-Men Series 1. Boris Vallejo and Julie Bell painted the 1996 Masterpieces. A complete set can be one artist’s gallery in nine-pocket pages.',
      },
      {
        title: 'A history you can follow by maker',
        text: 'Impel made the first modern sets and became SkyBox in 1992. Marvel bought Fleer in July of that year and SkyBox in 1995; the rights to Fleer later passed to Upper Deck, and the licence has since moved to Topps, with retail sets from 2025. The name on the back helps you to date a card, and explains new arrivals such as the one-of-one Frank Miller [[sketch-card|sketch cards]] in 2025 Marvel Comics Chrome.',
      },
    ],
  },
  makers: makersFigure,
  sets: {
    heading: 'Popular sets',
    intro:
      'Three sets from five years, each collected for a different reason. [The guide to the makers](/guides/marvel-1990-to-1996) has sixteen, on one timeline.',
    items: [
      {
        name: '1990 Impel Marvel Universe Series 1',
        year: 1990,
        size: '162 cards, 5 holograms (MH1–MH5)',
        description:
          'The first Marvel Universe set. Battle records and first appearances on the backs of its character cards let it double as a pocket guide to the comics. Captain America is #1.',
        card: { slug: 'captain-america', index: 0 },
      },
      {
        name: '1992 SkyBox Marvel Masterpieces',
        year: 1992,
        size: '100 cards, 5 Battle Spectra, 5 Lost Marvel',
        description:
          'Joe Jusko painted the lot, [[chase|chase cards]] included. Base cards are plentiful, so look for sharp [[corners]], and treat the five foil Battle Spectra as the harder part of the set.',
        card: { slug: 'wolverine', index: 1 },
      },
      {
        name: '1994 Fleer Ultra X-Men',
        year: 1994,
        size: '150 cards, plus inserts',
        description:
          'A mutant set with plenty to chase: a nine-card team portrait, three foil [[insert|inserts]] of six cards each and a six-card Wal-Mart triptych. Completing it is a proper project.',
        card: { slug: 'deadpool', index: 1 },
      },
    ],
  },
  tips: {
    heading: 'Three tips before you buy',
    items: [
      {
        title: 'Study the white borders of 1990 Impel cards',
        text: 'Chipped [[edges]] and [[centring|off-centre]] cuts keep most copies out of the high grades. Compare left with right and top with bottom before you pay extra for a card described as mint.',
      },
      {
        title: 'Keep holograms and foil in rigid holders',
        text: 'The [[hologram-card|holograms]] of 1990 and the Battle Spectra of 1992 scratch easily. Fan-compiled odds put them at about one in 36 and one in 12 packs, so a clean copy is worth protecting from the day you get it.',
      },
      {
        title: 'Read the serial number on Precious Metal Gems',
        text: 'A [[pmg|Precious Metal Gem]] is a foil version of a base card in a small numbered run. Trust the [[serial-number|number]] stamped on the card, compare [[sold-price|sold prices]] instead of asking prices, and see [which run yours is from](/guides/pmgs-parallels-refractors).',
      },
    ],
  },
  mostCollected: {
    heading: 'The eight most collected',
    intro:
      'Debuts from 1941 to 1991, from the Golden Age to the Modern Age. Each page gives the first appearance, the history and three cards to look for.',
    characters: [
      { name: 'Spider-Man', slug: 'spider-man', note: 'Impel #29, and hologram MH1' },
      { name: 'Wolverine', slug: 'wolverine', note: 'Drawn by Jim Lee, painted by Joe Jusko' },
      { name: 'Iron Man', slug: 'iron-man', note: 'On gum cards by 1966' },
      { name: 'Captain America', slug: 'captain-america', note: 'Card #1 of the 1990 Impel set' },
      { name: 'Deadpool', slug: 'deadpool', note: 'Bagged with X-Force #1, then by Jim Lee' },
      { name: 'Black Panther', slug: 'black-panther', note: 'Joe Jusko’s Masterpieces #4' },
      { name: 'Thor', slug: 'thor', note: 'Donruss\u00a01966, Impel\u00a01990, SkyBox\u00a01992' },
      { name: 'Hulk', slug: 'hulk', note: 'Fights the Thing in Battle Spectra foil' },
    ],
  },
  closing: {
    title: 'Join the Collector’s Circle',
    text: 'If you check the borders before you look at the picture, you already belong. The Collector’s Circle is free, needs no credit card and gives you instant access.',
  },
} satisfies MarvelLanding;
