import { drawingFile, liveBase } from '@mint-row/kit/contract';
import { createContext, type ReactNode, useContext } from 'react';
import './drawing.css';

interface DrawingProps {
  /** The franchise whose remote has the drawing; null for a card that the site no longer has. */
  franchise: string | null;
  /** The drawing's name: a character's slug, or that of a card's schematic; none for a card without one. */
  name: string | undefined;
  /** The card's rank, which stands in for a missing drawing, on the colour of its franchise. */
  rank?: number | undefined;
}

/** A character or a card in lists of all franchises; its name stands beside it. */
export function Drawing({ franchise, name, rank }: DrawingProps) {
  const base = useBase();
  if (franchise === null || !name) {
    return (
      <svg aria-hidden="true" viewBox="0 0 100 140" className="drawing drawing-plain">
        <text x="50" y="58" dy=".36em" textAnchor="middle">
          {rank}
        </text>
      </svg>
    );
  }
  return (
    <img
      src={liveBase(base, franchise) + drawingFile(name)}
      width="100"
      height="140"
      alt=""
      loading="lazy"
      decoding="async"
      className="drawing"
    />
  );
}

const Base = createContext('');

/** Provides the base address of the page's own drawings, from which every `Drawing` within derives those of other remotes. */
export function Drawings({ base, children }: { base: string; children: ReactNode }) {
  return <Base value={base}>{children}</Base>;
}

/** The base address of the page's own drawings. */
function useBase(): string {
  return useContext(Base);
}
