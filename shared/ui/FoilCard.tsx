import { drawingFile } from '@mint-row/kit/contract';

interface FoilCardProps {
  /** The base address of the drawings: the `base` that the page was given, or `liveBase` of another remote. */
  base: string;
  /** The drawing's name: a character's slug, or "emblem". */
  drawing: string;
  /** Empty when the name is printed beside the card. */
  alt: string;
  /** True for a card above the fold. */
  eager?: boolean;
  className?: string;
}

/** A drawing as a foil card. Its sheen follows `--pointer-x` and `--pointer-y`, from 0 to 1. */
export function FoilCard({ base, drawing, alt, eager = false, className = '' }: FoilCardProps) {
  const [width, height] = drawing === 'emblem' ? [420, 300] : [300, 420];
  return (
    <span className={`foil ${className}`} data-foil="">
      <img
        src={base + drawingFile(drawing)}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
