import { type Franchise, paths } from '@mint-row/kit/contract';
import type { Character } from '../../content/character.ts';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CollectPair } from '../collect/CollectPair.tsx';
import { CollectProgress } from '../collect/CollectProgress.tsx';

interface CharacterActionsProps {
  character: Pick<Character, 'slug' | 'name'>;
  franchise: Franchise;
}

/** The first links of a character's page: its cards, the price guide, the other characters; and its buttons. */
export function CharacterActions({ character: { slug, name }, franchise }: CharacterActionsProps) {
  return (
    <div className="button-row print:hidden">
      <ButtonLink href={marketplaceSearch(`${name} cards`)}>{`Shop ${name} Cards`}</ButtonLink>
      <ButtonLink href={`${paths.values}#${slug}`} look="line">
        View Price Guide
      </ButtonLink>
      <a href={franchise.characters} className="quiet-link">
        {`View All ${franchise.name}`}
      </a>
      <CollectPair kind="character" id={slug} name={name} />
      <CollectProgress kind="card" />
    </div>
  );
}
