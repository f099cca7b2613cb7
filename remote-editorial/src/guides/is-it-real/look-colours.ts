/** The colours of the drawings of the three looks: the same in both themes. */
export const [paper, ink, dark, glow] = ['#fdfaf0', '#1a1d24', '#3a362f', '#ffe39a'];
