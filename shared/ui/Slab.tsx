import type { ReactNode } from 'react';
import './slab.css';

interface SlabProps {
  lines: readonly string[];
  grade?: { value: string; word: string };
  className?: string;
  /** The content of the window: a `FoilCard`. */
  children: ReactNode;
}

/** A clear case with its label, around one card. */
export function Slab({ lines, grade, className = '', children }: SlabProps) {
  return (
    <div className={`slab ${className}`}>
      <SlabLabel lines={lines} {...(grade ? { grade } : {})} />
      <div className="slab-window">{children}</div>
    </div>
  );
}

interface SlabLabelProps {
  /** The printed lines, most important first: set, card, printing. */
  lines: readonly string[];
  /** The block on the right: a large figure and the word that explains it. */
  grade?: { value: string; word: string };
}

/** The printed label of a graded slab. */
export function SlabLabel({ lines, grade }: SlabLabelProps) {
  return (
    <div className="slab-label">
      <p className="slab-label-lines">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      {grade && (
        <p className="slab-label-grade">
          <span>{grade.value}</span> <span>{grade.word}</span>
        </p>
      )}
    </div>
  );
}
