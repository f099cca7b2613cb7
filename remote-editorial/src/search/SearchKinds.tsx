import { paths } from '@mint-row/kit/contract';
import type { searchWords } from './words.ts';

/** What can be searched for, each kind with an example to try. */
export function SearchKinds({ words }: { words: typeof searchWords.kinds }) {
  return (
    <>
      <h2 className="type-label mt-4">{words.heading}</h2>
      <ul className="search-kinds">
        {words.rows.map(({ name, text, query }) => (
          <li key={name}>
            <p>
              <b>{name}</b> {text}
            </p>
            <a href={`${paths.search}?q=${encodeURIComponent(query)}`} className="quiet-link">
              {query}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
