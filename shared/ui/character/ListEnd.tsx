import { type Franchise, paths } from '@mint-row/kit/contract';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CollectProgress } from '../CollectProgress.tsx';
import { RuledLinks } from '../RuledLinks.tsx';

interface ListEndProps {
  franchise: Franchise;
  characters: readonly { slug: string }[];
}

/** The end of a franchise's list of characters: two buttons, and links as ruled rows beside or below them. */
export function ListEnd({ franchise: { slug, name, path }, characters }: ListEndProps) {
  const links = [
    { href: `${paths.checklists}?list=${slug}`, label: 'Print a checklist' },
    { href: path, label: `About ${name} cards` },
    { href: paths.characters, label: 'All characters A–Z' },
  ];
  return (
    <nav aria-label="Related pages" className="tone-paper border-rule border-t-3 print:hidden">
      <div className="wrap grid items-start gap-x-16 gap-y-6 py-10 lg:grid-cols-2">
        <div className="button-row">
          <ButtonLink href={marketplaceSearch(`${name} cards`)}>{`Shop ${name} Cards`}</ButtonLink>
          <ButtonLink href={paths.values} look="line">
            View Price Guide
          </ButtonLink>
          <CollectProgress kind="character" keys={characters.map((character) => character.slug)} />
        </div>
        <RuledLinks links={links} />
      </div>
    </nav>
  );
}
