import { clip, defs, group, linear, rect, stroke, svg, times, url } from '@mint-row/kit/art';
import { peakPicture } from '../peak.ts';

export const ink = '#14201c';
export const cream = '#fbf8f1';

/** The light from the window: what lies on the mat is brighter at the left. */
const light = linear(
  'photo-light',
  [0, 0, 400, 300],
  [
    [0, '#ffffff', 0.22],
    [0.5, '#ffffff', 0],
    [1, '#000000', 0.3],
  ],
);

/** What lies on the mat, from above. */
export function mat(...things: readonly string[]): string {
  const down = times(20, (index) => `M${index * 20 + 10} 0v300`).join('');
  const across = times(15, (index) => `M0 ${index * 20 + 10}h400`).join('');
  return svg(
    400,
    300,
    defs(light),
    rect(0, 0, 400, 300, '#1d5a47'),
    stroke(down + across, '#8fe0c0', 0.7, { opacity: '.35' }),
    rect(0, 0, 400, 300, url('photo-light')),
    ...things,
  );
}

/** The same, through a viewfinder. */
export function photograph(...things: readonly string[]): string {
  return mat(...things, stroke('M14 40V14h26M360 14h26v26M386 260v26h-26M40 286H14v-26', cream, 3, { opacity: '.9' }));
}

/** The front of a card, 300 by 420, from above. */
export function front(): string {
  return (
    rect(0, 0, 300, 420, '#f4efe3', { rx: 5 }) +
    rect(2, 2, 296, 416, '#1d4a94', { rx: 4 }) +
    defs(clip('front-picture', 'M0 0h252v372H0z')) +
    group({ transform: 'translate(24 24)', 'clip-path': url('front-picture') }, peakPicture()) +
    rect(24, 24, 252, 372, 'none', { stroke: cream, 'stroke-width': 3 })
  );
}
