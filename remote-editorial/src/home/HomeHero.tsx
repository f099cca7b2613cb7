import { type Home, marketplaceSearch } from '@mint-row/kit/content';
import { currentPlace, type Drawings, drawingOf } from '@mint-row/kit/contract';
import { ButtonLink, FoilCard, Slab, Stats } from '@mint-row/kit/ui';
import './home-hero.css';

/** The opening of the site: what it is for, two links to the marketplace, and a card with its parts labelled. */
export function HomeHero({ hero, drawings }: { hero: Home['hero']; drawings: Drawings }) {
  const { marketplace } = currentPlace();
  return (
    <div className="home-hero">
      <div className="home-hero-words">
        <h1 className="type-display">{hero.heading}</h1>
        <p className="type-lead mt-7 max-w-measure md:text-balance">{hero.lead}</p>
        <div className="button-row mt-8">
          <ButtonLink href={marketplaceSearch('trading cards')}>Shop {marketplace.name}</ButtonLink>
          <ButtonLink href={marketplace.circle} look="line">
            Join the Collector’s Circle
          </ButtonLink>
        </div>
      </div>
      <ReadACard drawings={drawings} />
      <div className="home-hero-counter">
        <Stats items={hero.stats} />
      </div>
    </div>
  );
}

const checks = [
  { name: 'Corners', text: 'sharp or soft?' },
  { name: 'Centring', text: 'even borders?' },
  { name: 'Surface', text: 'gloss intact?' },
  { name: 'Edges', text: 'white showing?' },
];

/** A slab with lines to the four things that a grader looks at. */
function ReadACard({ drawings }: { drawings: Drawings }) {
  return (
    <figure className="read-card">
      <Slab
        lines={['Mint Row', 'How to read a card']}
        grade={{ value: '4', word: 'checks' }}
        className="read-card-slab"
      >
        <FoilCard src={drawingOf(drawings, 'loupe')} alt="A card under a loupe that shows its dots of ink" eager />
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
