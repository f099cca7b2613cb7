import { Text } from '@mint-row/kit/ui';
import { DrawnCard } from '../drawn-card/DrawnCard.tsx';
import type { Sign } from './signs.ts';

/** Where each sign is on the drawn card. */
const views: Record<Sign['sign'], string> = {
  stamp: '8 176 150 100',
  shadow: '150 146 150 100',
  line: '20 340 262 80',
};

/** The three signs, each drawn close up with and without. */
export function SignDetails({ scene, items }: { scene: string; items: readonly Sign[] }) {
  return (
    <ol className="grid gap-12">
      {items.map(({ sign, title, text, drawn }) => (
        <li key={sign} className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <div>
            <h3 className="type-title">{title}</h3>
            <p className="mt-3 max-w-measure">
              <Text>{text}</Text>
            </p>
          </div>
          <div className={`grid gap-4 self-start ${sign === 'line' ? 'sm:grid-cols-2' : 'grid-cols-2'}`}>
            {drawn.map(({ name, ...card }) => (
              <figure key={name}>
                <svg aria-hidden="true" viewBox={views[sign]} className="base-set-drawing">
                  <DrawnCard scene={scene} {...card} />
                </svg>
                <figcaption className="mt-2 text-sm">{name}</figcaption>
              </figure>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
