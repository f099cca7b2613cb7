import type { Guide, TitledText } from '@mint-row/kit/content';
import { type Maker, type MakerSet, makers, sets, years } from './sets.ts';

/** The guide to the sets of 1990 to 1996. */
export interface MakersGuide extends Guide {
  history: { heading: string; paragraphs: readonly string[] };
  find: { heading: string; instruction: string; intro: string; none: string };
  checks: { heading: string; points: readonly TitledText[] };
  begin: { heading: string; intro: string; points: readonly TitledText[] };
  makers: readonly Maker[];
  years: readonly number[];
  sets: readonly MakerSet[];
}

export const makersGuide: MakersGuide = {
  slug: 'marvel-1990-to-1996',
  title: 'Marvel 1990\u00a0to\u00a01996, by\u00a0maker',
  question: 'Which Marvel set of the 1990s is this card from?',
  need: 'identify',
  summary:
    'Impel, SkyBox, Fleer: who made which Marvel cards from 1990 to 1996, how large each set is and what to look for. Choose a maker and a year.',
  franchise: 'marvel',
  drawing: 'emblem',
  lead: 'Seven years, four names in the small print, and behind them two companies that Marvel ended up owning. Once you know maker and year, a shoebox of loose cards sorts itself into sets.',
  reviewed: '2026-11-22',
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
      'These are the sets that people ask about most, not every set that was made. In the drawing, a bar is a maker, a red card a set, and a line leads to what a maker became.',
    none: 'Nothing fits both. Choose another maker or another year.',
  },
  checks: {
    heading: 'Before you sort or buy',
    points: [
      {
        title: 'Turn it over',
        text: 'Year and company stand in the line of copyright on the back. The year there is the year of printing, not the year of the comic that the picture comes from.',
      },
      {
        title: 'Read the number',
        text: 'A plain number is a [[base-card]]. Letters in front, as in MH1 for the first hologram of 1990, mark a chase card, which had its own odds in the packs.',
      },
      {
        title: 'Count what is called complete',
        text: 'A “complete set” of 1990 usually means the 162 base cards. With the holograms it would be 167, which sellers call a master set. Ask which of the two you are being offered.',
      },
      {
        title: 'Expect common cards to stay common',
        text: 'Base cards of the early sets were printed in great numbers, and many were put away with care. [[raw|Ungraded]], they cost little. A copy that earns a top [[grade]] is another matter, and so are holograms without hairlines.',
      },
      {
        title: 'Mind the wrapper',
        text: 'Old packs are sold for the chance of a chase card. A pack that looks [[sealed]] may have been searched or closed again, and you cannot tell from a photograph; pay for the wrapper only if you would be happy with the wrapper.',
      },
    ],
  },
  begin: {
    heading: 'Where to begin',
    intro: 'Three ways into these years, by temperament.',
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
        text: 'Fleer Ultra X-Men of 1994 with every insert, Wal-Mart’s included. When you meet colours and [[serial-number|serial numbers]] along the way, [the guide to parallels](/guides/pmgs-parallels-refractors) explains them.',
      },
    ],
  },
  makers,
  years,
  sets,
  changes: [{ date: '2026-11-22', text: 'Sixteen sets by maker and year, with a timeline.' }],
  sources: [
    {
      name: 'Gentlemen of Leisure, “Unstacking the Deck”',
      says: 'the sizes, inserts and makers of most sets, described from the cards.',
      href: 'https://www.therealgentlemenofleisure.com',
    },
    {
      name: 'Histories of SkyBox International and Fleer',
      says: 'the renaming of April 1992, the purchases of 1992 and 1995, and the bankruptcy of 1996.',
    },
    {
      name: 'Collectors’ set reviews',
      says: 'the second series of 1991, X-Men of 1992 and 1993, DC Versus Marvel; the total of 113 is as one of them reports it.',
    },
    { name: 'General knowledge of the hobby', says: 'Series 3 of 1992, and what wears first on each kind of card.' },
  ],
  related: [
    {
      title: 'Precious Metal Gems, parallels and refractors',
      href: '/guides/pmgs-parallels-refractors',
      why: 'What the foil versions of later sets are, and what their numbers mean.',
    },
    {
      title: 'Captain America',
      href: '/characters/captain-america',
      why: 'Number one of the first Marvel Universe, and what copies of it are worth.',
    },
    {
      title: 'Spider-Man',
      href: '/characters/spider-man',
      why: 'A base card, a hologram and a painting from three of these sets.',
    },
    { title: 'Marvel cards', href: '/marvel', why: 'The whole field, from gum cards of 1966 to the present licence.' },
  ],
};
