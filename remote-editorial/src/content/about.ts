import type { About } from '@mint-row/kit/content';

export const about = {
  heading: 'About Mint Row',
  lead: 'We are collectors who keep a shop, a marketplace and a shelf of notes on Marvel, Pokémon and Star Wars cards. This site is where the notes go.',
  mission: {
    heading: 'Our mission',
    paragraphs: [
      'We want every collector to know what they are holding: which set, which printing, which condition, and what that may mean for its value. A card that you understand is more fun to own, whether it cost a dollar or a month’s wages.',
      'So we write plainly. We say which values come from a sale and which are our estimate, we give the year of a sale where we know it, and we tell you when we do not know. We would rather you bought one card with your eyes open than ten in a hurry.',
    ],
  },
  story: {
    heading: 'How it began',
    paragraphs: [
      'Mint Row began with two friends, a kitchen table and a shoebox of Star Wars cards that had spent years in a loft. Neither of us could say what was in it. We sorted the cards by border colour, looked up the numbers, and wrote down what we learnt so that we would not have to look it up twice.',
      'Friends asked for the notes, then brought boxes of their own: Marvel cards from the nineties, Pokémon cards with school stickers on the back. The notes became guides. In time the kitchen table became a counter in {{store.city}}, and for collectors who live too far away we opened a marketplace with verified sellers.',
      'We still work the same way. Someone puts a card on the counter, we turn it under the lamp, and if we learn something new it goes into a guide.',
    ],
  },
  values: {
    heading: 'What we value',
    items: [
      {
        title: 'Passion first',
        text: 'We collect because we like the cards: the art, the stories, the smell of an old pack. Prices matter, but they come after that.',
      },
      {
        title: 'Community driven',
        text: 'The best corrections come from readers. If you know a card better than we do, tell us, and we will mend the page.',
      },
      {
        title: 'Trust and quality',
        text: 'Sellers on {{marketplace.name}} are verified, values are marked as estimates where they are estimates, and we do not promise that any card will gain in price.',
      },
    ],
  },
  closing: {
    title: 'Come and collect with us',
    text: 'Visit {{store.name}} at {{store.street}}, {{store.city}}, or join the Collector’s Circle online: free, no credit card, instant access.',
  },
} satisfies About;
