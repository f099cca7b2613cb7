import type { Home } from '@mint-row/kit/content';
import { paths } from '@mint-row/kit/contract';

export const home = {
  hero: {
    heading: 'Know the card before you buy it',
    lead: 'For collectors of Marvel, Pokémon and Star\u00a0Wars cards: how to tell one printing from another, what a card is worth, and\u00a0why.',
    ways: [
      { path: paths.guides, label: 'I have a card' },
      { path: paths.values, label: 'Price guide' },
      { path: paths.top50, label: 'Top 50' },
      { path: paths.binder, label: 'My binder' },
    ],
    row: 'The most collected characters. Take one out.',
    more: 'Flip through the row',
    stats: [
      { value: '1,000+', label: 'collectors joined' },
      { value: '100+', label: 'verified sellers' },
      { value: '24/7', label: 'online access' },
    ],
  },
  checks: {
    heading: 'Four checks, one card',
    instruction: 'Try wear on this card, then undo it.',
    intro: 'The [guide to grading](/guides/grading) helps you judge your own card.',
    items: [
      {
        name: 'Corners',
        states: [
          { state: 'sharp', title: 'Sharp.', text: 'Four points, all alike.' },
          { state: 'soft', title: 'Soft.', text: 'A blunt tip, and fibre that catches the light.', chosen: true },
        ],
      },
      {
        name: 'Edges',
        states: [
          { state: 'clean', title: 'Clean.', text: 'The colour runs to the very end.', chosen: true },
          { state: 'chipped', title: 'Chipped.', text: 'White card shows through the ink.' },
        ],
      },
      {
        name: 'Surface',
        states: [
          { state: 'glossy', title: 'Unbroken.', text: 'Ink and gloss as they left the press.', chosen: true },
          { state: 'marked', title: 'Marked.', text: 'A [[print-line]], two scratches and a dent.' },
        ],
      },
      {
        name: 'Centring',
        states: [
          { state: '50', title: '50/50.', text: 'Even: what a [[bgs|BGS]] Black Label asks for.' },
          { state: '55', title: '55/45.', text: 'The most that a [[cgc|CGC]] Gem Mint 10 allows.' },
          { state: '60', title: '60/40.', text: 'Once good enough for a [[psa|PSA]] 10.' },
          { state: '65', title: '65/35.', text: 'Too far for a 10 from any of the three.', chosen: true },
        ],
      },
    ],
  },
  updates: {
    heading: 'What is new',
    intro: 'What we wrote or corrected, and why, on',
    before: 'Before:',
    all: 'All changes',
  },
  why: {
    heading: 'Why collectors choose Mint Row',
    intro: 'Three promises, each with a place where you can check it.',
    pillars: [
      {
        title: 'Trusted guidance',
        text: 'Our guides are for people who hold the card in their hand, and they are [updated\u00a0weekly](/updates). Where a value is an estimate, the page says so.',
      },
      {
        title: 'Authentic sources',
        text: 'The sellers on {{marketplace.name}} are verified, more than 100 of them. When a page names a sale, it says when and where, as far as that is known.',
      },
      {
        title: 'Legendary service',
        text: 'Not sure about a border, a stamp or a [[grade]]? Ask us by e-mail or bring the card to the shop, and we will look at it together.',
      },
    ],
  },
  collections: {
    heading: 'Explore the collections',
    intro: 'Three worlds, each with its own sets, its\u00a0own\u00a0traps and its own first card to look for.',
    items: [
      {
        franchise: 'marvel',
        cards: 'slab',
        tagline: 'From comic panel to painted card',
        description:
          'Impel’s 1990 Marvel Universe with its [[hologram-card|holograms]], Joe Jusko’s paintings for the 1992 Masterpieces, and the heroes whom collectors ask for most.',
      },
      {
        franchise: 'starwars',
        cards: 'pile',
        tagline: 'Sorted by border colour since 1977',
        description:
          'Five colours of 1977 Topps, the Star File cards of The Empire Strikes Back, and the dark borders that make a clean Darth Vader so hard to find.',
      },
      {
        franchise: 'pokemon',
        cards: 'printings',
        tagline: '1st Edition, Shadowless, Unlimited',
        description:
          'How to read a Base Set printing, what the Shining cards of Neo Destiny are, and the Pokémon that most binders open with.',
      },
    ],
    printings: [
      { title: '[[first-edition|1st Edition]]', text: 'A stamp, and no\u00a0shadow' },
      { title: '[[shadowless|Shadowless]]', text: 'No stamp, no shadow' },
      { title: '[[unlimited|Unlimited]]', text: 'A shadow on the\u00a0right' },
    ],
  },
  steps: {
    heading: 'How it works',
    intro: 'Read first, buy second, and let the collection grow at your pace.',
    items: [
      {
        title: 'Explore Guides',
        text: 'Find your set or character and learn what to check: the printing, the borders, the grade. Each correction is [listed with its reason](/updates).',
      },
      {
        title: 'Shop Online or In-Store',
        text: 'Search {{marketplace.name}} at any hour, or visit us at {{store.street}}, {{store.city}}, {{store.hours}}.',
      },
      {
        title: 'Expand Your Collection',
        text: 'Fill the gaps, meet others in the Collector’s Circle, and come back when the next set calls.',
      },
    ],
  },
  testimonials: {
    heading: 'What collectors say',
    items: [
      {
        quote:
          'I asked which of my 1990 Impel cards to sleeve first and got a straight answer about white borders and [[centring]]. I\u00a0did the whole binder that weekend.',
        author: 'Hannah R.',
        role: 'Marvel collector',
      },
      {
        quote:
          'The border colours finally made sense to me. I sorted two shoeboxes of 1977 Topps by series in one evening, and now I know which numbers I am missing.',
        author: 'Tom B.',
        role: 'Star Wars collector',
      },
      {
        quote:
          'My daughter and I learnt to spot a Shadowless card at the kitchen table. We did not own one, but now we know what we do own.',
        author: 'Priya S.',
        role: 'Pokémon collector and parent',
      },
    ],
  },
  closing: {
    title: 'Join the Collector’s Circle',
    text: 'Show the one card that you cannot name, or the three thousand that you can. The Circle is free, asks for no credit card and gives instant access.',
  },
} satisfies Home;
