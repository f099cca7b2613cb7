import type { Character } from '@mint-row/kit/content';
import { blackPanther2018, impel1990, masterpieces1992 } from '../layouts.ts';

export const blackPanther = {
  slug: 'black-panther',
  reviewed: '2026-11-29',
  name: 'Black Panther',
  tagline: 'T’Challa of Wakanda, a king since 1966',
  era: 'Silver Age (1966)',
  summary:
    'Wakanda’s king began as a guest of the Fantastic Four. His early-1990s cards, Impel #20 and Masterpieces #4, cost little [[raw]] and much more in top [[grade]].',
  debut: {
    text: 'T’Challa first appears in Fantastic Four #52, on sale in April 1966 with a July cover date. His origin, and his enemy Klaw, had to wait for #53.',
    facts: [
      { label: 'First appearance', value: 'Fantastic Four #52 (July 1966)' },
      { label: 'Publisher', value: 'Marvel Comics' },
      { label: 'Created by', value: 'Stan Lee, Jack Kirby' },
      { label: 'Real name', value: 'T’Challa' },
    ],
    issueValueRange: '$3,000-$75,000+',
  },
  history: [
    'Stan Lee and Jack Kirby introduced the king of Wakanda as a guest in someone else’s comic. Fantastic Four #52, dated July 1966, is the debut; #53, dated August, supplies his origin and brings in Klaw, so the two belong side by side. He was the first Black superhero in mainstream American comics. Two years passed before he took a regular place on a team, when he joined in Avengers #52 (May 1968). So when a listing says “#52”, look at the title: Fantastic Four is the debut, Avengers the enlistment.',
    'His first long story of his own ran in a book called Jungle Action. Don McGregor’s “Panther’s Rage” began there in #6 (September 1973). Kirby came back to write and draw Black Panther #1 in January 1977, eleven years after he had helped to create the character. Christopher Priest’s series, from November 1998, treated T’Challa as a head of state as much as a hero, and Ta-Nehisi Coates began another in April 2016. Read in that order, the four show how the king grew.',
    'In 2019 Black Panther became the first superhero film nominated for the Oscar for Best Picture, and it won three Oscars. It had opened on 16 February 2018 with Chadwick Boseman, who first wore the suit in Captain America: Civil War on 6 May 2016. The cards here fall on both sides of those dates. Impel’s #20 of 1990 and Joe Jusko’s #4 of 1992 show the Panther of the comics; Upper Deck’s set for the film shows Boseman.',
  ],
  story: [
    { year: 1966, text: 'Fantastic Four #52, dated July', source: 'nerdvanamedia.com; comicache.com' },
    { year: 1968, text: 'Joins the team in Avengers #52', source: 'known' },
    { year: 1973, text: '“Panther’s Rage” begins in Jungle Action #6', source: 'known' },
    { year: 1977, text: 'Black Panther #1, by Jack Kirby alone', source: 'known' },
    {
      year: 1990,
      kind: 'card',
      text: 'Impel #20, in the first Marvel Universe set',
      source: 'therealgentlemenofleisure.com 2015/09, and a checklist in a public repository',
    },
    {
      year: 1992,
      kind: 'card',
      text: 'Joe Jusko’s painting, Marvel Masterpieces #4',
      source: 'therealgentlemenofleisure.com 2016/12, and a checklist in a public repository',
    },
    { year: 2018, kind: 'card', text: 'The film opens on 16 February, with cards by Upper Deck', source: 'known' },
    { year: 2019, text: 'Three Oscars, and a nomination for Best Picture', source: 'known' },
  ],
  figure: {
    figure: '52',
    text: 'twice: the number of his debut in Fantastic Four, and of his first day in Avengers',
    source: 'Cover dates July 1966 and May 1968',
  },
  details: [
    { view: [60, 162, 84], text: 'One of his two eyes. It saw you first.' },
    { view: [150, 116, 88], text: 'Eleven cuts on each side run from brow to jaw, as in an engraving.' },
    { view: [98, 340, 76], text: 'A necklace of twelve teeth, in silver.' },
  ],
  cards: [
    {
      title: '1990 Marvel Universe #20 Black Panther',
      set: '1990 Impel Marvel Universe Series 1',
      layout: impel1990('20'),
      description:
        'The one card of his own among the 162, from long before the films, when few people sorted him out of the pile. Look through a box of commons before you buy one. Should you find three, keep the one whose four borders match: that is the copy with a chance of a top [[grade]].',
      valueRange: '$1-$250+',
      basis: { kind: 'estimate', low: '[[raw]] copy', high: '[[psa|PSA]] 10' },
    },
    {
      title: '1992 Marvel Masterpieces #4 Black Panther',
      set: '1992 SkyBox Marvel Masterpieces',
      layout: masterpieces1992('4'),
      description:
        'Painted by Joe Jusko, and early in a set that runs roughly by the alphabet. It was printed in quantity, so you can be choosy, and leave a copy with soft [[corners]] to someone else.',
      valueRange: '$1-$200+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
    {
      title: '2018 Upper Deck Marvel Black Panther',
      set: '2018 Upper Deck Marvel Black Panther',
      layout: blackPanther2018(),
      description:
        'T’Challa as Chadwick Boseman played him. At the low end this is a [[base-card]], a photograph for the binder; at the high end it is an [[insert]] with an [[autograph]], a [[serial-number]] or a piece of costume. Price a copy by what is added, and ask to see both sides.',
      valueRange: '$1-$300+',
      basis: {
        kind: 'estimate',
        low: 'plain base card',
        high: 'signed or numbered',
        note: 'The range is for the whole set, not for one card.',
      },
    },
  ],
  finding:
    'A dollar buys any of the three cards, plain and ungraded. The best copies reach $200 to $300, and the comic starts at $3,000.',
  related: [
    {
      slug: 'captain-america',
      name: 'Captain America',
      why: 'Chadwick Boseman first wore the Panther’s suit in Captain America: Civil War.',
    },
    { slug: 'hulk', name: 'Hulk', why: 'Also by Stan Lee and Jack Kirby, and four years older.' },
  ],
  closing: {
    title: 'A second pair of eyes',
    text: 'About to bid on a signed or numbered Panther? Send us the listing first, and we’ll tell you which photographs are missing and what to ask the seller.',
  },
} satisfies Character;
