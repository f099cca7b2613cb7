import { rect, shape, stroke, svg } from '@mint-row/kit/art';

const ink = '#1b1916';
const outlined = { stroke: ink, 'stroke-width': 7, 'stroke-linejoin': 'round' } as const;

/** A card half inside its sleeve, and the sleeve half inside its hard case. */
export function sleeve(): string {
  return svg(
    300,
    420,
    rect(0, 0, 300, 420, '#f6d98b'),
    shape('M88 22h124v180H88z', '#fbf8f1', outlined),
    shape('M102 38h96v74h-96z', '#bfe0f2', outlined),
    shape('M102 112V96l28-30 24 22 16-14 28 26v12z', '#1d7a5a', outlined),
    stroke('M104 136h78M104 156h60', '#8a8374', 8),
    shape('M72 124h156v190H72z', '#dff4ec', { ...outlined, 'fill-opacity': 0.6 }),
    shape('M54 212h192v184H54z', '#a9dcc9', { ...outlined, 'fill-opacity': 0.8 }),
    stroke('M70 228v152h160V228', '#fbf8f1', 6),
  );
}
