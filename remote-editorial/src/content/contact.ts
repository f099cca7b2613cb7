import type { photographs } from '../art/photographs.ts';
import type { Draft } from '../contact/draft.ts';

/** A subject: what it is called or what its button says, what belongs to it, and its draft. */
interface Topic {
  title: string;
  text: string;
  draft: Draft;
}

export interface Contact {
  heading: string;
  lead: string;
  visit: { heading: string; address: string; hours: string; clock: string; online: string };
  /** The labels of links to drafts and of buttons that copy addresses. */
  mail: { open: string; copy: string; copied: string; refused: string };
  counter: { heading: string; intro: string; address: string; items: readonly Topic[] };
  photographs: {
    heading: string;
    intro: string;
    items: readonly { shows: keyof typeof photographs; title: string; text: string }[];
    after: string;
  };
  law: { heading: string; intro: string; items: readonly Topic[]; paragraph: string };
  closing: { title: string; text: string; action: string; guides: string };
}

export const contact: Contact = {
  heading: 'Contact us',
  lead: 'By e-mail, or across the counter. Choose a subject below and your own mail program opens with a draft that already asks the right things; you fill in the rest, and nothing passes through this site.',
  visit: {
    heading: 'Come by',
    address: 'Address',
    hours: 'Open',
    clock: 'At the shop it is',
    online: 'Online',
  },
  mail: {
    open: 'Open a Draft',
    copy: 'Copy address',
    copied: 'Address copied',
    refused: 'This browser does not allow copying. The address is beside the button.',
  },
  counter: {
    heading: 'Write to the counter',
    intro:
      'Three buttons, each with a draft of its own. If no mail program opens, copy the address and write as you like.',
    address: '{{email.sales}}',
    items: [
      {
        title: 'Ask About a Card',
        text: 'Which print is it, is the listing right, does the shop have one? A link to the listing or two photographs save a letter each way.',
        draft: {
          to: '{{email.sales}}',
          subject: 'A question about a card',
          lines: [
            'Card and number:',
            'Set and year:',
            'Grade, or raw:',
            'Link to the listing, if any:',
            '',
            'My question:',
            '',
          ],
        },
      },
      {
        title: 'Send a Correction',
        text: 'The page, the sentence and your source. If you have the card, a photograph is the best source of all.',
        draft: {
          to: '{{email.sales}}',
          subject: 'A correction',
          lines: ['Page (address or title):', 'It says:', 'It should say:', 'How I know:', ''],
        },
      },
      {
        title: 'Offer Us Your Cards',
        text: 'One card or a shoebox: tell us what it is and show us what condition it is in. The photographs below are the ones that we will ask for.',
        draft: {
          to: '{{email.sales}}',
          subject: 'I want to sell',
          lines: [
            'What I have (cards, sets, roughly how many):',
            'Graded? Company, grade and certificate number:',
            'Condition, as I see it:',
            'What I hope for:',
            '',
            'Photographs attached: front, back, corners, surface, label',
            '',
          ],
        },
      },
    ],
  },
  photographs: {
    heading: 'What to photograph first',
    intro: 'Daylight beside a window, no flash, the card out of its sleeve only if your hands are clean and dry.',
    items: [
      {
        shows: 'whole',
        title: 'Front and back',
        text: 'Straight from above, the whole card with a little table round it, so that the [[centring]] can be measured.',
      },
      {
        shows: 'corners',
        title: 'Four corners',
        text: 'Close up, both sides. [[whitening|Whitening]] starts there, and one picture of each [[corners|corner]] tells more than a paragraph.',
      },
      {
        shows: 'surface',
        title: 'The surface at an angle',
        text: 'Tilt the card until a lamp runs across it. Scratches, dents and [[print-line|print lines]] show only in that stripe of light.',
      },
      {
        shows: 'label',
        title: 'The label of a slab',
        text: 'Sharp enough to read the certificate number, and the whole [[slab]] once, for cracks in the case.',
      },
    ],
    after:
      'Pictures help us to ask better questions. They never settle whether a card is real: see [how to check that](/guides/is-it-real).',
  },
  law: {
    heading: 'Legal mail',
    intro: 'Mail about cards that arrives at these two addresses has to be passed on, so please use the right one.',
    items: [
      {
        title: 'Copyright (DMCA)',
        text: 'For rights holders and their agents. The draft has the six parts of a notice; the [DMCA policy](/dmca) explains each.',
        draft: {
          to: '{{email.dmca}}',
          subject: 'DMCA notice',
          lines: [
            '1. The work:',
            '2. The material on this site, with its address (URL):',
            '3. My address, telephone number and e-mail:',
            '4. I believe in good faith that the owner, its agent or the law has not authorised this use:',
            '5. Under penalty of perjury: this notice is accurate, and I may act for the owner:',
            '6. Signature:',
            '',
          ],
        },
      },
      {
        title: 'Other legal matters',
        text: 'Names, data, contracts: anything that a lawyer would sign. The [disclaimer](/disclaimer) may have answered it already.',
        draft: {
          to: '{{email.legal}}',
          subject: 'A legal matter',
          lines: ['For whom I write:', 'What it concerns (page or address):', '', 'What I ask for:', ''],
        },
      },
    ],
    paragraph:
      'What you send us stays yours. If you want a photograph to appear on a page, say so, and read the [user content policy](/user-policy) first.',
  },
  closing: {
    title: 'Asked before?',
    text: 'The FAQ has what we say most often at the counter. The guides go further, with something to try on your own card.',
    action: 'Read the FAQ',
    guides: 'All Guides',
  },
};
