import { Text } from '@mint-row/shared/ui';
import type { Kind, ParallelsGuide } from './content.ts';
import { KindOfCard } from './KindOfCard.tsx';

/** What is drawn, in words. */
const pictures: Readonly<Record<Kind, string>> = {
  base: 'A card with a white border, a mask in front of rays, and the number 12.',
  insert: 'A card of another design: a large star, cut by a diagonal, numbered A3.',
  parallel: 'The base card again, number 12 and all, in green foil, with 7/100 stamped at its foot.',
  refractor: 'The base card again, number 12 and all, with bands of a rainbow across it.',
};

/** The four kinds of card, each drawn and explained. */
export function FourKinds({ items }: Pick<ParallelsGuide['kinds'], 'items'>) {
  return (
    <ul className="four-kinds">
      {items.map(({ kind, title, text }) => (
        <li key={kind}>
          <DrawnCard kind={kind} />
          <div>
            <h3 className="type-title">{title}</h3>
            <p className="mt-3 max-w-measure">
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** One drawn card. */
export function DrawnCard({ kind }: { kind: Kind }) {
  return (
    <svg role="img" aria-label={pictures[kind]} viewBox="0 0 100 140" className="kind-card">
      <KindOfCard kind={kind} />
    </svg>
  );
}
