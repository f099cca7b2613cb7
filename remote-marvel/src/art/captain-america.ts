import {
  arc,
  clip,
  defs,
  disc,
  group,
  line,
  linear,
  polar,
  polygon,
  rays,
  rect,
  shape,
  star,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/shared/art';

const [cx, cy] = [92, 268];
const [cream, red, navy] = ['#f3e6c8', '#bf2230', '#14264f'];

/** Half rings over the horizon, whole near the centre and broken further out. */
function rings(): string {
  return times(12, (index) => {
    const r = 55 + index * 28 - (index > 7 ? (index - 7) * 2 : 0);
    const broken = Math.max(0, index - 2);
    const dash = 54 - index * 3;
    return stroke(arc(cx, cy, r, -180, 0), index % 2 ? red : cream, 17 - index * 0.8, {
      ...(broken ? { 'stroke-dasharray': `${dash} ${broken * 4.5}`, 'stroke-dashoffset': index * 17 } : {}),
    });
  }).join('');
}

/** Off-centre half rings over a horizon of marching stripes, in the manner of a 1941 bond poster. */
export function captainAmerica(): string {
  const stars = [130, 190, 262].map((r, index) => {
    const [x, y] = polar(cx, cy, r, -50);
    return polygon(...star(x, y, 11 + index * 5, 4.2 + index * 1.9, 5));
  });
  const stripes = times(15, (index) => polygon([cx, cy], [-560 + index * 100, 430], [-510 + index * 100, 430]));
  const steps = times(9, (index) => cy + 2 + index * index * 1.9);
  return svg(
    300,
    420,
    defs(
      linear(
        'captain-america-sky',
        [0, 0, 0, 268],
        [
          [0, '#0d1a3a'],
          [1, '#23448a'],
        ],
      ),
      linear(
        'captain-america-haze',
        [0, 268, 0, 420],
        [
          [0, navy, 0.9],
          [0.3, navy, 0.25],
          [1, navy, 0],
        ],
      ),
      clip('captain-america-above', 'M0 0h300v268H0z'),
    ),
    rect(0, 0, 300, 420, cream),
    rect(0, 0, 300, cy, url('captain-america-sky')),
    group(
      { 'clip-path': url('captain-america-above') },
      stroke(rays(cx, cy, 60, 420, 72, 1.25), '#3a5fa8', 0.6),
      rings(),
      disc(cx, cy, 36, red),
    ),
    shape(stars.join(''), cream, { stroke: '#132350', 'stroke-width': 3, 'paint-order': 'stroke' }),
    shape(stripes.join(''), red),
    rect(0, cy, 300, 160, url('captain-america-haze')),
    stroke(
      steps
        .map((y) =>
          line([
            [0, y],
            [300, y],
          ]),
        )
        .join(''),
      navy,
      1.2,
    ),
    rect(0, cy - 1.5, 300, 3, '#0d1a3a'),
  );
}
