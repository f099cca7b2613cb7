import type { Character } from '@mint-row/kit/content';
import { preciousMetalGem, ultra1994, xMen1992 } from '../layouts.ts';

export const deadpool = {
  slug: 'deadpool',
  reviewed: '2026-11-22',
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
    'Nobody reading The New Mutants #98 met a hero. Rob Liefeld and Fabian Nicieza brought in Wade Wilson as a villain, in an issue dated February 1991 that was already in shops in December 1990. He is by seventeen years the youngest of the eight characters in this section, and the only one whose first comic belongs to the same years as the card boom. Marvel tried him on his own soon enough: The Circle Chase in 1993 was a first limited series, and Mark Waid wrote a second in 1994.',
    'Joe Kelly and Ed McGuinness turned a mercenary into a comedian. Their ongoing series, whose first issue is dated January 1997, fixed the manner that everyone now expects: jokes under fire and remarks addressed straight to the reader, through the fourth wall. Cable & Deadpool followed in 2004, setting a talkative man beside a grim one. Early cards show the assassin; the comedian comes after 1997.',
    'Film needed two tries. Ryan Reynolds played a first version in X-Men Origins: Wolverine in 2009, then found the voice in Deadpool, which opened on 12 February 2016; Deadpool & Wolverine followed on 26 July 2024. His cardboard begins close to the source: the first card that many readers owned came in the bag of X-Force #1 (August 1991), which held one of five. Jim Lee’s #43 for Impel followed in 1992, Fleer’s Ultra X-Men in 1994. [[pmg|Precious Metal Gems]] from Fleer Retro are the costly end. Start with Lee, and do the homework before you bid on foil.',
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
    { year: 2024, text: 'Deadpool & Wolverine opens on 26 July', source: 'known' },
  ],
  figure: { figure: '1 of 5', text: 'cards was in each bag', source: 'X-Force #1, dated August 1991' },
  details: [
    { view: [66, 114, 168], text: 'Two blades cut an exclamation mark from its point: not even that will quiet him.' },
    { view: [32, 272, 84], text: 'Grips wound with cord, as on the swords of Japan.' },
  ],
  cards: [
    {
      title: '1992 X-Men Series 1 #43 Deadpool',
      set: '1992 Impel X-Men Series 1',
      layout: xMen1992('43'),
      description:
        'Drawn by Jim Lee about a year after the character’s debut, when few cards showed him. It is one of 100 [[base-card|base cards]] beside five [[hologram-card|holograms]], so copies do turn up. Pick yours for [[centring]] and clean [[corners]].',
      valueRange: '$3-$500+',
      basis: { kind: 'estimate', low: '[[raw]] copy', high: '[[psa|PSA]] 10' },
    },
    {
      title: '1994 Fleer Ultra X-Men Deadpool',
      set: '1994 Fleer Ultra X-Men',
      layout: ultra1994(),
      description:
        'Glossier and heavier than the card of 1992, in a set of 150 with foil [[insert|inserts]] and a nine-card team portrait. The title gives no number on purpose: take it from a [[checklist]], and make sure that the listing shows Deadpool alone and not a card of his team.',
      valueRange: '$2-$250+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
    {
      title: '2013 Fleer Retro Marvel Precious Metal Gems Deadpool',
      set: '2013 Fleer Retro Marvel Precious Metal Gems',
      layout: preciousMetalGem(),
      description:
        'A foil [[parallel]] in small numbered runs, modelled on the basketball Gems of 1997. Colour alone does not settle which run a Marvel copy is from; the stamped [[serial-number]] does, and [our guide](/guides/pmgs-parallels-refractors) explains how to read the two together. Compare [[sold-price|sold prices]] of the same colour only.',
      valueRange: '$300-$20,000+',
      basis: {
        kind: 'estimate',
        low: 'larger run, raw',
        high: 'green, top [[grade]]',
        note: 'Wide, since it covers every colour of the card.',
      },
    },
  ],
  finding:
    'A card outreaches the comic: Precious Metal Gems run to $20,000 and more, the debut issue to $10,000 and more.',
  related: [
    {
      slug: 'captain-america',
      name: 'Captain America',
      why: 'The oldest of our Marvel characters, fifty years before the youngest.',
    },
    {
      slug: 'darth-vader',
      name: 'Darth Vader',
      why: 'His card came with something to eat in 1977, as Deadpool’s came with something to read.',
      remote: 'starwars',
    },
  ],
  closing: {
    title: 'Do not open the bag yet',
    text: 'Found X-Force #1 still in its bag? Ask us before you open it. Comic, bag and card belong together for some buyers, and we can tell you what such copies have sold for.',
  },
} satisfies Character;
