import type { Step } from '@mint-row/kit/content';
import { Text } from '@mint-row/kit/ui';
import { Pockets } from './Pockets.tsx';
import './thirds.css';

/** How many pockets of the binder page are full after each step. */
const filled = [0, 3, 9];

/** How it works: three steps, each beside a binder page with more pockets filled. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className="steps thirds">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <Pockets filled={filled[index] ?? 0} />
          <div>
            <span className="type-label text-accent-ink">{String(index + 1).padStart(2, '0')}</span>
            <h3 className="type-title mt-1">{title}</h3>
            <p className="mt-2 max-w-measure text-muted text-sm">
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
