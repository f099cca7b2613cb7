import type { Guide, TitledText } from '@mint-row/kit/content';
import { type Maker, type MakerSet, makers, sets, years } from './sets.ts';
import { type Wanted, wanted } from './wanted.ts';

/** The guide to the sets of 1990 to 1996. */
export interface MakersGuide extends Guide {
  history: { heading: string; paragraphs: readonly string[] };
  find: { heading: string; instruction: string; intro: string; none: string };
  wanted: Wanted;
  checks: { heading: string; points: readonly TitledText[] };
  begin: { heading: string; intro: string; points: readonly TitledText[] };
  makers: readonly Maker[];
  years: readonly number[];
  sets: readonly MakerSet[];
}

export const makersGuide: MakersGuide = {
  slug: 'marvel-1990-to-1996',
  alsoFoundBy: ['90s Marvel', 'Marvel cards 1990s', 'Impel', 'SkyBox', 'Fleer'],
  sections: [
    {
      section: 'makers',
      label: 'The makers',
      fields: ['history'],
      alsoFoundBy: ['Impel', 'SkyBox', 'Fleer', 'makers'],
    },
    {
      section: 'sets',
      label: 'The sets',
      fields: ['find', 'sets'],
      alsoFoundBy: ['1990 Marvel Universe', 'Marvel Masterpieces', 'Flair', 'Ultra X-Men', 'Marvel Metal'],
    },
    {
      section: 'wanted',
      label: 'Cards of 1990',
      alsoFoundBy: [
        '1990 holograms',
        '1990 holograms worth',
        'MH2',
        'MH3',
        'MH4',
        'MH5',
        'Stan Lee',
        'Mr. Marvel',
        'Ghost Rider',
        'Venom',
        'Magneto',
        'Silver Surfer',
      ],
    },
    { section: 'checks', label: 'What to check' },
    { section: 'begin', label: 'Where to begin', alsoFoundBy: ['cheap boxes', 'where to start'] },
  ],
  title: 'Marvel 1990\u00a0to\u00a01996, by\u00a0maker',
  question: 'Which Marvel set of the 1990s is this card from?',
  need: 'identify',
  summary:
    'Impel, SkyBox, Fleer: who made which Marvel cards from 1990 to 1996, how large each set is and what to look for. Choose a maker and a year.',
  franchise: 'marvel',
  drawing: 'emblem',
  lead: 'Seven years, four names in the small print, and behind them two companies that Marvel ended up owning. Once you know maker and year, a shoebox of loose cards sorts itself into sets.',
  reviewed: '2026-11-29',
  history: {
    heading: 'Four names, two companies',
    paragraphs: [
      'The story begins in 1990 with Impel of Durham, North Carolina. Its Marvel Universe borrowed the form of a baseball set: a portrait in front, a record of wins and losses behind, and in the packs five [[hologram-card|holograms]] as the [[chase]]. A second series followed a year later.',
      'In April 1992 Impel renamed itself SkyBox. Cards of that year therefore carry one name or the other: Jim Lee’s X-Men are an Impel, Joe Jusko’s Marvel Masterpieces a SkyBox. The small print on the back settles it; the title of a listing does not.',
      'Marvel bought Fleer in July 1992, while its agreement with SkyBox still had time to run. Only when that ended did the licence come home: the sets of 1994 are Fleer’s, under names that its baseball cards had made known, Ultra and Flair.',
      'In 1995 Marvel bought SkyBox too, and the pair became Fleer/SkyBox. The boom was over by then. Print runs shrank, and at the end of 1996 Marvel itself filed for bankruptcy. That is why the last sets on this page are harder to find than the first.',
    ],
  },
  find: {
    heading: 'Sixteen sets, one timeline',
    instruction: 'Choose a maker, a year or both: the drawing and the list keep what fits.',
    intro:
      'These are the sets people ask about most. Fleer’s Marvel Metal and Masterpieces of 1995 are missing: we found no description to check against. In the drawing, bars are makers, red cards are sets, and lines show who became what.',
    none: 'Nothing fits both. Choose another maker or another year.',
  },
  wanted,
  checks: {
    heading: 'Before you sort or buy',
    points: [
      {
        title: 'Turn it over',
        text: 'Year and company are in the copyright line on the back. The year is that of the printing, not of the comic from which the picture comes.',
      },
      {
        title: 'Read the number',
        text: 'A plain number is a [[base-card]]. Letters in front, as in MH1, mark a chase card, which had its own odds.',
      },
      {
        title: 'Count what is called complete',
        text: 'A “complete set” of 1990 usually means the 162 base cards. With the holograms there are 167, which sellers call a master set. Ask which of the two is on offer.',
      },
      {
        title: 'Mind the wrapper',
        text: 'Old packs are sold for the chance of a chase card. One that looks sealed may have been searched, and no photograph shows it: pay for the wrapper only if you would be happy with the wrapper.',
      },
    ],
  },
  begin: {
    heading: 'Where to begin',
    intro: 'Three ways into these years.',
    points: [
      {
        title: 'A binder in a weekend',
        text: 'Marvel Universe Series 1, bought as a set and upgraded card by card. Eighteen nine-pocket pages hold all of it exactly.',
      },
      {
        title: 'One painter at a time',
        text: 'Jusko in 1992, the Hildebrandts in 1994, Vallejo and Bell in 1996. The first is cheap, the last is not, and together they show how the hobby grew up.',
      },
      {
        title: 'A long hunt',
        text: 'Fleer Ultra X-Men of 1994 with every insert, Wal-Mart’s included.',
      },
    ],
  },
  makers,
  years,
  sets,
  changes: [
    {
      date: '2026-11-29',
      text: 'The Masterpieces of 1994 and 1996 were not complete. New: the cards of 1990 people ask for, and what the holograms cost at first.',
    },
    { date: '2026-11-22', text: 'Sixteen sets by maker and year, with a timeline.' },
  ],
  sources: [
    {
      name: 'Gentlemen of Leisure, “Unstacking the Deck”',
      says: 'the sizes, inserts and makers of most sets.',
      href: 'https://www.therealgentlemenofleisure.com',
    },
    {
      name: 'Histories of SkyBox International and Fleer',
      says: 'the renaming of April 1992, the purchases of 1992 and 1995, and the bankruptcy of 1996.',
    },
    {
      name: 'Collectors’ set reviews',
      says: 'the second series, X-Men of 1992 and 1993, DC Versus Marvel; one reports the total of 113.',
    },
    {
      name: 'A checklist in a public repository',
      says: 'the numbers of the cards of 1990.',
    },
    {
      name: 'Den of Geek, guide to Marvel trading cards',
      says: 'prices of single cards of 1990, about 2024.',
      href: 'https://www.denofgeek.com/culture/the-definitive-collectors-guide-to-marvel-trading-cards-through-the-years/',
    },
    {
      name: 'Eclectorama, a collector’s blog, 2007',
      says: 'what a set of the five holograms cost about 1990.',
    },
    {
      name: 'Marvel.com, “Make Mine Marvel”',
      says: 'the three Wolverines, Ghost Rider and Stan Lee.',
    },
    {
      name: 'Completist, a collector’s blog, and Screen Rant',
      says: 'what sets and holograms cost before 2018, and sets about 2020.',
    },
    {
      name: 'General knowledge of the hobby',
      says: 'Series 3 of 1992, the month of Ghost Rider’s comic, and what wears first.',
    },
  ],
  related: [
    {
      title: 'Precious Metal Gems, parallels and refractors',
      href: '/guides/pmgs-parallels-refractors',
      why: 'What the foil versions of later sets are, by number.',
    },
    {
      title: 'Spider-Man',
      href: '/characters/spider-man',
      why: 'Two holograms, three base cards and a painting.',
    },
  ],
};
