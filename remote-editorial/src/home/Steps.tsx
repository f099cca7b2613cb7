import type { Step } from '@mint-row/shared/content';
import { Text } from '@mint-row/shared/ui';
import { Pockets } from './Pockets.tsx';
import './steps.css';

/** How many pockets of the binder page are full after each step. */
const filled = [0, 3, 9];

/** How it works: three steps, each a binder page with more pockets filled. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className="steps">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <div className="binder-leaf step-leaf">
            <span className="type-figure text-accent-ink">{String(index + 1).padStart(2, '0')}</span>
            <Pockets filled={filled[index] ?? 0} />
          </div>
          <div>
            <h3 className="type-title">{title}</h3>
            <p className="mt-3 max-w-measure text-muted">
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
