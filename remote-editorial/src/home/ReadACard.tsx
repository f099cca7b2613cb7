import type { Home } from '@mint-row/shared/content';
import { FoilCard, Slab, Text } from '@mint-row/shared/ui';
import './read-card.css';

/** A slab with lines to the four things that a grader looks at. */
export function ReadACard({ checks, base }: { checks: Home['hero']['checks']; base: string }) {
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
          {checks.map(({ title, text }) => (
            <li key={title}>
              <b className="type-label">
                <Text>{title}</Text>
              </b>{' '}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
