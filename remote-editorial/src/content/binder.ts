import { paths } from '@mint-row/kit/contract';
import { ninePath } from './nine.ts';

/** The text of the binder's page. */
export const binderWords = {
  heading: 'My binder',
  lead: 'Press “Have” or “Want” beside a card or a character, and it is kept here, with grade, note and what you paid.',
  nine: { href: ninePath, name: 'Arrange a page to show' },
  failed: 'The code of the binder could not be loaded. Nothing in it is lost: reload the page to try again.',
  start: { href: paths.values, name: 'Choose from the price guide' },
  first: {
    /** One for each franchise. */
    cards: [
      'charizard-1999-base-set-holo-4',
      'wolverine-1990-marvel-universe-10-wolverine',
      'luke-skywalker-topps-star-wars-1',
    ],
    any: 'Any card: search',
  },
  noneShown: 'Nothing in your binder fits this choice.',
  show: { legend: 'Show', all: 'All', have: 'Have', want: 'Want' },
  franchise: 'Franchise',
  gone: 'No longer on this site',
  entry: {
    edit: 'Edit',
    grade: 'Grade',
    gradeExample: 'PSA 9, raw',
    paid: 'Price paid, US$',
    note: 'Note',
    save: 'Save',
    remove: 'Take it out',
    status: 'Status',
  },
  grades: ['Raw', 'PSA 10', 'PSA 9', 'PSA 8', 'PSA 7', 'BGS 9.5', 'BGS 9', 'CGC 10', 'CGC 9', 'SGC 10', 'SGC 9'],
  paid: 'paid for what you have',
  aside: 'Save what was set aside',
  unsaved: {
    risk: 'Your browser may delete the binder: Safari does after seven days without a visit.',
    count: 'Not in a saved file yet:',
    save: 'Save it as a file',
  },
  files: {
    heading: 'Files',
    save: 'Save a copy',
    add: 'Bring one back',
    paper: 'On paper',
    json: 'Save as JSON',
    csv: 'Save as CSV',
    print: 'Print a checklist',
    open: 'Add a file',
    openHelp:
      'A JSON file that was saved here. You see what it would change first. Its page of nine is taken if you have none.',
    tooLarge: 'This file is larger than a full binder. It was not read.',
    tooMany: 'A binder holds 10,000 entries. Nothing was added.',
    newer: 'A newer version of this site wrote this file. Reload the page, then try again.',
    unreadable: 'This file was not read.',
    added: 'new',
    replaced: 'changed last in the file: it replaces yours',
    conflicts: 'changed last in your binder: yours stays',
    unchanged: 'the same in both',
    more: 'more',
    merge: 'Add to my binder',
    cancel: 'Cancel',
    merged: 'The file is in your binder.',
    clear: 'Empty the binder',
    cleared: 'Your binder was emptied.',
    undo: 'Undo',
  },
  kept: {
    heading: 'Where it is kept',
    points: [
      'The binder needs JavaScript, because it is kept by your browser and not by us. The lists below work without it.',
      'On this device only, in this browser. We do not receive it, and no account is needed.',
      'Clearing the browser’s data for this site deletes it; a private window forgets it when it closes.',
      'Safari deletes what a site keeps after seven days without a visit. We ask your browser to keep the binder; not every browser agrees.',
      'A JSON file is your copy, with your page of nine. Open it here in another browser and the two are merged: for each card, the latest change wins.',
      'Estimates of value are never added up here. Only what you wrote that you paid is.',
    ],
  },
  lists: {
    heading: 'Where to find cards',
    links: [
      { href: paths.characters, name: 'Characters A–Z' },
      { href: paths.top50, name: 'Top 50 cards' },
      { href: paths.values, name: 'Price guide' },
      { href: paths.checklists, name: 'Checklists to print' },
    ],
  },
} as const;
