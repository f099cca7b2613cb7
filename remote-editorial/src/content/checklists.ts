/** The text of the checklists around their cards. */
export const checklistWords = {
  heading: 'Checklists to print',
  lead: 'Take a list to the next fair. A sheet has nine cards, each as large as a pocket of a binder page, and a list has a line for each card.',
  note: 'Print at 100%, without scaling: the pockets of a sheet are then 2.5 by 3.5 inches, on A4 as on Letter, and the dashed lines are where to cut. Grades are those of [[psa|PSA]], [[bgs|BGS]] and [[cgc|CGC]]; [[raw]] copies have none. The glossary says what [[shadowless|Shadowless]] and [[pmg|Precious Metal Gems]] are.',
  which: 'Which cards',
  all: 'All',
  ranked: 'Top 50',
  form: {
    name: 'as',
    legend: 'Print them as',
    choices: [
      { value: '', name: 'Sheets of nine pockets' },
      { value: 'list', name: 'A list with boxes' },
    ],
  },
  print: 'Print',
  offline: 'Keep for offline',
  have: 'Have',
  want: 'Want',
  rank: 'Rank',
  number: 'no.',
  sold: 'sold',
  estimate: 'estimate',
  empty: 'No cards are listed yet.',
  binder: {
    name: 'My binder',
    needs: 'Your binder is kept by this browser, so its list needs JavaScript.',
    empty: 'Your binder has no cards yet. Press “Have” or “Want” beside a card, then come back.',
    ticked: 'ticked',
  },
} as const;
