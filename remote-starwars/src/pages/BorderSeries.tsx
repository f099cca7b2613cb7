import { drawingFile } from '@mint-row/kit/contract';
import { FoilCard } from '@mint-row/kit/ui';
import { allSeries, type Colour, capital, cardsPerSeries, lastNumber } from '../series.ts';
import './border-series.css';

/** The drawing in each border. */
const drawings: Record<Colour, string> = {
  blue: 'darth-vader',
  red: 'dunes',
  yellow: 'emblem',
  green: 'forest-moon',
  orange: 'canyon',
};

/** The five series of the 1977 set by border colour, with the card numbers of each. */
export function BorderSeries({ base }: { base: string }) {
  return (
    <figure className="border-series night-sky">
      <img src={base + drawingFile('stars')} width={1600} height={400} alt="" />
      <ol className="wrap">
        {allSeries.map(({ colour, first, last }) => (
          <li key={colour}>
            <span aria-hidden="true" className="border-card border-colour" data-border={colour}>
              <FoilCard base={base} drawing={drawings[colour]} alt="" eager />
            </span>
            <span className="border-numbers">
              {first}–{last}
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
