import type { ReactNode } from 'react';

interface FoilCardProps {
  /** The address of the drawing: see `drawingOf`. */
  src: string;
  /** Empty when the name is printed beside the card. */
  alt: string;
  /** True for an emblem, which is wider than high. */
  wide?: boolean;
  /** True for a card above the fold. */
  eager?: boolean;
  className?: string;
  /** What lies on the drawing. */
  children?: ReactNode;
}

/** A drawing as a foil card. Its sheen follows `--pointer-x` and `--pointer-y`, from 0 to 1. */
export function FoilCard({ src, alt, wide = false, eager = false, className = '', children }: FoilCardProps) {
  const [width, height] = wide ? [420, 300] : [300, 420];
  return (
    <span className={`foil ${className}`} data-foil="">
      <img src={src} width={width} height={height} alt={alt} loading={eager ? 'eager' : 'lazy'} decoding="async" />
      {children}
    </span>
  );
}
