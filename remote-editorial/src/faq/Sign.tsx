import { drawingFile } from '@mint-row/kit/contract';
import '../drawings/drawing.css';
import type { More } from './content.ts';

/** A small drawing that stands for a page; the page's name stands beside it. */
export function Sign({ name, base }: { name: More['sign']; base: string }) {
  return (
    <img
      src={base + drawingFile(`sign-${name}`)}
      width="100"
      height="140"
      alt=""
      loading="lazy"
      decoding="async"
      className="drawing"
    />
  );
}
