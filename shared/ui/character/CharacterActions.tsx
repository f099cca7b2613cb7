import { type Franchise, paths } from '@mint-row/shared/contract';
import type { Character } from '../../content/character.ts';
import { marketplaceSearch } from '../../content/site.ts';
import { ButtonLink } from '../ButtonLink.tsx';

interface CharacterActionsProps {
  character: Pick<Character, 'name'>;
  franchise: Franchise;
  /** What the way back to the list says: "View All Pokémon". */
  all: string;
}

/** What a character's page offers first: its cards, the price guide, the other characters. */
export function CharacterActions({ character: { name }, franchise, all }: CharacterActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink href={marketplaceSearch(`${name} cards`)}>{`Shop ${name} Cards`}</ButtonLink>
      <ButtonLink href={paths.top50} look="line">
        View price guide
      </ButtonLink>
      <a href={franchise.characters} className="quiet-link sm:px-2">
        {all}
      </a>
    </div>
  );
}
