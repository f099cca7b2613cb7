import type { binderWords } from './words.ts';

/** What stands above a sheet without a card. */
export function NoEntry({ words, isEmpty }: { words: typeof binderWords; isEmpty: boolean }) {
  if (!isEmpty) return <p className="type-lead mt-8 max-w-measure">{words.noneShown}</p>;
  return (
    <>
      <p className="type-lead mb-6 max-w-measure">{words.empty}</p>
      <a href={words.start.href} className="button button-solid">
        {words.start.name}
      </a>
    </>
  );
}
