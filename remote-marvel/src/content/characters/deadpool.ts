import type { Character } from '@mint-row/kit/content';
import { preciousMetalGem, ultra1994, xMen1992 } from '../layouts.ts';

export const deadpool = {
  slug: 'deadpool',
  reviewed: '2026-11-29',
  name: 'Deadpool',
  tagline: 'Hired as a villain in 1991, kept on for the jokes',
  era: 'Modern Age (1991)',
  summary:
    'In the year of his debut Wade Wilson was one of five cards bagged with X-Force #1. Jim Lee’s #43 followed in 1992.',
  debut: {
    text: 'He enters as a villain in The New Mutants #98, cover-dated February 1991. The issue was in shops in December 1990.',
    facts: [
      { label: 'First appearance', value: 'The New Mutants #98 (February 1991)' },
      { label: 'Publisher', value: 'Marvel Comics' },
      { label: 'Created by', value: 'Rob Liefeld, Fabian Nicieza' },
      { label: 'Real name', value: 'Wade Winston Wilson' },
    ],
    issueValueRange: '$500-$10,000+',
  },
  history: [
    'Nobody reading The New Mutants #98 met a hero. Rob Liefeld and Fabian Nicieza brought in Wade Wilson as a villain, in an issue dated February 1991 that was already in shops in December 1990. He is the youngest of our Marvel characters by seventeen years, and the only one whose first comic belongs to the years of the card boom. Marvel tried him on his own soon enough: The Circle Chase in 1993 was a first limited series, and Mark Waid wrote a second in 1994.',
    'Joe Kelly and Ed McGuinness turned a mercenary into a comedian. Their ongoing series, whose first issue is dated January 1997, fixed the manner that everyone now expects: jokes under fire and remarks addressed straight to the reader, through the fourth wall. Cable & Deadpool followed in 2004, setting a talkative man beside a grim one. Early cards show the assassin; the comedian comes after 1997.',
    'Film needed two tries. Ryan Reynolds played a first version in X-Men Origins: Wolverine in 2009, then found the voice in Deadpool, which opened on 12 February 2016; Deadpool & Wolverine followed on 26 July 2024. His cards begin close to the source: X-Force #1 (August 1991) came sealed in a bag with one of five, and his is the one people ask for. The comic was printed by the million and was a dollar comic for years; in February 2021 a shopkeeper reported $20 to $40 for most sealed copies with Deadpool’s card, and one at $100. Jim Lee’s #43 for Impel followed in 1992, Fleer’s Ultra X-Men in 1994. [[pmg|Precious Metal Gems]] from Fleer Retro are the costly end. Start with Lee, and do your homework before you bid on foil.',
  ],
  story: [
    {
      year: 1991,

      text: 'The New Mutants #98, dated February',
      source: 'comicsheatingup.net; peur-evol.blogspot.com',
    },
    { year: 1991, kind: 'card', text: 'A card in the bag of X-Force #1', source: 'known' },
    {
      year: 1992,
      kind: 'card',
      text: 'Jim Lee’s #43, in Impel’s X-Men Series 1',
      source: 'therealgentlemenofleisure.com 2016/08, and a checklist in a public repository',
    },
    { year: 1993, text: 'A first series of his own, The Circle Chase', source: 'known' },
    { year: 1997, text: 'Joe Kelly and Ed McGuinness let him talk to the reader', source: 'known' },
    { year: 2009, text: 'Ryan Reynolds plays him for the first time', source: 'known' },
    { year: 2016, text: 'Deadpool opens on 12 February', source: 'known' },
    {
      year: 2021,
      kind: 'sale',
      text: '$100 for a sealed X-Force #1 with his card, as reported',
      source: 'progressiveruin.com, 22 February 2021',
    },
    { year: 2024, text: 'Deadpool & Wolverine opens on 26 July', source: 'known' },
  ],
  figure: { figure: '1 of 5', text: 'cards was in each bag', source: 'X-Force #1, dated August 1991' },
  details: [
    { view: [70, 74, 168], text: 'A blade has cut the shout in two, and the halves have slipped. It won’t quiet him.' },
    { view: [198, 46, 96], text: 'A grip wound with cord, like that of a Japanese sword.' },
    { view: [196, 312, 88], text: 'A second balloon, still empty: the answer.' },
  ],
  cards: [
    {
      title: '1992 X-Men Series 1 #43 Deadpool',
      set: '1992 Impel X-Men Series 1',
      layout: xMen1992('43'),
      description:
        'Drawn by Jim Lee about a year after the character’s debut, when few cards showed him. It is one of 100 [[base-card|base cards]] beside five [[hologram-card|holograms]], so copies do turn up.',
      valueRange: '$3-$500+',
      basis: { kind: 'estimate', low: '[[raw]] copy', high: '[[psa|PSA]] 10' },
    },
    {
      title: '1994 Fleer Ultra X-Men Deadpool',
      set: '1994 Fleer Ultra X-Men',
      layout: ultra1994(),
      description:
        'Glossier and heavier than the card of 1992, in a set of 150 with foil [[insert|inserts]] and a nine-card team portrait. We have not confirmed its number: take it from a [[checklist]], and make sure the listing shows Deadpool alone and not a card of his team.',
      valueRange: '$2-$250+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
    {
      title: '2013 Fleer Retro Marvel Precious Metal Gems Deadpool',
      set: '2013 Fleer Retro Marvel Precious Metal Gems',
      layout: preciousMetalGem(),
      description:
        'A foil [[parallel]] in small numbered runs, modelled on the basketball Gems of 1997. The red run is reported to be of 100; [our guide](/guides/pmgs-parallels-refractors) says what we know of the others. Trust the stamped [[serial-number]] before the colour, and compare [[sold-price|sold prices]] of the same colour only.',
      valueRange: '$300-$20,000+',
      basis: {
        kind: 'estimate',
        low: 'larger run, raw',
        high: 'green, top [[grade]]',
        note: 'Wide, since it covers every colour of the card.',
      },
    },
  ],
  otherSales: [
    {
      title: 'X-Force #1 (1991) in its bag, with his card',
      sales: [{ copy: 'Sealed', price: '$100', when: 'eBay, reported February 2021' }],
    },
  ],
  finding:
    'One dated sale, of a card in its bag: a sealed X-Force #1 with Deadpool’s card, reported at $100 in 2021. All the ranges are estimates, the $20,000+ of a green PMG too.',
  related: [
    {
      slug: 'captain-america',
      name: 'Captain America',
      why: 'The oldest of our Marvel characters, fifty years older than Deadpool.',
    },
    {
      slug: 'darth-vader',
      name: 'Darth Vader',
      why: 'His card came with something to eat in 1977, as Deadpool’s came with something to read.',
      remote: 'starwars',
    },
  ],
  closing: {
    title: 'Don’t open the bag yet',
    text: 'Found X-Force #1 still in its bag? Write to us before you open it. For some buyers the comic, the bag and the card belong together, and we’ll tell you what to photograph and whom to ask.',
  },
} satisfies Character;
