import { type About, site } from '@mint-row/kit/content';
import { FactList } from '@mint-row/kit/ui';

const facts = [
  { label: 'Shop', value: `${site.store.street}, ${site.store.city}` },
  { label: 'Open', value: site.store.hours },
  { label: 'Online', value: `${site.marketplace.name}, 24/7` },
  { label: 'We read', value: 'Marvel, Pokémon and Star Wars cards' },
];

/** The opening, set like the head of a newspaper: its name as wide as the page, who we are, and where. */
export function Masthead({ heading, lead }: Pick<About, 'heading' | 'lead'>) {
  return (
    <header className="wrap masthead">
      <h1 className="type-display">{heading}</h1>
      <p className="masthead-lead">{lead}</p>
      <FactList facts={facts} />
    </header>
  );
}
