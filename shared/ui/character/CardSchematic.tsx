import { type Drawings, drawingOf } from '@mint-row/kit/contract';
import { schematicName } from '../../content/card-layout.ts';

interface CardSchematicProps {
  /** Those of the page. */
  drawings: Drawings;
  /** The character's. */
  slug: string;
  /** The card's place on the character's page, from 0. */
  index: number;
  /** A description of the drawing; empty if it stands beside it. */
  alt: string;
  className?: string;
}

/** The schematic of one of a character's notable cards: how it is printed, dashed where that varies or is not known. */
export function CardSchematic({ drawings, slug, index, alt, className }: CardSchematicProps) {
  return (
    <img
      src={drawingOf(drawings, schematicName(slug, index))}
      width="100"
      height="140"
      alt={alt}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
