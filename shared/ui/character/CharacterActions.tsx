import { type Franchise, paths } from '@mint-row/kit/contract';
import type { ComponentProps } from 'react';
import type { Character } from '../../content/character.ts';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { CollectProgress } from '../CollectProgress.tsx';
import { CollectButtons } from '../lists/CollectButtons.tsx';
import './notable-cards.css';

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

/** The two buttons of `CollectButtons` in one frame, with the name of what they fill. */
export function CollectPair(props: ComponentProps<typeof CollectButtons>) {
  return (
    <div className="collect-pair script-only">
      In my binder
      <CollectButtons {...props} />
    </div>
  );
}
