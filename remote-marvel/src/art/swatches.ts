/** Three colours of each drawing, the ground first, for lists that are too small for the drawing. */
export const swatches: Record<string, readonly [string, string, string]> = {
  'black-panther': ['#0d0620', '#7040e8', '#ffc94a'],
  'captain-america': ['#16306b', '#c4202e', '#f3efe2'],
  deadpool: ['#a30f1c', '#14060a', '#dfe6ee'],
  hulk: ['#552a9e', '#6cb836', '#dcf58e'],
  'iron-man': ['#8e1420', '#f6cd6a', '#dff6ff'],
  'spider-man': ['#101f4d', '#dd1f2d', '#f4f7ff'],
  thor: ['#24406c', '#e0a836', '#f4f9ff'],
  wolverine: ['#fdb913', '#123a94', '#fff3c4'],
};
