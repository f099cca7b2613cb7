import type { Character } from '@mint-row/kit/content';
import { starFile1980, topps1977, wonderBread1977 } from '../layouts.ts';

export const darthVader = {
  slug: 'darth-vader',
  reviewed: '2026-11-29',
  name: 'Darth Vader',
  era: 'Original Trilogy (1977)',
  tagline: 'Dark Lord of the Sith, and card #7 in the first Topps set',
  summary:
    'Dark Lord of the Sith, on cards since 1977. Start with his blue-bordered Topps #7, then Wonder Bread #5 and the Star File card of 1980.',
  debut: {
    text: 'Darth Vader first appears in Star Wars, which opened on 25 May 1977 and was later titled Episode IV: A New Hope. David Prowse wore the suit and James Earl Jones gave him his voice.',
    facts: [
      { label: 'Film debut', value: 'Star Wars: Episode IV – A New Hope (25 May 1977)' },
      {
        label: 'Portrayed by',
        value: 'David Prowse (body, 1977–1983), James Earl Jones (voice), Sebastian Shaw (unmasked, 1983)',
      },
      {
        label: 'Designed by',
        value: 'Ralph McQuarrie (concept art), John Mollo (costume), Brian Muir (helmet and armour sculpt)',
      },
      { label: 'Created by', value: 'George Lucas' },
      { label: 'Real name', value: 'Anakin Skywalker' },
    ],
  },
  history: [
    'George Lucas created Darth Vader, and Ralph McQuarrie painted the first concept images in 1975. It was McQuarrie who added the breathing mask. John Mollo turned the paintings into a costume, Brian Muir sculpted the helmet and armour, and Ben Burtt made the sound of the breathing. So when Star Wars opened on 25 May 1977, several people stood behind one villain: David Prowse moved inside the suit, and James Earl Jones spoke for him. Prowse kept the role through 1983. Jones’s voice became as much a part of the character as the helmet.',
    'The Empire Strikes Back, which opened on 21 May 1980, reveals that Vader is Luke Skywalker’s father. In Return of the Jedi, three years later, he is redeemed and unmasked, and the face is Sebastian Shaw’s. From 1999 the prequels told how Anakin Skywalker came to wear the mask: Jake Lloyd played him as a boy, Hayden Christensen as a young man, until Revenge of the Sith in 2005 showed him become Vader. In 2003 the American Film Institute ranked him third among film villains. He returned in Rogue One in 2016, and Christensen in Obi-Wan Kenobi in 2022.',
    'For card collectors Vader begins in 1977 with Topps #7, The Villainous Darth Vader, in the blue-bordered first series. In the same year he came with bread: the Wonder Bread set had 16 cards, one in each marked loaf, and Vader is #5. Both cards have dark borders that show every chip, which is why clean copies are hard to find. In 1980 Topps gave him a Star File card, #10, in the first series of The Empire Strikes Back, which is framed in red inside a clouded white border. Together the three make a good small goal: one character, two films and three frames.',
  ],
  story: [
    { year: 1977, text: 'Star Wars opens on 25 May', source: 'visual.ly; tv-week.am' },
    {
      year: 1977,
      kind: 'card',
      text: '[Topps #7](/guides/topps-1977?number=7) in blue, and Wonder Bread #5 in black',
      source: 'gradexmedia.com; one37pm.com',
    },
    {
      year: 1980,
      kind: 'card',
      text: 'A Star File card, #10, for The Empire Strikes Back',
      source: 'notsportscards.com',
    },
    { year: 1983, text: 'Unmasked in Return of the Jedi', source: 'known' },
    { year: 1999, text: 'The Phantom Menace begins Anakin’s story', source: 'known' },
    { year: 2005, text: 'Revenge of the Sith shows how he became Vader', source: 'known' },
    { year: 2016, text: 'Back in Rogue One', source: 'known' },
    { year: 2022, text: 'Hayden Christensen returns, in Obi-\u2060Wan Kenobi', source: 'known' },
  ],
  figure: { figure: 'No. 3', text: 'among the villains of film', source: 'American Film Institute, 2003' },
  details: [
    { view: [98, 0, 104], text: 'One blade of light from edge to edge.' },
    { view: [24, 150, 106], text: 'Bars of a vent, lit red: you hear the breath before you see him.' },
  ],
  cards: [
    {
      title: '1977 Topps Star Wars #7 The Villainous Darth Vader',
      set: '1977 Topps Star Wars Series 1',
      layout: topps1977('7'),
      description:
        'The first widely sold Vader [[base-card|base card]], from the 66-card blue series that opened [a run of five colours](/guides/topps-1977?number=7). Blue borders chip, so look at all four [[edges]]; [[psa|PSA]] 10 copies are scarce.',
      valueRange: '$10-$17,000+',
      basis: {
        kind: 'estimate',
        low: '[[raw]] copy',
        high: 'PSA 10',
        note: 'We have not looked in the auction archives.',
      },
    },
    {
      title: '1977 Wonder Bread Star Wars #5 Darth Vader',
      set: '1977 Wonder Bread Star Wars',
      layout: wonderBread1977('5'),
      description:
        'A premium packed with bread: one card in each marked loaf, 16 in the set. The black borders show wear, and bread leaves stains, so ask for the back as well as the front.',
      valueRange: '$5-$8,000+',
      basis: {
        kind: 'estimate',
        low: 'raw',
        high: 'PSA 10',
        note: 'ONE37pm has $8,000 for a PSA 10 in a list written after November 2021; it names no day of sale.',
      },
    },
    {
      title: '1980 Topps The Empire Strikes Back #10 Darth Vader (Star File)',
      set: '1980 Topps The Empire Strikes Back Series 1',
      layout: starFile1980('10'),
      description:
        'A Star File character card, red-framed inside a clouded white border. The whole set runs to 352 cards in three series, with 88 [[sticker|stickers]], and a Vader without a [[grade]] is a cheap place to start.',
      valueRange: '$1-$500+',
      basis: { kind: 'estimate', low: 'raw', high: 'PSA 10' },
    },
  ],
  finding: 'We know no dated sale of any of the three. The $8,000 was reported without one.',
  related: [
    {
      slug: 'deadpool',
      name: 'Deadpool',
      why: 'Another character whose early card was a premium: in a comic’s bag, not in a loaf.',
      remote: 'marvel',
    },
    {
      slug: 'mew',
      name: 'Mew',
      why: 'Ancient Mew is a film’s card too: cinemas handed it out.',
      remote: 'pokemon',
    },
  ],
  closing: {
    title: 'Bring Vader home',
    text: 'Found a #7 whose blue border looks too good? [Send us the listing](/contact#topics), and we’ll tell you which edge we would ask to see before we paid.',
  },
} satisfies Character;
