import { paths } from '@mint-row/kit/contract';
import type { CollectedCharacter } from '../../content/franchise.ts';
import { FoilCard } from '../FoilCard.tsx';
import { unbroken } from '../text/unbroken.ts';
import { Binder } from './Binder.tsx';
import './collected-grid.css';

interface CollectedGridProps {
  characters: readonly CollectedCharacter[];
  base: string;
  /** The ninth pocket: the link to the whole list. */
  all: { href: string; label: string };
}

/** Eight characters and a link to all of them, in the nine pockets of a binder page. */
export function CollectedGrid({ characters, base, all }: CollectedGridProps) {
  return (
    <Binder>
      {characters.map(({ name, slug, note, unlinked }) => {
        const card = (
          <>
            <FoilCard base={base} drawing={slug} alt="" />
            <h3 className="type-title mt-3">{name}</h3>
            <span className="mt-1 block text-balance pb-1 text-muted text-sm">{unbroken(note)}</span>
          </>
        );
        return (
          <li key={name}>
            {unlinked ? (
              <div className="pocket">{card}</div>
            ) : (
              <a href={paths.character(slug)} className="pocket">
                {card}
              </a>
            )}
          </li>
        );
      })}
      <li className="max-md:col-span-full print:hidden">
        <a href={all.href} className="pocket pocket-all">
          <span>{all.label}</span>
        </a>
      </li>
    </Binder>
  );
}
