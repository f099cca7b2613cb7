import { disc, numbers, polygon, rect, seeded, shape, star, stroke, times, url, wedges } from '@mint-row/kit/art';

export const [ink, cream, gold, red] = ['#1a0508', '#fff3e2', '#ffd25e', '#e11b26'];

/** Towers at night, their lit windows, and a moon of dots. */
export function city(): string {
  const next = seeded(39);
  const towers = [
    [6, 84, 28],
    [34, 44, 35],
    [69, 92, 21],
    [90, 62, 35],
    [125, 100, 28],
  ] as const;
  const windows = towers.map(([x, y, wide]) => {
    const columns = wide / 7;
    return times(columns * 10, (index): string => {
      const [left, top] = [x + 1.5 + (index % columns) * 7, y + 6 + Math.floor(index / columns) * 9];
      return next() < 0.4 ? `M${numbers(left, top)}h4v5h-4z` : '';
    }).join('');
  });
  return (
    rect(12, 12, 140, 150, '#a30f1b') +
    disc(106, 44, 25, gold) +
    disc(106, 44, 25, url('marvel-emblem-dots')) +
    shape(towers.map(([x, y, wide]) => `M${x} ${y}h${wide}V170H${x}z`).join(''), '#3d040b', {
      stroke: ink,
      'stroke-width': 2,
    }) +
    shape(windows.join(''), gold)
  );
}

/** An eye, wide open, in light from one side. */
export function eye(): string {
  return (
    rect(12, 168, 110, 120, '#c4141f') +
    shape('M12 168H122L84 190C60 182 36 190 12 214z', ink) +
    shape('M24 244C40 216 74 208 108 226 98 254 54 266 24 244z', cream, { stroke: ink, 'stroke-width': 3 }) +
    disc(66, 236, 17, red, { stroke: ink, 'stroke-width': 2 }) +
    disc(66, 236, 8, ink) +
    disc(71, 230, 4, '#ffffff') +
    shape('M18 246C38 208 78 200 114 224L108 228C76 212 44 218 24 246z', ink) +
    stroke('M24 258q30 18 62 6M34 270q22 8 40 2', ink, 2, { 'stroke-linecap': 'round' })
  );
}

/** A fist that comes out of speed lines. */
export function fist(): string {
  const outlined = { stroke: ink, 'stroke-width': 2.6, 'stroke-linejoin': 'round' };
  const fingers = [
    [157, 214],
    [178, 207],
    [200, 204],
    [222, 208],
  ].map(([left = 0, top = 0]) => `M${left} ${top + 12}q0-12 9-12h4q9 0 9 12v26q0 9-8 9h-6q-8 0-8-9z`);
  return (
    rect(110, 180, 180, 110, gold) +
    shape(
      wedges(
        198,
        236,
        44,
        150,
        times(26, (index) => index * (360 / 26) + (index % 3) * 3),
        5,
      ),
      red,
    ) +
    shape('M154 232q-4-38 44-38t50 38l-6 24q-20 16-46 16t-36-14z', '#8f0d17', outlined) +
    shape(fingers.join(''), cream, outlined) +
    shape('M232 252q-2-20 12-20t12 18-12 28-20-6z', cream, outlined) +
    shape('M176 258q-2-12 12-13l40 1q18 1 18 15t-18 15l-36 1q-14-2-16-19z', cream, outlined)
  );
}

/** The blow: a burst on dots, without a word. */
export function blow(): string {
  const [x, y] = [350, 240];
  return (
    rect(270, 180, 140, 110, '#5c0710') +
    rect(270, 180, 140, 110, url('marvel-emblem-dots')) +
    shape(polygon(...star(x, y, 62, 30, 11, -80)), ink) +
    shape(polygon(...star(x, y, 56, 28, 11, -80)), gold) +
    shape(polygon(...star(x, y, 38, 20, 11, -96)), red) +
    shape(polygon(...star(x, y, 22, 10, 11, -80)), cream)
  );
}
