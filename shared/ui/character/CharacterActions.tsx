import { type Franchise, paths } from '@mint-row/kit/contract';
import type { Character } from '../../content/character.ts';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CollectProgress } from '../collect/CollectProgress.tsx';
import { CollectButtons } from '../lists/CollectButtons.tsx';

interface CharacterActionsProps {
  character: Pick<Character, 'slug' | 'name'>;
  franchise: Franchise;
  /** The text of the link back to the list: "View All Pokémon". */
  all: string;
}

/** The first links of a character's page: its cards, the price guide, the other characters; and its buttons. */
export function CharacterActions({ character: { slug, name }, franchise, all }: CharacterActionsProps) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3 print:hidden">
      <ButtonLink href={marketplaceSearch(`${name} cards`)}>{`Shop ${name} Cards`}</ButtonLink>
      <ButtonLink href={`${paths.values}#${slug}`} look="line">
        View Price Guide
      </ButtonLink>
      <a href={franchise.characters} className="quiet-link">
        {all}
      </a>
      <CollectButtons kind="character" id={slug} name={name} />
      <CollectProgress kind="card" />
    </div>
  );
}
