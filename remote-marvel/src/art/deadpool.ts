import {
  circle,
  defs,
  group,
  line,
  numbers,
  pattern,
  polygon,
  radial,
  rect,
  shape,
  stroke,
  svg,
  times,
  url,
  wedges,
} from '@mint-row/shared/art';

const [width, height, joint] = [100, 42, 4];
const hole = { row: 3, column: 2 };

/** The rows of the wall: each letter says how one brick is drawn. */
const courses = ['abca', 'cadb', 'aceab', 'badca', 'abfac', 'cbaeb', 'dacba', 'abcda', 'caeba', 'bacab'];
const paint: Readonly<Record<string, string>> = {
  a: '#c3121f',
  b: '#a50d1b',
  c: '#d81f2a',
  d: 'url(#deadpool-dots)',
  e: 'url(#deadpool-lines)',
  f: '#16090c',
};

function wall(): string {
  const bricks: Record<string, string> = {};
  courses.forEach((course, row) => {
    [...course].slice(0, row % 2 ? 4 : 3).forEach((kind, column) => {
      if (row === hole.row && column === hole.column) return;
      const x = column * width - (row % 2 ? width / 2 : 0) + joint / 2;
      bricks[kind] =
        `${bricks[kind] ?? ''}M${numbers(x, row * height + joint / 2)}h${width - joint}v${height - joint}h${joint - width}z`;
    });
  });
  const light = Object.values(bricks).join('');
  return (
    Object.entries(bricks)
      .map(([kind, d]) => shape(d, paint[kind] ?? '#c3121f'))
      .join('') + shape(light, 'none', { stroke: '#ff6a5e', 'stroke-width': 0.7, opacity: '.45' })
  );
}

/** A wall of comic panels with one brick knocked out towards the reader, light behind it. */
export function deadpool(): string {
  const [x, y] = [hole.column * width - width / 2, hole.row * height];
  const [mx, my] = [x + width / 2, y + height / 2];
  const beam = wedges(
    mx,
    my,
    20,
    420,
    times(24, (index) => index * 15 + (index % 3) * 2),
    3.4,
  );
  return svg(
    300,
    420,
    defs(
      pattern(
        'deadpool-dots',
        6,
        6,
        { patternTransform: 'rotate(30)' },
        rect(0, 0, 6, 6, '#b3101d'),
        shape(circle(3, 3, 1.7), '#1a080b'),
      ),
      pattern(
        'deadpool-lines',
        6,
        6,
        { patternTransform: 'rotate(35)' },
        rect(0, 0, 6, 6, '#cf1a26'),
        rect(0, 0, 2.6, 6, '#1a080b'),
      ),
      pattern(
        'deadpool-page',
        4,
        4,
        { patternTransform: 'rotate(45)' },
        rect(0, 0, 4, 4, '#fff8e8'),
        shape(circle(2, 2, 0.9), '#f3b0a6'),
      ),
      radial('deadpool-glow', mx, my, 190, [
        [0, '#fff3d8', 0.55],
        [0.5, '#ff8a6a', 0.12],
        [1, '#ff4a3a', 0],
      ]),
      radial('deadpool-edge', mx, my + 30, 310, [
        [0.45, '#0b0304', 0],
        [1, '#0b0304', 0.72],
      ]),
    ),
    rect(0, 0, 300, 420, '#0f0506'),
    wall(),
    rect(0, 0, 300, 420, url('deadpool-edge')),
    shape(beam, '#fff3d8', { opacity: '.16' }),
    rect(0, 0, 300, 420, url('deadpool-glow')),
    rect(x - 2, y - 2, width + 4, height + 4, '#0b0304'),
    shape(polygon([x, y], [x + width, y], [x + width - 9, y + 9], [x + 9, y + 9]), '#5a0810'),
    shape(
      polygon([x, y + height], [x + width, y + height], [x + width - 9, y + height - 7], [x + 9, y + height - 7]),
      '#e0474a',
    ),
    rect(x + 9, y + 9, width - 18, height - 16, url('deadpool-page')),
    group(
      { transform: 'translate(98 268) rotate(-17)' },
      shape('M14 30h138v62H14z', '#060202', { opacity: '.6', transform: 'translate(14 26) skewX(-8)' }),
      shape(polygon([0, 0], [20, -20], [152, -20], [132, 0]), '#ff5a50'),
      shape(polygon([132, 0], [152, -20], [152, 36], [132, 56]), '#6d0812'),
      rect(0, 0, 132, 56, '#d81f2a'),
      stroke(
        line([
          [0, 0],
          [132, 0],
          [132, 56],
          [0, 56],
          [0, 0],
        ]),
        '#0f0506',
        2.4,
      ),
      rect(7, 7, 118, 42, url('deadpool-dots')),
    ),
  );
}
