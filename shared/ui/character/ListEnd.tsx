import { type Franchise, paths } from '@mint-row/shared/contract';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';

/** The links at the end of a franchise's list of characters. */
export function ListEnd({ franchise: { name, path } }: { franchise: Franchise }) {
  return (
    <nav aria-label="Related pages" className="border-ink border-t-3">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-8">
        <ButtonLink href={marketplaceSearch(`${name} cards`)}>{`Shop ${name} cards`}</ButtonLink>
        <ButtonLink href={paths.values} look="line">
          View price guide
        </ButtonLink>
        <a href={path} className="quiet-link">
          {`About ${name} cards`}
        </a>
        <a href={paths.characters} className="quiet-link">
          All characters A–Z
        </a>
      </div>
    </nav>
  );
}
