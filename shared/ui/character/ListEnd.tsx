import { type Franchise, paths } from '@mint-row/kit/contract';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CollectProgress } from '../collect/CollectProgress.tsx';

interface ListEndProps {
  franchise: Franchise;
  characters: readonly { slug: string }[];
}

/** The links at the end of a franchise's list of characters. */
export function ListEnd({ franchise: { slug, name, path }, characters }: ListEndProps) {
  return (
    <nav aria-label="Related pages" className="border-rule border-t-3 print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-8">
        <ButtonLink href={marketplaceSearch(`${name} cards`)}>{`Shop ${name} Cards`}</ButtonLink>
        <ButtonLink href={paths.values} look="line">
          View Price Guide
        </ButtonLink>
        <a href={`${paths.checklists}?list=${slug}`} className="quiet-link">
          Print a checklist
        </a>
        <a href={path} className="quiet-link">
          {`About ${name} cards`}
        </a>
        <a href={paths.characters} className="quiet-link">
          All characters A–Z
        </a>
        <CollectProgress kind="character" keys={characters.map(({ slug }) => slug)} />
      </div>
    </nav>
  );
}
