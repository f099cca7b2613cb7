import type { ValueRange as Range } from '../content/value.ts';

/** A value range as text, in figures of one width; it breaks after the dash and nowhere else. */
export function ValueRange({ range, className = '' }: { range: Range; className?: string }) {
  const [low, high] = range.split('-');
  return (
    <span className={`value ${className}`}>
      {low}-<wbr />
      {high}
    </span>
  );
}
