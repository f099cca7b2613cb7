/** Years in which a maker had Marvel cards, the last included. */
export interface MakerSpan {
  from: number;
  to: number;
  /** True if sets on this site or the histories of the companies confirm it; otherwise it is general knowledge. */
  confirmed: boolean;
}

export interface Maker {
  name: string;
  spans: readonly MakerSpan[];
  /** What it made, with links to where this site says more. May have marks: see `textParts`. */
  text: string;
}

/** Where the cards of a maker, or their names, went on under another name. */
export interface Succession {
  from: string;
  to: string;
  /**
   * The year at which the line comes down: that of the change, or one with room beside the bars between. If the later bar
   * does not have that year, the line goes on to the side, to where the bar begins.
   */
  at: number;
}

const confirmed = (from: number, to: number): MakerSpan => ({ from, to, confirmed: true });
const known = (from: number, to: number): MakerSpan => ({ from, to, confirmed: false });

/** The makers of Marvel cards, by their first year. */
export const makers: readonly Maker[] = [
  {
    name: 'Donruss',
    spans: [confirmed(1966, 1966)],
    text: 'Marvel Super Heroes: 66 gum cards, the first under a Marvel licence. [Iron Man](/characters/iron-man), [Captain America](/characters/captain-america) and [Thor](/characters/thor) are on several.',
  },
  {
    name: 'Topps',
    spans: [known(1974, 1976), known(2000, 2003), confirmed(2025, 2025)],
    text: 'Stickers of the heroes in the 1970s, cards of the first big films after 2000. In 2025 it came back for everything, Marvel Comics Chrome included.',
  },
  {
    name: 'Comic Images',
    spans: [known(1987, 1994)],
    text: 'Small sets of one hero or one artist, before Impel and then beside it.',
  },
  {
    name: 'Impel',
    spans: [confirmed(1990, 1992)],
    text: 'Marvel Universe, and Jim Lee’s X-Men with [Deadpool](/characters/deadpool). [Four sets, one by one](/guides/marvel-1990-to-1996?maker=impel).',
  },
  {
    name: 'SkyBox',
    spans: [confirmed(1992, 1993)],
    text: 'Impel under its new name. Joe Jusko’s Masterpieces, and the foil fights of [Hulk](/characters/hulk).',
  },
  {
    name: 'Fleer',
    spans: [confirmed(1994, 1995)],
    text: 'Owned by Marvel when its turn came. [Ultra, Flair and the last Marvel Universe](/guides/marvel-1990-to-1996?maker=fleer).',
  },
  {
    name: 'Fleer/SkyBox',
    spans: [confirmed(1995, 1996), known(1997, 1998)],
    text: 'The two as one company, with the Masterpieces of 1996 and [the life of Wolverine](/guides/marvel-1990-to-1996?maker=fleer-skybox) in a hundred cards.',
  },
  {
    name: 'Rittenhouse',
    spans: [known(2006, 2014)],
    text: 'Archive and film sets in small runs, known for original drawings in the packs.',
  },
  {
    name: 'Upper Deck',
    spans: [known(2007, 2012), confirmed(2013, 2018), known(2019, 2024)],
    text: 'Fleer’s names under a new roof: Retro foil in 2013, [numbered by colour](/guides/pmgs-parallels-refractors), Jusko again in 2016, [Black Panther](/characters/black-panther) from his film.',
  },
];

/**
 * As told in the guide to the makers. The line of SkyBox passes Fleer’s bar on the left. We know no year for the last one:
 * it follows the bar above.
 */
export const successions: readonly Succession[] = [
  { from: 'Impel', to: 'SkyBox', at: 1992.5 },
  { from: 'SkyBox', to: 'Fleer/SkyBox', at: 1993 },
  { from: 'Fleer', to: 'Fleer/SkyBox', at: 1995.5 },
  { from: 'Fleer/SkyBox', to: 'Upper Deck', at: 1999.5 },
];
