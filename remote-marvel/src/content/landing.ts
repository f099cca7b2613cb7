import type { FranchiseLanding } from '@mint-row/kit/content';
import { type MakersFigure, makersFigure } from './makers.ts';

/** The data of the Marvel landing page: it also shows who made the cards. */
export type MarvelLanding = FranchiseLanding & { makers: MakersFigure };

export const landing = {
  hero: {
    heading: 'Marvel\u00a0cards, from\u00a0gum\u00a0packs to\u00a0painted\u00a0sets',
    lead: 'The first Marvel-licensed gum cards came out in 1966, and the long line of modern sets began in 1990. This is where to start with both: the sets worth knowing, the faults to check for and the characters people collect most.',
  },
  why: {
    heading: 'Why collect Marvel',
    points: [
      {
        title: 'You can begin for small change',
        text: 'Most [[raw|raw]] [[base-card|base cards]] of the early 1990s cost a dollar or two. The challenge is condition: the same card in a top [[grade]] can cost hundreds, and finding one yourself is half the pleasure.',
      },
      {
        title: 'Artists who signed up for whole sets',
        text: 'Joe Jusko painted all 99 characters of the 1992 Marvel Masterpieces, and Jim Lee drew all of that year’s X-Men Series 1. Boris Vallejo and Julie Bell painted the 1996 Masterpieces. A complete set can be one artist’s gallery in nine-pocket pages.',
      },
      {
        title: 'A history you can follow by maker',
        text: 'Impel made the first modern sets and became SkyBox in 1992. Marvel bought Fleer in July of that year and SkyBox in 1995; the rights to Fleer later passed to Upper Deck. In September 2024 Topps announced that it had the licence, and its Marvel sets began in 2025, one-of-one Frank Miller [[sketch-card|sketch cards]] in Marvel Comics Chrome among them. So the name on the back is the quickest way to date a card.',
      },
    ],
  },
  makers: makersFigure,
  sets: {
    heading: 'Popular sets',
    intro:
      'Three sets from five years, each collected for its own reason. [The guide to the makers](/guides/marvel-1990-to-1996) has sixteen, on one timeline.',
    items: [
      {
        name: '1990 Impel Marvel Universe Series 1',
        year: 1990,
        size: '162 cards, 5 holograms (MH1–MH5)',
        description:
          'The first Marvel Universe set. With battle records and first appearances on the backs, it doubles as a pocket guide to the comics. [The holograms and the cards people ask for](/guides/marvel-1990-to-1996#wanted), by number.',
        card: { slug: 'captain-america', index: 0 },
      },
      {
        name: '1992 SkyBox Marvel Masterpieces',
        year: 1992,
        size: '100 cards, 5 Battle Spectra, 5 Lost Marvel',
        description:
          'Joe Jusko painted the lot, [[chase|chase cards]] included. Base cards are plentiful, so hold out for sharp [[corners]]; the five foil Battle Spectra are the hard part.',
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
        text: 'Chipped [[edges]] and [[centring|off-centre]] cuts keep most copies out of the high grades. Compare left with right and top with bottom before you pay extra for “mint”.',
      },
      {
        title: 'Keep holograms and foil in rigid holders',
        text: 'The [[hologram-card|holograms]] of 1990 and the Battle Spectra of 1992 scratch easily. Fans put the odds at about one in 36 packs and one in 12, so protect a clean copy from the day you get it.',
      },
      {
        title: 'Read the serial number on Precious Metal Gems',
        text: 'A [[pmg|Precious Metal Gem]] is a foil version of a base card in a small numbered run. Trust the stamped [[serial-number|number]], compare [[sold-price|sold prices]] instead of asking prices, and see [which run yours is from](/guides/pmgs-parallels-refractors).',
      },
    ],
  },
  mostCollected: {
    heading: 'The eight most collected',
    intro:
      'First seen between 1941 and 1991. Each page has the first appearance, the history and three cards to look for.',
    characters: [
      { name: 'Spider-Man', slug: 'spider-man', begins: true, note: 'Impel #29, and hologram MH1' },
      { name: 'Wolverine', slug: 'wolverine', note: 'Three times in the 1990 Impel set' },
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
    text: 'If you look at the borders before the picture, you already belong. The Collector’s Circle is free, needs no credit card and gives you instant access.',
  },
} satisfies MarvelLanding;
