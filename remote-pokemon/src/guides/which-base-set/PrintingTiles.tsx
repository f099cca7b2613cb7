import { MiniCard } from '../drawn-card/MiniCard.tsx';
import type { whichBaseSet } from './content.ts';

/** The printings with their signs, drawn and in words: what the key shows before the first answer. */
export function PrintingTiles({ printings }: { printings: (typeof whichBaseSet)['printings']['items'] }) {
  return (
    <ul className="printing-tiles">
      {printings.map(({ name, signs, drawn }) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox="0 0 60 84">
            <MiniCard {...drawn} />
          </svg>
          <div>
            <h3 className="type-title">{name}</h3>
            <p className="mt-2 text-sm">{signs}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
