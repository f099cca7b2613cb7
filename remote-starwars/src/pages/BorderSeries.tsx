import { FoilCard } from '@mint-row/shared/ui';
import { allSeries, capital, cardsPerSeries, lastNumber } from '../series.ts';
import './border-series.css';

/** The five series of the 1977 set by border colour, with the card numbers of each. */
export function BorderSeries({ base, first }: { base: string; first: string }) {
  return (
    <figure className="border-series starfield">
      <ol className="wrap">
        {allSeries.map(({ colour, first: firstNumber, last }, index) => (
          <li key={colour}>
            <span aria-hidden="true" className="border-card border-colour" data-border={colour}>
              <FoilCard base={base} drawing={index === 0 ? first : 'emblem'} alt="" eager />
            </span>
            <span className="border-numbers">
              {firstNumber}-{last}
            </span>
            <span className="mt-1 block text-xs sm:text-sm">{capital(colour)}</span>
          </li>
        ))}
      </ol>
      <figcaption className="wrap text-sm">
        The {lastNumber} cards of 1977, in five series of {cardsPerSeries}: number and border colour.
      </figcaption>
    </figure>
  );
}
