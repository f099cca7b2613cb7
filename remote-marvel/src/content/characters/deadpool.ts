import type { Character } from '@mint-row/shared/content';

export const deadpool = {
  slug: 'deadpool',
  reviewed: '2026-11-22',
  name: 'Deadpool',
  tagline: 'Hired as a villain in 1991, kept on for the jokes',
  era: 'Modern Age (1991)',
  summary:
    'Wade Wilson turned up in New Mutants #98 in 1991. Jim Lee’s X-Men card of 1992 is among his earliest; later pieces take more homework.',
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
    'Joe Kelly and Ed McGuinness turned a mercenary into a comedian. Their ongoing series, whose first issue is dated January 1997, fixed the manner that everyone now expects: jokes under fire and remarks addressed straight to the reader, through the fourth wall. Cable & Deadpool followed in 2004, setting a talkative man beside a grim one. The difference between 1991 and 1997 is worth knowing before you buy, because a card from the early 1990s comes out of the first kind of story and later ones draw on the second.',
    'Film needed two tries. Ryan Reynolds played a first version in X-Men Origins: Wolverine in 2009, then found the voice in Deadpool, which opened on 12 February 2016; Deadpool & Wolverine followed on 26 July 2024. His cardboard begins close to the source, in 1992, with #43 in Jim Lee’s X-Men set for Impel. Fleer’s Ultra X-Men of 1994 is reported to include him, under a number that we could not confirm. Precious Metal Gems in the Fleer Retro manner are the costly end of the hobby, and the least certain. Start with 1992 and treat the rest as homework to be done before any bid.',
  ],
  cards: [
    {
      title: '1992 X-Men Series 1 #43 Deadpool',
      set: '1992 Impel X-Men Series 1',
      description:
        'Drawn by Jim Lee about a year after the character’s debut, which makes it one of the earliest Deadpool cards. It sits in a base set of 100 with five holograms, so copies do turn up. Pick yours for centring and clean corners.',
      valueRange: '$3-$500+',
      basis: 'Estimate: a raw copy at the low end, a PSA 10 at the high end.',
    },
    {
      title: '1994 Fleer Ultra X-Men Deadpool',
      set: '1994 Fleer Ultra X-Men',
      description:
        'The set itself is well documented: 150 base cards, several foil inserts and a nine-card team portrait. We could not confirm the number of the Deadpool card within it, so check the one you are offered against a checklist before you pay for it.',
      valueRange: '$2-$250+',
      basis: 'Estimate from raw to PSA 10; neither the card number nor a sale has been verified.',
    },
    {
      title: '2013 Fleer Retro Marvel Precious Metal Gems Deadpool',
      set: '2013 Fleer Retro Marvel Precious Metal Gems',
      description:
        'Reported as a serial-numbered parallel modelled on the Precious Metal Gems of 1997 Metal Universe. Green is said to be the scarcest colour, numbered to 10, with larger runs in blue and red; we could not confirm those figures for the Marvel set. Read the stamped serial number on the card itself, and compare sold prices only.',
      valueRange: '$300-$20,000+',
      basis: 'Estimate, and a wide one: we found no verified sale.',
    },
  ],
  closing: {
    title: 'Hire a mercenary',
    text: 'A Jim Lee Deadpool from 1992 is a sensible first purchase; anything serial-numbered deserves a longer look. Sellers on our marketplace are verified, and guidance is offered there before you commit to either.',
  },
} satisfies Character;
