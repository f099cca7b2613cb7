import { type Franchise, paths } from '@mint-row/kit/contract';
import type { searchWords } from './words.ts';

interface FranchiseLinksProps {
  franchises: readonly Franchise[] | undefined;
  words: typeof searchWords.franchise;
}

/** The pages that list what each franchise has. */
export function FranchiseLinks({ franchises, words }: FranchiseLinksProps) {
  return (
    <ul className="search-franchises">
      {franchises?.map(({ slug, name, accent, path, characters }) => (
        <li key={slug} data-accent={accent}>
          <h2 className="type-title">{name}</h2>
          <ul>
            {[
              { href: path, text: words.cards },
              { href: characters, text: words.characters },
              { href: `${paths.checklists}?list=${slug}`, text: words.checklist },
            ].map(({ href, text }) => (
              <li key={href}>
                <a href={href} className="quiet-link">
                  {name} {text}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
