import { type LegalDocument, site } from '@mint-row/kit/content';

export const disclaimer = {
  title: 'Disclaimer & Affiliation Notice',
  lead: `What ${site.name} is, whose names and marks appear on it, and what our values and links do and do not mean.`,
  updated: '2026-11-21',
  sections: [
    {
      heading: 'Independent and unofficial',
      body: [
        site.independence,
        'In particular, there is no link to, and no approval, sponsorship or endorsement by, any of the following companies or those who hold their rights:',
        [
          'Marvel and The\u00a0Walt Disney\u00a0Company',
          'Lucasfilm',
          'Nintendo, Creatures, GAME FREAK and The Pokémon Company',
          'Topps, Upper Deck, Fleer, SkyBox and Wizards of the Coast',
          'PSA',
        ],
        'The same holds for every other publisher, grading company, auction house and data source that we name.',
      ],
    },
    {
      heading: 'Names and trade marks',
      body: [
        'Names, characters, logos and trade marks belong to their owners. We use names only to identify the products that we write about and sell, so that collectors know which card is meant.',
        [
          'Marvel: Marvel Characters, Inc. (The\u00a0Walt Disney\u00a0Company)',
          'Star Wars: Lucasfilm Ltd. (The\u00a0Walt Disney\u00a0Company)',
          'Pokémon: Nintendo, Creatures Inc. and GAME FREAK inc.; The Pokémon Company',
        ],
        'Names of card publishers, sets and grading companies belong to their respective owners. That a name appears here does not mean that its owner knows of this site or agrees with it.',
      ],
    },
    {
      heading: 'Artwork',
      body: [
        'We do not host copyrighted art: no card scans, film stills, comic panels or character artwork. If you find something here that you believe to be yours, our DMCA Takedown Policy says how to tell us.',
      ],
    },
    {
      heading: 'Values are estimates',
      body: [
        'All values, value ranges and rankings on this site are estimates for general information. They are not appraisals, not offers to buy or sell, and not investment, tax or legal advice.',
        'Values change and can fall. A past sale does not tell you what the next copy will bring: condition, grade, timing and the people bidding all matter. Values on this site are not live prices.',
        'Before you spend money that you would miss, compare recent sold prices and ask someone qualified who has the card in hand.',
      ],
    },
    {
      heading: 'Purchases and our interest in them',
      body: [
        'Buttons that invite you to shop lead to {{marketplace.name}}, our external marketplace store, and open in a new tab. Purchases happen there, under the marketplace’s own terms, which also cover payment, delivery, returns and complaints. Nothing can be bought on this site itself.',
        `${site.name} is run by a retailer with a shop and a marketplace store. We therefore have a commercial interest in the kinds of cards that we write about.`,
      ],
    },
    {
      heading: 'Other sites',
      body: [
        'We link to outside sites, such as our marketplace and social networks. Those sites have their own terms and privacy rules, and content that others put there is theirs to answer for.',
      ],
    },
    {
      heading: 'Accuracy',
      body: [
        'We check what we write, but mistakes happen, and sales, counts and checklists change. The site is provided as it is, without a promise that it is complete or free of error. As far as the law allows, we are not liable for a loss that comes from relying on it. Nothing here limits rights that the law gives you and that cannot be limited.',
        'If you find a mistake, write to {{email.legal}} and we will look into it.',
      ],
    },
  ],
  contact: { label: 'Questions about this notice', email: '{{email.legal}}' },
} satisfies LegalDocument;
