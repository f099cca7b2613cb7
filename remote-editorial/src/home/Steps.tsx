import type { Step } from '@mint-row/shared/content';
import { Pockets } from './Pockets.tsx';

/** How many pockets of the binder page are full after each step. */
const filled = [0, 3, 9];

/** How it works: three steps, and a binder page that fills as they go. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-12 md:grid-cols-3">
      {items.map(({ title, text }, index) => (
        <li key={title} className="flex flex-col">
          <div className="flex items-end justify-between gap-4 border-ink border-b-3 pb-4">
            <span className="type-figure text-accent-ink">{String(index + 1).padStart(2, '0')}</span>
            <Pockets filled={filled[index] ?? 0} />
          </div>
          <h3 className="type-title mt-5">{title}</h3>
          <p className="mt-3 max-w-measure text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
