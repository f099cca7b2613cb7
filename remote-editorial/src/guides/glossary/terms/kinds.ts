import type { Term } from '../term.ts';

/** Kinds of cards. */
export const kinds: readonly Term[] = [
  {
    slug: 'base-card',
    name: 'Base card',
    definition: 'One of the ordinary numbered cards that make up the main set.',
    entry: 'Those of the 1990s were printed in quantity. A clean one is easy to find, a flawless one is not.',
  },
  {
    slug: 'insert',
    name: 'Insert',
    definition: 'A card from a separate, scarcer series that was packed among the base cards.',
    entry:
      'It has a numbering of its own, often with letters: MH1 is the first Marvel [[hologram-card|hologram]] of 1990.',
  },
  {
    slug: 'parallel',
    name: 'Parallel',
    definition: 'The same card printed again in another colour, foil or finish.',
    entry:
      'Same picture, same number, other rarity. Say which, or two people are talking about [two cards](/guides/pmgs-parallels-refractors).',
  },
  {
    slug: 'chase',
    name: 'Chase card',
    definition: 'A card that people open packs in the hope of finding.',
    entry: 'It may be an [[insert]], a [[parallel]] or one well-loved face among the [[base-card|base cards]].',
  },
  {
    slug: 'refractor',
    name: 'Refractor',
    definition: 'A glossy chrome card whose coating splits light into a rainbow when it is tilted.',
    entry:
      'The word came with Topps Finest in 1993 and is now used for [rainbow finishes](/guides/pmgs-parallels-refractors) of many kinds.',
  },
  {
    slug: 'pmg',
    name: 'PMG',
    definition: 'Precious Metal Gem: a foil version of a base card, made in a small numbered run.',
    entry:
      'In the 1997 basketball original there were 100 of each: 1 to 10 green, 11 to 100 red. [Later sets differ](/guides/pmgs-parallels-refractors).',
  },
  {
    slug: 'serial-number',
    name: 'Serial number',
    definition: 'A copy’s own number in a limited run, stamped on the card: 17/100.',
    entry: 'It says how many were made, not how many are left. The [[set-number]] is another thing.',
  },
  {
    slug: 'die-cut',
    name: 'Die-cut',
    definition: 'Cut to a shape other than a plain rectangle.',
    entry: 'Points and notches bend first: give the card a holder with room around them.',
  },
  {
    slug: 'hologram-card',
    name: 'Hologram',
    definition: 'A card with a picture in depth, embossed in metal foil.',
    entry:
      'Impel made five for its Marvel set of 1990. A fingernail is enough to mark one, so keep it in a hard holder.',
  },
  {
    slug: 'sketch-card',
    name: 'Sketch card',
    definition: 'A card that an artist drew on by hand.',
    entry: 'Each is the only one. Price follows the artist and the drawing more than the set.',
  },
  {
    slug: 'autograph',
    name: 'Autograph',
    definition: 'A card signed by hand: by an artist, an actor, a writer.',
    entry:
      'Certified ones say so on the back. A grading company may grade the signature apart from the card, so see [[grade|which 10]] you are offered.',
  },
  {
    slug: 'error-card',
    name: 'Error card',
    definition: 'A card that was printed with a mistake.',
    entry:
      'Few are worth more for it. Topps #207 of [1977 Star Wars](/guides/topps-1977) is, because Topps corrected it and both versions exist.',
  },
  {
    slug: 'variation',
    name: 'Variation',
    definition: 'A difference between copies of what is otherwise the same card.',
    entry:
      'A stamp, a colour, a corrected picture: an [[error-card|error]] that was mended leaves two variations behind.',
  },
  {
    slug: 'sticker',
    name: 'Sticker',
    definition: 'A peel-off card packed with the ordinary ones and numbered apart from them.',
    entry:
      '[1977 Topps](/guides/topps-1977) has eleven to a series, one in every pack. Peeled, it loses most of what it was worth.',
  },
  {
    slug: 'subset',
    name: 'Subset',
    definition: 'A group of cards within the main set that share a theme or a design.',
    entry: 'Unlike an [[insert]], it is as easy to find as its neighbours.',
  },
];
