import { type About, site } from '@mint-row/kit/content';
import { FactList } from '@mint-row/kit/ui';

const facts = [
  { label: 'Shop', value: `${site.store.street}, ${site.store.city}` },
  { label: 'Open', value: site.store.hours },
  { label: 'Online', value: `${site.marketplace.name}, 24/7` },
  { label: 'We read', value: 'Marvel, Pokémon and Star Wars cards' },
];

/** The opening, set like a magazine's masthead: who we are, and where. */
export function Masthead({ heading, lead }: Pick<About, 'heading' | 'lead'>) {
  return (
    <header className="wrap grid gap-x-16 gap-y-10 pt-[clamp(2.5rem,6vw,7rem)] pb-section lg:grid-cols-12">
      <h1 className="type-display lg:col-span-12">{heading}</h1>
      <p className="masthead-lead lg:col-span-7">{lead}</p>
      <FactList facts={facts} className="lg:col-span-5" />
    </header>
  );
}
