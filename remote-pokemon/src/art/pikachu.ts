import {
  arc,
  circle,
  clip,
  curve,
  defs,
  disc,
  el,
  group,
  line,
  linear,
  mix,
  type Point,
  polar,
  radial,
  ramp,
  rect,
  shape,
  stroke,
  svg,
  times,
  url,
  use,
} from '@mint-row/kit/art';

const [ink, half, cheek] = ['#2a1a10', 66, 44];
const leaf = 'M48-40C24 16 30 100 84 176 124 136 130 84 108 38 94 8 70-18 48-40z';
const flip = 'matrix(-1 0 0 1 300 0)';
const [left, right]: readonly [Point, Point] = [
  [84, 236],
  [216, 236],
];

/** One level between the two poles, as on a map of a magnet: an oval of Cassini, at `reach` times half of their distance. */
function level(reach: number): string {
  const points = times(16, (index): Point => {
    const angle = index * 22.5;
    const twice = (angle * Math.PI) / 90;
    const r = half * Math.sqrt(Math.cos(twice) + Math.sqrt(reach ** 4 - Math.sin(twice) ** 2));
    return polar(150, 236, r, angle);
  });
  return curve(points, true);
}

/** A level with its own tone, brighter towards the poles. */
function contour(reach: number): string {
  const tone = ramp(['#ffe75e', '#ffd52c', '#f8b818', '#e8930c'], (reach - 1.1) / 2.6);
  return shape(level(reach), tone, { stroke: mix(tone, '#fff6c0', 0.55) });
}

/** A field line that leaves the left pole at an angle, and turns away from the other's. */
function fieldLine(angle: number): string {
  const points: Point[] = [polar(...left, cheek + 8, angle)];
  let [x, y] = polar(...left, cheek + 8, angle);
  for (let step = 1; step < 260 && x > -40 && y > -40 && y < 460; step += 1) {
    const pull = ([px, py]: Point): Point => [
      (x - px) / ((x - px) ** 2 + (y - py) ** 2),
      (y - py) / ((x - px) ** 2 + (y - py) ** 2),
    ];
    const [a, b] = [pull(left), pull(right)];
    const strength = Math.hypot(a[0] + b[0], a[1] + b[1]);
    [x, y] = [x + (2 * (a[0] + b[0])) / strength, y + (2 * (a[1] + b[1])) / strength];
    if (step % 30 === 0) points.push([x, y]);
  }
  return curve(points);
}

/** An ear that comes in from the top edge: black to a scalloped line, engraved, then yellow. */
function ear(): string {
  const fur = times(10, (index) => {
    const x = index * 7;
    return `M${38 + x * 0.5}-30Q${24 + x * 0.9} 10 ${30 + x} ${58 - index * 2}`;
  });
  return (
    use('pikachu-leaf', { fill: url('pikachu-gold') }) +
    group(
      { 'clip-path': url('pikachu-tip') },
      shape('M10-40H120V50C104 48 92 58 84 74 74 62 62 60 54 80 44 68 34 72 24 84z', ink),
      stroke(fur.join(''), '#a06c2c', 0.7),
    ) +
    use('pikachu-leaf', { fill: 'none', stroke: ink, 'stroke-width': 4, 'stroke-linejoin': 'round' })
  );
}

/** A discharge down the middle, widest between the cheeks. */
function spark(): string {
  const edge = (side: number): Point[] =>
    times(9, (index): Point => {
      const strength = Math.sin((index * Math.PI) / 8) ** 0.7;
      return [150 + strength * ((index % 2 ? 13 : -13) + side * 10), 76 + index * 40 + side * 4 * strength];
    });
  return line([...edge(-1), ...edge(1).reverse()], true);
}

/** Two red cheeks, the field lines between them, and the white zigzag where the lines meet. */
export function pikachu(): string {
  return svg(
    300,
    420,
    defs(
      radial('pikachu-cheek', -10, -12, 58, [
        [0, '#ff8d6a'],
        [0.5, '#ea3a2c'],
        [1, '#a8161c'],
      ]),
      linear(
        'pikachu-gold',
        [0, 60, 0, 150],
        [
          [0, '#ffe96e'],
          [1, '#f2a616'],
        ],
      ),
      el('path', { id: 'pikachu-leaf', d: leaf }),
      clip('pikachu-tip', leaf),
      el(
        'clipPath',
        { id: 'pikachu-behind' },
        el('path', { d: `M0 0H300V420H0z${level(2.14)}`, 'clip-rule': 'evenodd' }),
      ),
      radial('pikachu-heat', 150, 236, 210, [
        [0, '#fffef0', 0.9],
        [0.35, '#fff08a', 0.4],
        [1, '#fff08a', 0],
      ]),
    ),
    rect(0, 0, 300, 420, '#e8930c'),
    ...times(13, (index) => contour(3.9 * 0.905 ** index)),
    rect(0, 0, 300, 420, url('pikachu-heat')),
    group(
      { id: 'pikachu-half' },
      stroke(times(12, (index) => fieldLine(15 + index * 30)).join(''), '#7a4710', 1.4),
      disc(...left, cheek + 8, '#ffdc3c', { stroke: '#7a4710', 'stroke-width': 1.3 }),
      shape(circle(0, 0, cheek), url('pikachu-cheek'), {
        transform: 'translate(84 236)',
        stroke: '#7a1014',
        'stroke-width': 2.4,
      }),
      stroke(times(7, (index) => arc(...left, 40 - index * 4, index * 6 - 14, 104 - index * 6)).join(''), '#7a1014', 1),
      group({ 'clip-path': url('pikachu-behind') }, ear()),
    ),
    use('pikachu-half', { transform: flip }),
    shape(spark(), '#ffffff', { stroke: ink, 'stroke-width': 7, 'stroke-linejoin': 'miter', 'paint-order': 'stroke' }),
  );
}
