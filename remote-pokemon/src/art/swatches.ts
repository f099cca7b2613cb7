/** Three colours of each drawing, the ground first, for lists that are too small for the drawing. */
export const swatches: Record<string, readonly [string, string, string]> = {
  blastoise: ['#2f6fc0', '#a8642a', '#f6e7c4'],
  charizard: ['#06545c', '#f6761c', '#fff3c0'],
  dragonite: ['#f0a04a', '#57a8a0', '#fff0c0'],
  gyarados: ['#f4dfac', '#2f62b8', '#d2342a'],
  mew: ['#f58fb8', '#4a1660', '#3f8fe0'],
  mewtwo: ['#1a0f38', '#8a4fd0', '#f3d6ff'],
  pikachu: ['#ffd42e', '#2a1a10', '#ff7a5c'],
  venusaur: ['#0c5a48', '#f77f9f', '#f7b92e'],
};
