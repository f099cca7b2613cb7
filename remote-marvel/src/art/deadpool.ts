import {
  circle,
  clip,
  curve,
  defs,
  el,
  group,
  halftone,
  linear,
  numbers,
  type Point,
  pattern,
  polar,
  polygon,
  rect,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
  wedges,
} from '@mint-row/kit/art';

const [ink, steel] = ['#14060a', '#f6f9fc'];
const centre: Point = [150, 172];
/** The cut's angle: it runs from the upper right to the lower left. */
const angle = -35;

/** A point beside the cut: how far along it, to the upper right, and how far above it. */
function beside(forward: number, up: number): Point {
  return polar(...polar(...centre, forward, angle), up, angle - 90);
}

/** A balloon for a voice that cannot stay on its page, around its middle, with its tail to the lower left. */
function balloon(): string {
  const rim = times(25, (index): Point => {
    const squarer = (part: number): number => Math.sign(part) * Math.abs(part) ** 0.86;
    const [x, y] = polar(0, 0, 1, 132 + index * 13.5);
    return [112 * squarer(x), 86 * squarer(y)];
  });
  return `${curve(rim)}C-34 116-60 146-108 162-86 140-76 112-79 66z`;
}

/** An exclamation mark, heavy at its head. */
const mark = 'M-24-66Q0-74 26-66L13 22Q0 28-12 22zM0 34a17 17 0 1 1-.1 0z';

/** The sword along the cut, with its point to the right: blade, guard, and a grip wound with cord. */
function sword(): string {
  const winds = times(6, (index) =>
    polygon([-18 - index * 10, 0], [-23 - index * 10, 4.4], [-28 - index * 10, 0], [-23 - index * 10, -4.4]),
  );
  const blade = 'M0-7C90-9 170-8 232-1L252 9C170 11 90 7 0 7z';
  return (
    shape(blade, ink, { stroke: ink, 'stroke-width': 5, 'stroke-linejoin': 'round' }) +
    shape(blade, url('deadpool-steel')) +
    stroke('M2-3.4C90-5 170-4 226 1.4', '#ffffff', 1.2) +
    stroke(`M2 2.4${times(16, (index) => `q7 ${index % 2 ? -3 : 3} 14.4 .3`).join('')}`, '#5f6b78', 0.9) +
    rect(-84, -8, 82, 16, ink, { rx: 5 }) +
    shape(winds.join(''), '#e0303a') +
    el('ellipse', { cx: -3, cy: 0, rx: 7, ry: 20, fill: ink }) +
    el('ellipse', { cx: -2, cy: 0, rx: 3.6, ry: 16, fill: '#d9a441' })
  );
}

/** A page of a comic, cut in two with the voice on it: the halves have slipped, and the sword is still between them. */
export function deadpool(): string {
  const far = 460;
  const halves = [
    { id: 'upper', up: 9, slip: 13, d: polygon(beside(-far, 0), beside(far, 0), beside(far, far), beside(-far, far)) },
    {
      id: 'lower',
      up: -9,
      slip: -13,
      d: polygon(beside(-far, 0), beside(far, 0), beside(far, -far), beside(-far, -far)),
    },
  ];
  const burst = wedges(
    ...centre,
    60,
    460,
    times(36, (index) => index * 10 + 3),
    5,
  );
  const dotted = { fill: 'none', stroke: ink, 'stroke-linecap': 'round', 'stroke-dasharray': '0 9' };
  return svg(
    300,
    420,
    defs(
      pattern('deadpool-shade', 6, 6, { patternTransform: 'rotate(45)' }, shape(circle(3, 3, 1.7), '#f0a08c')),
      linear(
        'deadpool-steel',
        [0, -9, 0, 11],
        [
          [0, '#8b97a6'],
          [0.4, steel],
          [0.52, '#aab4c0'],
          [1, '#ffffff'],
        ],
      ),
      ...halves.map(({ id, d }) => clip(`deadpool-${id}`, d)),
      clip('deadpool-voice', balloon()),
      el('path', { id: 'deadpool-balloon', d: balloon(), 'vector-effect': 'non-scaling-stroke' }),
      group(
        { id: 'deadpool-page' },
        rect(-20, -20, 340, 460, '#d61f2b'),
        shape(burst, '#ef4238'),
        group(
          dotted,
          halftone([-9, 176, 320, 254], 9, (t) => t * 9.4),
        ),
        group(
          { transform: `translate(${numbers(...centre)})rotate(-6)` },
          group(
            { fill: 'none', stroke: '#ffc4b0' },
            ...times(7, (index) =>
              el('ellipse', { rx: 126 + index * 11, ry: 99 + index * 11, 'stroke-width': 1.5 - index * 0.17 }),
            ),
          ),
          use('deadpool-balloon', { fill: '#ffffff', stroke: ink, 'stroke-width': 13, 'stroke-linejoin': 'round' }),
          use('deadpool-balloon', { fill: '#ffffff' }),
          group(
            { 'clip-path': url('deadpool-voice') },
            shape('M120-60C108 40 30 84-90 70L-90 180H140V-60z', url('deadpool-shade')),
          ),
          shape(mark, ink),
        ),
      ),
    ),
    rect(0, 0, 300, 420, ink),
    ...halves.map(({ id, up, slip }) => {
      const [x, y] = beside(slip, up);
      return group(
        { transform: `translate(${numbers(x - centre[0], y - centre[1])})` },
        group({ 'clip-path': url(`deadpool-${id}`) }, use('deadpool-page')),
        stroke(polygon(beside(-far, 0), beside(far, 0)), '#fff4dc', 2),
      );
    }),
    group({ transform: `translate(${numbers(...beside(88, 0))})rotate(${180 + angle})` }, sword()),
    group(
      { transform: 'translate(240 352)' },
      shape('M4 15l17 17-4-22z', '#ffffff', { stroke: ink, 'stroke-width': 6, 'stroke-linejoin': 'round' }),
      el('ellipse', { rx: 24, ry: 18, fill: '#ffffff', stroke: ink, 'stroke-width': 6, 'paint-order': 'stroke' }),
      shape('M4 15l17 17-4-22z', '#ffffff'),
    ),
  );
}
