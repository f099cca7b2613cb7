import type { TitledText } from '@mint-row/kit/content';

/** The cards of 1990 that collectors ask for by name. */
export interface Wanted {
  heading: string;
  /** About the drawings, which paper leaves out. */
  note: string;
  intro: string;
  /** By their places in the drawing. */
  holograms: readonly { number: string; name: string }[];
  points: readonly TitledText[];
}

export const wanted: Wanted = {
  heading: 'The 1990 cards people ask for',
  note: 'The drawings show what each hologram is about, not the card.',
  intro: 'Numbers are those of Impel’s Series 1.',
  holograms: [
    { number: 'MH1', name: 'Cosmic Spider-Man' },
    { number: 'MH2', name: 'Magneto' },
    { number: 'MH3', name: 'Silver Surfer' },
    { number: 'MH4', name: 'Wolverine' },
    { number: 'MH5', name: 'Spider-Man vs. Green Goblin' },
  ],
  points: [
    {
      title: 'The five holograms',
      text: 'Den of Geek’s guide has a Wolverine in grade 7.0 at $65 and more. For MH1, [our estimate](/characters/spider-man#values) runs from $10, scratched, to $600 and more. When they were new, one collector paid $20 for all five, he wrote in 2007, and that was what MH1 alone cost. For MH2, MH3 and MH5 we have found no sale with a date.',
    },
    {
      title: 'Venom, #73',
      text: 'A mint copy can make four times as much as a gem-mint Captain America, says the same guide, and has that one at $100 and more. On #106 he fights Spider-Man.',
    },
    {
      title: 'Stan Lee, #161',
      text: 'The last card before the checklist is “Mr. Marvel” himself. Already sought after, it rose after his death in 2018, and the set with it.',
    },
    {
      title: 'Ghost Rider, #82',
      text: 'The first of the set’s rookies: his new comic had begun in May 1990. Marvel’s own look back at the set names him before all others.',
    },
    {
      title: 'Wolverine, three times',
      text: '#10, #23 and #37 are the brown costume, the yellow one and Patch; we have not confirmed which is which. Others repeat as well: Spider-Man (#2, #29, #30), Captain America (#1, #31), the Hulk (#3, #17). Ask a seller for the number.',
    },
    {
      title: 'The whole set',
      text: 'Until 2018, one collector remembers, all 162 cost $20 or less, and a hologram about $10. About 2020, Screen Rant saw sets go for $400 to $500.',
    },
  ],
};
