import { FoilCard } from '@mint-row/shared/ui';

const printings = [
  { kind: 'first', name: '1st Edition', tell: 'A stamp below the picture, no shadow beside it' },
  { kind: 'shadowless', name: 'Shadowless', tell: 'Neither stamp nor shadow' },
  { kind: 'unlimited', name: 'Unlimited', tell: 'A shadow along the right of the frame' },
];

/** The three English printings of Base Set in one picture that shows how to tell them apart. */
export function Printings({ base, drawing }: { base: string; drawing: string }) {
  return (
    <figure className="printings">
      <ol>
        {printings.map(({ kind, name, tell }) => (
          <li key={kind}>
            <div aria-hidden="true" className="printing" data-printing={kind}>
              <FoilCard base={base} drawing={drawing} alt="" eager />
            </div>
            <p className="mt-4 text-sm">
              <span className="printing-name mb-1 block">{name}</span> {tell}
            </p>
          </li>
        ))}
      </ol>
      <figcaption className="sr-only">How to tell the three English printings of the 1999 Base Set apart</figcaption>
    </figure>
  );
}
