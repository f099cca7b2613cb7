import { Text } from '@mint-row/kit/ui';
import { DrawnCard } from '../drawn-card/DrawnCard.tsx';
import { type Sign, years } from './signs.ts';

/** Where each sign is on the drawn card, and the card with and without it. */
const details: Record<
  Sign['sign'],
  { view: string; with: Parameters<typeof DrawnCard>[0]; without: Parameters<typeof DrawnCard>[0] }
> = {
  stamp: { view: '8 176 150 100', with: { stamp: true, years: '' }, without: { years: '' } },
  shadow: { view: '150 146 150 100', with: { shadow: true, years: '' }, without: { years: '' } },
  line: { view: '20 340 190 80', with: { years: years.early }, without: { years: years.unlimited } },
};

/** The three signs, each drawn close up with and without. */
export function SignDetails({ items }: { items: readonly Sign[] }) {
  return (
    <ol className="grid gap-12">
      {items.map(({ sign, title, text, ...names }) => (
        <li key={sign} className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <div>
            <h3 className="type-title">{title}</h3>
            <p className="mt-3 max-w-measure">
              <Text>{text}</Text>
            </p>
          </div>
          <div className={`grid gap-4 self-start ${sign === 'line' ? 'sm:grid-cols-2' : 'grid-cols-2'}`}>
            {(['with', 'without'] as const).map((side) => (
              <figure key={side}>
                <svg aria-hidden="true" viewBox={details[sign].view} className="base-set-drawing">
                  <DrawnCard {...details[sign][side]} />
                </svg>
                <figcaption className="mt-2 text-sm">{names[side]}</figcaption>
              </figure>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
