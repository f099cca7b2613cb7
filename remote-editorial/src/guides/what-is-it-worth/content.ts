import { rankedCards } from '../../content/top-50.ts';
import { countBases } from '../../top-50/page-data.ts';
import { placeSales } from './place-sales.ts';
import type { Entry } from './sale.ts';

/** Made up, and so that two of its sales are left out. */
const example: Entry = {
  mine: '9',
  sales: [
    { price: '310', date: '2026-09-14', grade: '9' },
    { price: '295', date: '2026-09-02', grade: '9' },
    { price: '900', date: '2026-09-05', grade: '10' },
    { price: '340', date: '2026-07-21', grade: '9' },
    { price: '150', date: '2025-03-10', grade: '9' },
  ],
};

export const whatIsItWorth = {
  slug: 'what-is-it-worth',
  alsoFoundBy: ['valuing a card'],
  sections: [
    {
      section: 'sold',
      label: 'Sold, not asked',
      fields: ['sold', 'same'],
      alsoFoundBy: ['comps', 'eBay sold prices', 'sold listings', 'asking price'],
    },
    { section: 'dots', label: 'Three prices' },
    { section: 'sheet', label: 'Sales sheet', fields: ['tool'] },
    { section: 'premium', label: 'Premium', alsoFoundBy: ['auction fees', 'commission'] },
    { section: 'thin', label: 'Thin markets', alsoFoundBy: ['rare card without sales'] },
    { section: 'steps', label: 'Step by step' },
  ],
  title: 'What is it worth today?',
  question: 'What is my card worth today?',
  need: 'sell' as const,
  summary: 'From a shelf full of asking prices to one honest figure: which sales count, which to leave out, and why.',
  franchise: null,
  drawing: 'price-tags',
  lead: 'A card is worth what somebody lately paid for one like it. Not what a seller hopes for, and not what a list says, ours included. Finding that figure takes a quarter of an hour, a pencil and some scepticism.',
  reviewed: '2026-11-29',
  changes: [
    {
      date: '2026-11-29',
      text: 'Charizard’s three sales are three of many: we had written as if nobody knew of others. The Van Gogh Pikachu began 2025 at about $740, not $840.',
    },
    {
      date: '2026-11-22',
      text: 'Three dated sales of one card, the sales sheet, the premium and thin markets.',
    },
  ],
  tags: {
    label: 'Two price tags: asked, $900, struck out; sold on 14 September, $310.',
    asked: 'Asked',
    askedPrice: '$900',
    sold: 'Sold on 14 September',
    soldPrice: '$310',
    stamp: 'SOLD',
  },
  sold: {
    heading: 'Sold, not asked',
    paragraphs: [
      'A seller can ask any price. A copy offered at $900 tells you that one person would like to have $900; the same listing may have stood there since spring. A [[sold-price]] tells you that two people agreed.',
      'So switch the marketplace’s search to sold or completed items before you look at a single figure. If the shown price was struck through because an offer was accepted, the true one was lower: leave it out unless you can see it.',
      'Write down five things for each sale: the price, the date, the print, the [[grade]] and its company, the place. A figure without its date is a rumour.',
    ],
  },
  same: {
    heading: 'The same print, grade and date',
    intro: 'Three ways in which a comparison goes wrong, in the order of how much they cost.',
    points: [
      {
        title: 'Print',
        text: 'A [[first-edition|1st Edition]] and an [[unlimited|Unlimited]] copy share their picture, not their price. Settle the printing before you search, and put it into the search.',
      },
      {
        title: 'Grade',
        text: 'The 1st Edition Base Set Charizard made $550,000 as a [[psa|PSA]] 10 in December 2025; at grade 7, a guide of 2023 had it at about $7,500. Between two neighbouring grades the step is often a multiple. A 9 of one company is not a 9 of another, and [[raw]] is not a grade at all.',
      },
      {
        title: 'Date',
        text: 'Within the single year 2025, the Van Gogh Museum Pikachu in PSA 10 went from between $740 and $840 in the first half to $2,100 in October. A sale from before a film, a set or a craze belongs to another market.',
      },
    ],
  },
  dots: {
    heading: 'One card, three prices',
    caption:
      'Three of the reported sales of the 1st Edition Base Set Charizard in PSA 10. Such a copy sells several times a year: in March 2022 alone, another one made $336,000.',
    axis: { x: 'Date of the sale', y: 'US dollars' },
    plot: placeSales([
      { price: '$420,000', month: '2022-03', label: 'March 2022', side: 'start' },
      { price: '$270,100', month: '2025-08', label: 'August 2025', side: 'end' },
      { price: '$550,000', month: '2025-12', label: 'December 2025', side: 'end' },
    ]),
    sales: [
      { price: '$420,000', when: 'March 2022', where: '[[fanatics-collect|PWCC, now Fanatics Collect]]' },
      { price: '$270,100', when: 'August 2025', where: 'eBay' },
      { price: '$550,000', when: 'December 2025', where: 'Heritage' },
    ],
    paragraphs: [
      'Same card, same grade, same company. The second sale was more than a third below the first, and the third, four months later, was twice the second. Somebody who wants to sell you one can quote the third.',
      'Why? Hardly supply: PSA’s [[census]] only went from 121 copies to 125. One determined bidder more, or one fewer, is enough. That is why one sale is a fact, several are evidence, and none is a promise.',
    ],
  },
  tool: {
    heading: 'Your sales sheet',
    instruction: 'Enter up to five sales you found, and the grade of your own card.',
    intro:
      'The sheet gives the middle and the range, and says which sales it leaves out. It begins with an example of our own making.',
    mine: 'My card’s grade',
    sale: 'Sale',
    price: 'Price in US$',
    fault: 'The price must be an amount in US dollars, such as 12.50.',
    date: 'Date',
    grade: 'Grade',
    clear: 'Clear the sheet',
    example,
    grades: { '10': 'Grade 10', '9': 'Grade 9', '8': 'Grade 8', '7': 'Grade 7', lower: 'Grade 1–6', raw: 'Raw' },
    counts: 'counts',
    objections: {
      unfinished: 'left out: it needs a price and a date',
      grade: 'left out: another grade',
      old: 'left out: more than a year before the newest',
      double: 'left out: entered twice',
      far: 'left out: more than twice or less than half the middle of the others. Look for the reason: another print, a damaged copy, a mistake',
    },
    result: {
      none: 'Nothing to go by yet',
      noneText: 'Enter a sale of your card’s grade, with its date.',
      one: 'One sale: {median}',
      oneText: 'One sale proves little. Find a second before you name a price.',
      two: 'Between {low} and {high}',
      twoText: 'Two sales give a range. Their middle would only look exact.',
      more: 'About {median}',
      moreText: '{counted} sales between {low} and {high} count.',
    },
    share: 'The address of this page keeps what you entered.',
  },
  premium: {
    heading: 'Fees: who gets what',
    figure:
      'Two bars of the same sale. The buyer pays the hammer price, the buyer’s premium, postage and tax. The seller gets the hammer price less the seller’s fee.',
    parts: {
      buyer: 'The buyer pays',
      hammer: 'hammer price',
      premium: 'premium',
      post: 'post, tax',
      seller: 'The seller gets',
      kept: 'paid out',
      fee: 'fee',
    },
    paragraphs: [
      'An auction has two prices. The [[hammer-price]] is the last bid. On top of it the buyer pays the house a [[buyers-premium|buyer’s premium]], and postage and tax besides. The seller receives less than the hammer price if there is a seller’s fee.',
      'Most published results include the premium, some do not, and a marketplace shows neither its fee nor the postage in the same way. Compare like with like: take what the buyer paid for the card, without postage. If you mean to sell, take off what your route keeps; [the guide to selling](/guides/store-post-sell) says what to ask.',
    ],
  },
  thin: {
    heading: 'When sales are rare',
    paragraphs: [
      `For a common card, five sales take a minute. For a scarce one you may find a single sale from years ago, or none; ${countBases(rankedCards).estimates} of the 50 values of [our own ranking](/top-50-cards#methodology) are estimates for that reason, and say so.`,
      'Then work from the neighbours. What did the grade below make, and the grade above? What did another card of the same set and scarcity do? Those tell you what it should make at least and at most, and an honest answer is often just that: more than this, less than that.',
      'In a market this thin the next sale makes the price. If two people want the card it goes high; once one of them has a copy, the next may find no bidder. Give a range, with a date.',
    ],
  },
  steps: {
    heading: 'The quarter of an hour',
    items: [
      'Name the card exactly: set, year, [[set-number|number]], printing, language.',
      'Grade your own copy as a stranger would, and go one lower. [The guide to grading](/guides/grading) has a ruler for the borders.',
      'Find five sold copies of that print and grade from the past year.',
      'Strike out what does not match, and take the middle of the rest.',
      'Write the date next to the figure. In three months, do it again.',
    ],
  },
  sources: [
    {
      name: 'Reports of four Charizard sales',
      says: 'the two prices of March 2022, and those of August 2025 and December 2025, as the press and PSA’s price pages passed them on; we have not seen the houses’ own records.',
    },
    {
      name: 'A guide of 2023 and blog posts that cite PSA’s price pages',
      says: 'the figure for a grade 7, and the two for the Van Gogh Museum Pikachu. Take them as reported.',
    },
    {
      name: 'Our own ranking',
      says: 'how many of the fifty values are estimates, counted when this guide was reviewed.',
    },
  ],
  related: [
    {
      title: 'Top 50',
      href: '/top-50-cards',
      why: 'Fifty cards, each with the sale or the estimate behind its value.',
    },
    {
      title: 'Charizard',
      href: '/characters/charizard',
      why: 'The card of the three dots, and its cheaper relatives.',
    },
    {
      title: 'Grading, and what a 10 needs',
      href: '/guides/grading',
      why: 'Because the grade decides before the seller does.',
    },
    {
      title: 'Store, post, sell',
      href: '/guides/store-post-sell',
      why: 'Once you know the figure: how to get near it.',
    },
  ],
};

export type WorthGuide = typeof whatIsItWorth;
