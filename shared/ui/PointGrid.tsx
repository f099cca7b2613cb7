import type { TitledText } from '../content/franchise.ts';
import { Text } from './Text.tsx';

const steps = ['', 'lg:mt-10 print:mt-0', 'lg:mt-20 print:mt-0'];
/** Between phones and wide screens each point is a row, because columns would be too narrow to read. */
const row = 'sm:max-lg:grid sm:max-lg:grid-cols-[6rem_1fr]';

interface PointGridProps {
  points: readonly TitledText[];
  /** False when the order has no meaning: then there are no numerals. */
  numbered?: boolean;
}

/** Points as stepped columns, each under its large numeral. */
export function PointGrid({ points, numbered = true }: PointGridProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {points.map(({ title, text }, index) => (
        <li key={title} className={`border-accent-mark border-t-3 pt-4 ${steps[index % 3]} ${numbered ? row : ''}`}>
          {numbered && (
            <span aria-hidden="true" className="type-figure row-span-2 block text-accent-mark">
              {index + 1}
            </span>
          )}
          <h3 className="type-title mt-4 sm:max-lg:mt-1">{title}</h3>
          <p className="mt-3 max-w-measure text-muted lg:text-balance">
            <Text>{text}</Text>
          </p>
        </li>
      ))}
    </List>
  );
}
