import type { Term } from '../term.ts';

/** What graders and careful buyers look at. */
export const condition: readonly Term[] = [
  {
    slug: 'centring',
    name: 'Centring',
    definition: 'How evenly the borders frame the picture, as a ratio: 50/50 is even, 60/40 is shifted.',
    entry:
      'Left is measured against right and top against bottom, and the worse of the two counts. [Move the borders of a drawn card](/guides/grading#try) to see it.',
  },
  {
    slug: 'corners',
    name: 'Corners',
    definition: 'The four points of a card, which soften, round or fray with handling.',
    entry: 'They show wear first. Look at them from the back as well, where white fibres stand out.',
  },
  {
    slug: 'edges',
    name: 'Edges',
    definition: 'The four sides of a card, which chip where it was cut, shuffled or pushed into a sleeve.',
    entry: 'A rough cut from the factory is no damage, but a grader sees it all the same.',
  },
  {
    slug: 'surface',
    name: 'Surface',
    definition: 'The face and back of a card: gloss and ink, and any scratch, dent or stain in them.',
    entry:
      'Tilt the card under one lamp. Light from the side shows what a photograph from above hides, [[print-line|print lines]] included.',
  },
  {
    slug: 'whitening',
    name: 'Whitening',
    definition: 'Pale specks or lines where ink has worn off an edge or a corner.',
    entry: 'Blue Pokémon backs and dark Topps borders show it from across a table.',
  },
  {
    slug: 'print-line',
    name: 'Print line',
    definition: 'A thin straight line in the ink or foil that the printing machine left.',
    entry: 'It was there before the pack was opened and lowers the [[grade]] all the same.',
  },
  {
    slug: 'trimmed',
    name: 'Trimmed',
    definition: 'Cut down with a blade after it left the factory, for sharper edges or more even borders.',
    entry: 'The card is then slightly small, or one side is too straight. Lay a common card of the same set on top.',
  },
  {
    slug: 'altered',
    name: 'Altered',
    definition: 'Changed to look better: trimmed, coloured in, pressed, cleaned or polished.',
    entry:
      'Grading companies refuse such cards an ordinary [[grade]]. That is one more reason to leave the cloth in the drawer.',
  },
  {
    slug: 'counterfeit',
    name: 'Counterfeit',
    definition: 'A copy made to pass for the real card; unlike an honest reprint, it does not say what it is.',
    entry:
      'Some fail at arm’s length, some only under a [[loupe]]. [Start with the checks](/guides/is-it-real), in their order.',
  },
  {
    slug: 'rosette',
    name: 'Rosette',
    definition: 'The tiny flower of coloured dots that offset printing leaves, visible through a loupe.',
    entry: 'Desktop printers leave a spray of specks instead, and a scanned picture has one pattern on top of another.',
  },
  {
    slug: 'loupe',
    name: 'Loupe',
    definition: 'A small strong magnifier; one of ten times shows the dots of a printed card.',
    entry: 'The cheapest tool in the hobby, and the first to buy. One with a lamp earns its price on [[holo|foil]].',
  },
];
