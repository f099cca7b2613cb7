import {
  circle,
  dashRing,
  defs,
  disc,
  el,
  line,
  linear,
  mix,
  polygon,
  radial,
  ramp,
  rect,
  ring,
  sector,
  shape,
  spin,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const [cx, cy] = [150, 178];
const lacquer = ['#2b060b', '#7d0d17', '#c8172a', '#e0262f', '#8c0f1a', '#3a070d'];

/** Nested chevrons like a lacquered bonnet: the left side catches the light, the right one does not. */
function chevrons(): string {
  const [step, rise] = [46, 96];
  return times(13, (index) => {
    const y = -60 + index * step;
    const gold = index === 2 || index === 8;
    const base = gold ? '#e3a52c' : ramp(lacquer, index / 12);
    const face = (edge: number): string => polygon([cx, y], [edge, y - rise], [edge, y - rise + step], [cx, y + step]);
    return (
      shape(face(0), mix(base, '#ffd9a0', 0.08)) +
      shape(face(300), mix(base, '#14020a', 0.34)) +
      (gold
        ? ''
        : stroke(
            line([
              [0, y - rise + 7],
              [cx, y + 7],
              [300, y - rise + 7],
            ]),
            '#f2b94a',
            0.8,
            { opacity: '.55' },
          ))
    );
  }).join('');
}

/** Reactor rings around arc light, set in red and gold lacquer chevrons. */
export function ironMan(): string {
  const coil =
    shape(sector(cx, cy, 66, 88, 4, 26), '#dfa136') +
    [71, 76, 81.5].map((r) => stroke(sector(cx, cy, r, r, 4, 26), '#3a1206', 1)).join('');
  return svg(
    300,
    420,
    defs(
      radial('iron-man-light', cx, cy, 62, [
        [0, '#ffffff'],
        [0.3, '#d9fbff'],
        [0.62, '#4fd0ee', 0.55],
        [1, '#0a5878', 0],
      ]),
      radial('iron-man-halo', cx, cy, 210, [
        [0.45, '#8cf0ff', 0.5],
        [0.7, '#ff9a5a', 0.16],
        [1, '#ff6a3a', 0],
      ]),
      linear(
        'iron-man-shade',
        [90, 100, 210, 260],
        [
          [0, '#fff0bd', 0.5],
          [0.45, '#7a3c08', 0],
          [1, '#2b0a02', 0.75],
        ],
      ),
      linear(
        'iron-man-gold',
        [80, 70, 220, 290],
        [
          [0, '#fff0bd'],
          [0.35, '#e2a32b'],
          [0.6, '#8a5210'],
          [1, '#f6cd6a'],
        ],
      ),
    ),
    rect(0, 0, 300, 420, '#2b060b'),
    chevrons(),
    disc(cx, cy, 210, url('iron-man-halo')),
    disc(cx + 4, cy + 8, 116, '#1c0307', { opacity: '.45' }),
    disc(cx, cy, 112, url('iron-man-gold')),
    disc(cx, cy, 103, '#16060c'),
    dashRing(cx, cy, 97, 6, 120, 0.2, '#e8b24a'),
    spin('iron-man-coil', cx, cy, 12, coil),
    disc(cx, cy, 92, url('iron-man-shade')),
    disc(cx, cy, 60, '#06222e'),
    ring(cx, cy, 60, '#8fefff', 1.6),
    spin(
      'iron-man-arc',
      cx,
      cy,
      18,
      el('ellipse', { cx: cx + 15, cy, rx: 42, ry: 25, fill: 'none', stroke: '#7be7fb', 'stroke-width': '.6' }),
    ),
    disc(cx, cy, 62, url('iron-man-light')),
    shape(circle(cx, cy, 19) + circle(cx, cy, 15.5), '#0b6f8c', { 'fill-rule': 'evenodd' }),
    disc(cx, cy, 9, '#ffffff'),
  );
}
