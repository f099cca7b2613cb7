import { paths } from '@mint-row/kit/contract';

/** The page of nine. Its fragment is a page that somebody shares: see `readNine` in the binder's room. */
export const ninePath = `${paths.binder}/nine`;

/** The text of the page on which a collector arranges nine cards. */
export const nineWords = {
  heading: 'My nine',
  lead: 'Nine cards on a page of a binder, to share as a picture or a link, or to print.',
  script:
    'Arranging needs JavaScript: your browser keeps the page, and draws its picture. Nothing of it is sent to us. Without JavaScript, the checklists still print nine cards of a character to a sheet.',
  back: { href: paths.binder, name: 'My binder' },
  untitled: 'My nine',
  sheet: 'Nine pockets',
  pocket: 'Pocket',
  empty: 'empty',
  of: 'of',
  to: 'to',
  signature: ['MINT', 'ROW'],
  start: 'Press a pocket to fill it, or choose cards from the list.',
  how: 'Press a card, then another pocket: the two change places. Or drag it, or move it with the arrow keys.',
  problems: {
    blocked:
      'This browser does not let the site keep anything. Your page lasts until you close or reload this tab; its link keeps it.',
    full: 'This browser has no room left for the site. What you change lasts until you close or reload this tab; the link of the page keeps it.',
  },
  said: {
    picked: 'picked up from pocket',
    chosen: 'Choose a card for pocket',
    down: 'back in pocket',
    swapped: 'swapped with',
    moved: 'moved to pocket',
    pocket: 'pocket',
    placed: 'is in pocket',
    replaced: 'in place of',
    out: 'taken out of pocket',
    full: 'All nine pockets are full. Pick up the card that should go, then choose another.',
    filled: 'The empty pockets are filled from your binder.',
    emptied: 'The page is empty.',
    undone: 'Undone.',
    yours: 'This page is yours now.',
  },
  takeOut: 'Take it out',
  undo: 'Undo',
  title: 'Title',
  ground: 'Ground',
  grounds: { mint: 'Mint', red: 'Red', blue: 'Blue', yellow: 'Yellow' },
  look: 'Show',
  looks: { drawings: 'Drawings', plans: 'Plans of the cards' },
  choose: {
    heading: 'Choose cards',
    search: 'Search all cards',
    none: 'No card has all these words.',
    more: 'more: type a name, a set or a year.',
    fill: 'Fill from my binder',
    clear: 'Empty the page',
  },
  share: {
    picture: 'Share as picture',
    link: 'Share as link',
    print: 'Print it',
    saved: 'The picture is saved.',
    failed: 'The picture could not be drawn. Try again, or share the link.',
    file: 'mint-row-my-nine.png',
  },
  list: 'On this page',
  shared: {
    lead: 'A page that another collector arranged. Each card leads to what we know of it.',
    yours: 'Make it yours',
    own: 'Arrange a page of your own',
    text: 'This link is too long to be a page of ours, so nothing of it is shown.',
    title: 'A part of the title is left out: it was too long, or had signs that nobody sees.',
    choice: 'The link asks for a colour or a view that we do not have.',
    cards: 'Cards of the link that this site does not know:',
    nothing: 'This link has no card that we know.',
  },
} as const;
