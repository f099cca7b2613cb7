import {
  clip,
  defs,
  disc,
  dotRing,
  group,
  polygon,
  radial,
  rect,
  shape,
  svg,
  times,
  url,
  use,
  wedges,
} from '@mint-row/kit/art';

const [cx, cy] = [262, 128];

/** A page of red comic panels with one halftone burst running across them all. */
export function emblem(): string {
  const panels = [
    { d: polygon([12, 12], [150, 12], [126, 132], [12, 132]), ground: '#a30f1b', rays: '#c4161f' },
    { d: polygon([162, 12], [408, 12], [408, 176], [129, 176]), ground: '#e11b26', rays: '#ff4b45' },
    { d: polygon([12, 144], [124, 144], [106, 288], [12, 288]), ground: '#5c0710', rays: '#7d0c17' },
    { d: polygon([127, 188], [262, 188], [284, 288], [114, 288]), ground: '#c4141f', rays: '#8f0d17' },
    { d: polygon([274, 188], [408, 188], [408, 288], [296, 288]), ground: '#3d040b', rays: '#6b0a14' },
  ];
  const burst = wedges(
    cx,
    cy,
    20,
    460,
    times(24, (index) => index * 15),
    7.5,
  );
  return svg(
    420,
    300,
    defs(
      radial('marvel-emblem-core', cx, cy, 92, [
        [0, '#fffaf0'],
        [0.4, '#ffe9cc'],
        [1, '#ff8a6a', 0],
      ]),
      group(
        { id: 'marvel-emblem-dots' },
        ...times(14, (index) =>
          dotRing(cx, cy, 50 + index * 12, 9.5 - index * 0.62, 36, index < 3 ? '#fff3e2' : '#2a0408'),
        ),
      ),
      ...panels.map(({ d }, index) => clip(`marvel-emblem-${index}`, d)),
    ),
    rect(0, 0, 420, 300, '#fff3e2'),
    ...panels.map(({ d, ground, rays }, index) =>
      group(
        { 'clip-path': url(`marvel-emblem-${index}`) },
        shape(d, ground),
        shape(burst, rays),
        use('marvel-emblem-dots'),
        disc(cx, cy, 92, url('marvel-emblem-core')),
      ),
    ),
  );
}
