import { FoilCard, Text } from '@mint-row/kit/ui';
import type { Printing } from '../content/pokemon-landing.ts';
import './printings.css';

interface PrintingsProps {
  printings: readonly Printing[];
  base: string;
  drawing: string;
}

/** Three English printings of Base Set in one picture that shows how to tell them apart. */
export function Printings({ printings, base, drawing }: PrintingsProps) {
  return (
    <figure className="printings">
      <ol>
        {printings.map(({ kind, name, tell }) => (
          <li key={kind}>
            <div aria-hidden="true" className="printing" data-printing={kind}>
              <FoilCard base={base} drawing={drawing} alt="" eager />
            </div>
            <p className="mt-4 text-sm">
              <span className="printing-name mb-1 block">
                <Text>{name}</Text>
              </span>{' '}
              {tell}
            </p>
          </li>
        ))}
      </ol>
      <figcaption className="sr-only">How to tell three English printings of the 1999 Base Set apart</figcaption>
    </figure>
  );
}
