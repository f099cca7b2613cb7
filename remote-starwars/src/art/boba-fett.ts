import {
  curve,
  defs,
  disc,
  el,
  line,
  linear,
  mix,
  type Point,
  polar,
  radial,
  ramp,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const sands = ['#f0cd8c', '#d79f58', '#a9692f', '#6b3a1f', '#331a14', '#0d0608'];

/** A point on a level of the pit, which sinks and narrows from its rim (0) to its throat (1). */
function pit(level: number, angle: number): Point {
  const r = 168 * (1 - level) ** 1.15 + 8;
  const [x, y] = polar(0, 0, r, angle);
  return [150 + x, 300 + y * 0.52 + level * 46];
}

/** A ring of teeth that lean into the throat. */
function teeth(level: number, count: number, turn: number): string {
  const reach = 0.27 - level * 0.13;
  const [lit, dark] = [0, 1].map((half) =>
    times(count, (index) => {
      const angle = turn + (360 * index) / count;
      const width = 230 / count;
      const foot = half ? pit(level, angle + width / 2) : pit(level, angle - width / 2);
      return line([pit(level, angle), foot, pit(level + reach, angle)], true);
    }).join(''),
  );
  return shape(lit ?? '', mix('#fff3d6', '#7a4a2c', level)) + shape(dark ?? '', mix('#c79a62', '#3a1c12', level));
}

/** A point of the trail: `t` runs from the throat (0) to the flame (1), `side` across the smoke. */
function trail(t: number, side: number): Point {
  const half = 24 * (1 - t) ** 0.7 * (1 - 0.2 * Math.abs(Math.sin(t * 21))) * Math.min(1, 0.35 + t * 6) + 2;
  return [150 + 70 * Math.sin(t * 5.3) * t ** 0.6 + side * half, 338 - 286 * t + side * half * 0.4];
}

/** A jet trail that climbs out of a pit of teeth in the sand. */
export function bobaFett(): string {
  const steps = times(31, (index) => index / 30);
  const smoke = (left: number, right: number): string =>
    `${curve(steps.map((t) => trail(t, left)))}${curve(steps.map((t) => trail(t, right)).reverse()).replace('M', 'L')}z`;
  const [x, y] = trail(1, 0);
  const greys = ['#26433c', '#41695a', '#7d9f84', '#bccdae', '#eef1da'];
  return svg(
    300,
    420,
    defs(
      linear(
        'boba-fett-air',
        [0, 0, 0, 230],
        [
          [0, '#1f4a42'],
          [0.6, '#5f937a'],
          [1, '#e9dba0'],
        ],
      ),
      radial('boba-fett-flame', x, y, 46, [
        [0, '#fffbe0'],
        [0.22, '#ffc23d'],
        [0.5, '#d8391f', 0.7],
        [1, '#d8391f', 0],
      ]),
    ),
    rect(0, 0, 300, 420, url('boba-fett-air')),
    ...times(16, (index) =>
      ring(x, y, 34 + index * 14, '#f1e7b4', 0.8, { opacity: (0.65 - index * 0.036).toFixed(2) }),
    ),
    ...times(4, (index) => {
      const ridge = curve(
        times(7, (step): Point => [step * 60 - 30, 196 + index * 12 + 7 * Math.sin(step * 1.9 + index * 2.3)]),
      );
      return shape(`${ridge}V430H-30z`, ramp(['#c98f4c', '#e6bd78'], index / 3)) + stroke(ridge, '#fbe7b8', 1.4);
    }),
    ...times(15, (index) => {
      const [right] = pit(index / 15, 0);
      const [, low] = pit(index / 15, 90);
      const [, top] = pit(index / 15, -90);
      const tone = ramp(sands, index / 14);
      return el('ellipse', {
        cx: 150,
        cy: (low + top) / 2,
        rx: right - 150,
        ry: (low - top) / 2,
        fill: tone,
        stroke: mix(tone, '#ffe9b8', 0.4),
        'stroke-width': '.8',
      });
    }),
    teeth(0.06, 26, 0),
    teeth(0.3, 21, 5),
    teeth(0.52, 16, 2),
    teeth(0.7, 12, 8),
    ...greys.map((grey, index) => shape(smoke(-1 + index * 0.14, 1 - index * 0.34), grey)),
    disc(x, y, 46, url('boba-fett-flame')),
    disc(x, y, 5.5, '#ffffff'),
  );
}
