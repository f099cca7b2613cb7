import { FoilCard } from '@mint-row/shared/ui';

const series = [
  { colour: 'Blue', numbers: '1-66' },
  { colour: 'Red', numbers: '67-132' },
  { colour: 'Yellow', numbers: '133-198' },
  { colour: 'Green', numbers: '199-264' },
  { colour: 'Orange', numbers: '265-330' },
];

/** The five series of the 1977 set by border colour, with the card numbers of each. */
export function BorderSeries({ base, first }: { base: string; first: string }) {
  return (
    <figure className="border-series starfield">
      <ol className="wrap">
        {series.map(({ colour, numbers }, index) => (
          <li key={colour}>
            <span aria-hidden="true" className="border-card" data-border={colour.toLowerCase()}>
              <FoilCard base={base} drawing={index === 0 ? first : 'emblem'} alt="" eager />
            </span>
            <span className="border-numbers">{numbers}</span>
            <span className="mt-1 block text-xs sm:text-sm">{colour}</span>
          </li>
        ))}
      </ol>
      <figcaption className="wrap text-sm">
        The 330 cards of 1977, in five series of 66: number and border colour.
      </figcaption>
    </figure>
  );
}
