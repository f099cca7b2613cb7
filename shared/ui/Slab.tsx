import type { ReactNode } from 'react';
import { SlabLabel } from './SlabLabel.tsx';

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
