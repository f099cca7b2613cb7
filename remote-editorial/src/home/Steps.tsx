import type { Step } from '@mint-row/kit/content';
import { FoilCard, Text } from '@mint-row/kit/ui';
import './thirds.css';

/** The drawing of each step. */
const drawings = ['open-guide', 'shop-front', 'full-page'];

/** How it works: three steps, each beside a drawing. */
export function Steps({ items, base }: { items: readonly Step[]; base: string }) {
  return (
    <ol className="steps thirds grid">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <FoilCard base={base} drawing={drawings[index] ?? ''} alt="" />
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
