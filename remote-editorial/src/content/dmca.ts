import { type LegalDocument, site } from '@mint-row/kit/content';

export const dmca = {
  title: 'DMCA Takedown Policy',
  lead: `How to tell ${site.name} that something on this site infringes your copyright, what your notice must contain, and what happens next.`,
  updated: '2026-11-21',
  sections: [
    {
      heading: 'Our policy',
      body: [
        'We respect the rights of artists, writers, photographers and publishers. When we receive a complete notice under the Digital Millennium Copyright Act, we act promptly: we remove the material named in it or block access to it.',
        'This policy is about copyright. If your concern is a trade mark or something else, please write to {{email.legal}}.',
      ],
    },
    {
      heading: 'What a notice must contain',
      body: [
        'Under 17 U.S.C. 512(c)\u2060(3), a notice needs these six items:',
        [
          'Signature: the physical or electronic signature of the copyright owner or of a person authorised to act for the owner.',
          'Identified work: identification of the copyrighted work that you say is infringed, or a list if there are several works.',
          'Infringing material with URL: identification of the material that you say infringes it, with the URL of each page where it appears.',
          'Contact information: your postal address, telephone number and e-mail address.',
          'Good-faith statement: a statement that you believe in good faith that the use complained of is not authorised by the copyright owner, its agent or the law.',
          'Statement of accuracy: a statement that the information in the notice is accurate and, under penalty of perjury, that you are the owner or authorised to act for the owner of the right that you say is infringed.',
        ],
        'A notice that lacks one of these items may not oblige us to act. Where we can, we will tell you what is missing.',
      ],
    },
    {
      heading: 'Where to send it',
      body: [
        'Send your notice by e-mail to {{email.dmca}}. Please put “DMCA notice” in the subject line and the text in the message itself rather than in an attachment.',
      ],
    },
    {
      heading: 'What happens next',
      body: [
        'We read the notice and check that the six items are there. If they are, we remove the material or block access to it and confirm this to you.',
        'If the material came to us from someone else, we take reasonable steps to tell that person promptly. We may pass on a copy of your notice, including your name and contact information, so that the person can answer.',
      ],
    },
    {
      heading: 'Counter-notice',
      body: [
        'If your material was removed and you believe that this was a mistake, you may send a counter-notice to {{email.dmca}}. Under 17 U.S.C. 512(g)\u2060(3) it needs:',
        [
          'Your physical or electronic signature.',
          'Identification of the material that was removed, and the place where it appeared before its removal.',
          'A statement, under penalty of perjury, that you believe in good faith that the material was removed as a result of mistake or misidentification.',
          'Your name, address and telephone number; a statement that you consent to the jurisdiction of the federal district court for your address or, if you live outside the United States, for any judicial district in which we may be found; and a statement that you will accept service of process from the person who sent the notice or that person’s agent.',
        ],
        'We send the counter-notice to the person who complained. We then put the material back after not less than 10 and not more than 14 business days, unless we are told first that a court action has been filed to restrain the infringement.',
      ],
    },
    {
      heading: 'False claims',
      body: [
        'Please be sure before you write. Under 17 U.S.C. 512(f), anyone who knowingly and materially misrepresents that material infringes, or that it was removed by mistake, may be liable for the damage, including costs and attorneys’ fees. If you are not sure whether a use is allowed, ask a lawyer first.',
      ],
    },
    {
      heading: 'Repeat infringers',
      body: [
        'The accounts of repeat infringers, and contributors who infringe repeatedly, are suspended or terminated. This site offers no accounts today, so for now the rule means that we stop accepting and remove content from such contributors.',
      ],
    },
  ],
  contact: { label: 'DMCA notices and counter-notices', email: '{{email.dmca}}' },
} satisfies LegalDocument;
