import { paths } from '@mint-row/shared/contract';
import type { CollectedCharacter } from '../../content/franchise.ts';
import { FoilCard } from '../FoilCard.tsx';

interface CollectedGridProps {
  characters: readonly CollectedCharacter[];
  base: string;
  /** The ninth pocket: the link to the whole list. */
  all: { href: string; label: string };
}

/** Eight characters and a link to all of them, in the nine pockets of a binder page. */
export function CollectedGrid({ characters, base, all }: CollectedGridProps) {
  return (
    <ul className="binder-leaf binder">
      {characters.map(({ name, slug, note }) => (
        <li key={name}>
          {slug ? (
            <a href={paths.character(slug)} className="pocket">
              <FoilCard base={base} drawing={slug} alt="" />
              <Caption name={name} note={note} />
            </a>
          ) : (
            <div className="pocket">
              <span className="card-back" />
              <Caption name={name} note={note} />
            </div>
          )}
        </li>
      ))}
      <li className="max-md:col-span-2">
        <a href={all.href} className="pocket pocket-all">
          <span>{all.label}</span>
        </a>
      </li>
    </ul>
  );
}

function Caption({ name, note }: { name: string; note: string }) {
  return (
    <>
      <h3 className="type-title mt-3">{name}</h3>
      <span className="mt-1 block pb-1 text-muted text-sm">{note}</span>
    </>
  );
}
