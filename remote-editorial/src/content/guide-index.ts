/** The text of the index of guides around their titles. */
export const guideIndexWords = {
  heading: 'Guides',
  lead: 'Each guide answers one question, gives you something to try with your own card beside the screen, and says where its facts come from.',
  questions: {
    heading: 'What would you like to know?',
    intro: 'Every question leads to the guide that answers it.',
    needs: { identify: 'Identify it', judge: 'Judge it', sell: 'Price and sell it', other: 'And ask' },
  },
  shelves: {
    heading: 'By franchise',
    intro: 'What holds for any card stands first; the rest is sorted by what is printed on yours.',
    all: 'Any card',
  },
  empty: 'No guide is published at the moment. Write to us with your question, and we will answer it by e-mail.',
  closing: {
    title: 'A question that is not here?',
    text: 'Send it to us with a photograph of the front and the back. If several readers ask the same thing, we write a guide.',
    action: 'Ask a Question',
  },
} as const;
