import type { RareCard } from '../../content/franchise.ts';
import { parseDollars } from '../../content/value.ts';
import { Text } from '../Text.tsx';

interface RareCardsProps {
  cards: readonly RareCard[];
  /** Advice before buying for the price. */
  caution: string;
}

/** Rare cards as ruled rows: the figure, what it is, and the card's sales as dots at their share of the highest. */
export function RareCards({ cards, caution }: RareCardsProps) {
  return (
    <>
      <ul className="ruled">
        {cards.map((card) => (
          <li
            key={card.title}
            className="grid gap-x-10 gap-y-4 border-hairline border-b py-8 lg:grid-cols-[39%_1fr_1fr] print:grid-cols-3 print:py-3"
          >
            <div>
              <div className="type-figure text-accent-mark">{card.figure}</div>
              <p className="type-label mt-3 text-muted">{card.label}</p>
            </div>
            <div className={card.sales ? '' : 'lg:col-span-2'}>
              <h3 className="type-title">{card.title}</h3>
              <p className="mt-3 max-w-measure">
                <Text>{card.text}</Text>
              </p>
            </div>
            {card.sales && <Sales sales={card.sales} />}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-measure border-accent-mark border-l-6 pl-5 text-muted text-sm">
        <Text>{caution}</Text>
      </p>
    </>
  );
}

function Sales({ sales }: { sales: NonNullable<RareCard['sales']> }) {
  const prices = sales.map(({ price }) => parseDollars(price));
  const highest = Math.max(...prices);
  return (
    <ul className="grid gap-4 self-start">
      {sales.map(({ when, price }, index) => {
        const position = `${Math.round(((prices[index] ?? 0) / highest) * 100)}%`;
        return (
          <li key={when} className="grid items-baseline gap-x-4 min-[20rem]:grid-cols-[1fr_auto]">
            <span className="text-sm">
              <Text>{when}</Text>
            </span>
            <span className="value">{price}</span>
            {/* Padding of half a dot: the highest ends where the price does. */}
            <svg
              aria-hidden="true"
              width="100%"
              height="12"
              className="col-span-full overflow-visible px-1.5 text-accent-mark"
            >
              <path d="M-5 0v12" stroke="currentColor" strokeWidth="2" />
              <line x1="-5" x2={position} y1="6" y2="6" stroke="currentColor" strokeWidth="2" />
              <circle cx={position} cy="6" r="6" fill="currentColor" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
