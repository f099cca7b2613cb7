import { FoilCard } from '@mint-row/kit/ui';
import { Drawing } from './Drawing.tsx';

interface FoilDrawingProps {
  /** The address of the drawing; none for a page or a character without one. */
  src: string | undefined;
  /** Empty when the name stands beside it. */
  alt?: string;
}

/** A drawing in a list that leads to what it shows, with foil that answers the pointer. */
export function FoilDrawing({ src, alt = '' }: FoilDrawingProps) {
  return src ? <FoilCard src={src} alt={alt} className="drawing" /> : <Drawing src={src} />;
}
