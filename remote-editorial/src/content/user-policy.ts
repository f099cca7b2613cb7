import { type LegalDocument, site } from '@mint-row/kit/content';

export const userPolicy = {
  title: 'User Uploads & Content Policy',
  lead: `The rules for photographs, texts and other content that you send to ${site.name}: what you must own, what you allow us to do, and when we remove it.`,
  updated: '2026-11-29',
  sections: [
    {
      heading: 'Where this policy applies',
      body: [
        'This site does not offer uploading today: it has no accounts and no upload form. The policy applies to content that you send to us for publication by any route, for example by e-mail, by post, at the shop or through our social accounts. It will also apply to uploading, should we ever offer it.',
        '“Content” means anything of that kind: photographs of your cards, texts, corrections, reviews, drawings, sound and video. “You” are the person who sends it, also called the uploader.',
        'What you post on the marketplace or on a social network is also subject to the rules of that service.',
      ],
    },
    {
      heading: 'You must own it or have permission',
      body: [
        'Send only content that you own or that you have permission to send. By sending it you confirm that:',
        [
          'you made the content yourself, or you have permission from whoever owns it;',
          'you are allowed to give us the licence described below;',
          'nobody else’s copyright, trade mark, privacy or other right is infringed by it;',
          'anyone who can be recognised in it has agreed or, for a child, a parent or guardian has.',
        ],
        'A scan or photograph copied from another site, a book or a listing is not yours because you found it. If you are not sure, please do not send it.',
      ],
    },
    {
      heading: 'The licence that you grant',
      body: [
        'You keep all rights in your content. By sending it to us for publication you grant us a non-exclusive worldwide licence to store, copy, display and publish it, and to change its size, format or length, so that we can run this site and tell people about it on our social accounts.',
        'Non-exclusive means that you may use the content anywhere else and license it to anyone you like.',
        'You may ask us at any time to take your content down. The licence then ends for our pages, apart from copies that we must keep by law and copies that others have already made.',
      ],
    },
    {
      heading: 'What we do not accept',
      body: [
        'Please do not send content that:',
        [
          'infringes someone’s rights, or shows scanned or copied artwork that you may not pass on;',
          'misleads others, such as photographs of a counterfeit or altered card presented as genuine;',
          'is unlawful, hateful, threatening, harassing or sexually explicit;',
          'reveals personal details about other people;',
          'carries malware, spam or advertising.',
        ],
      ],
    },
    {
      heading: 'Removal',
      body: [
        'We may decline, shorten or remove content at our discretion, at any time, with or without notice. We do not have to publish what we are sent, and publishing it does not mean that we agree with it.',
        'If you believe that content here infringes your copyright, follow our DMCA Takedown Policy. What it says of repeat infringers holds for contributors too.',
      ],
    },
    {
      heading: 'Your responsibility and your data',
      body: [
        'You are responsible for the content that you send. Please keep your own copy, since we do not store content for safekeeping.',
        'We use your name and address to answer you and, if you agree, to credit you. Tell us if you would rather not be named.',
      ],
    },
    {
      heading: 'Privacy: what we receive and keep',
      body: [
        'Reading this site tells us nothing about you. It has no accounts, sets no cookies, counts no visitors, and loads nothing from other sites. As with any site, your browser sends our server your internet address with each request; the server answers, and keeps no list of who visits what.',
        'Your browser may tell our server how a page went: whether it loaded and how fast, which part of it failed, and which version of our software that was. We use it to find faults. Such a report does not say who you are or what you typed, and we do not keep your internet address with it. If your browser asks sites not to track you (Do Not Track, Global Privacy Control), it sends none.',
        'Your binder, the theme that you chose and your place on a page are kept by your browser, on your device. They are not sent to us. You can save the binder as a file, and delete it on its page.',
        'We receive what you send us: an e-mail with its address and pictures, a letter, what you tell us at the shop. We use it to answer you. If you would like us to delete it, write to the address below.',
        'Links to the marketplace, social networks and sources lead to sites with policies of their own.',
      ],
    },
    {
      heading: 'Changes',
      body: [
        'When we change this policy, we change the date at its head. Content that you sent before stays under the policy that applied when you sent it.',
      ],
    },
  ],
  contact: { label: 'Questions, permissions and removals', email: '{{email.legal}}' },
} satisfies LegalDocument;
