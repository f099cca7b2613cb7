import { FoilCard, Slab } from '@mint-row/kit/ui';
import './read-card.css';

const checks = [
  { name: 'Corners', text: 'sharp or soft?' },
  { name: 'Centring', text: 'even borders?' },
  { name: 'Surface', text: 'gloss intact?' },
  { name: 'Edges', text: 'white showing?' },
];

/** A slab with lines to the four things that a grader looks at. */
export function ReadACard({ base }: { base: string }) {
  return (
    <figure className="read-card">
      <Slab
        lines={['Mint Row', 'How to read a card']}
        grade={{ value: '4', word: 'checks' }}
        className="read-card-slab"
      >
        <FoilCard base={base} drawing="loupe" alt="A card under a loupe that shows its dots of ink" eager />
      </Slab>
      <figcaption>
        <ul className="read-card-checks">
          {checks.map(({ name, text }) => (
            <li key={name}>
              <b className="type-label">{name}</b> <span>{text}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
