import type { Kept } from '@mint-row/kit/binder';
import type { Catalogue } from '@mint-row/kit/contract';
import { dollars } from './dollars.ts';
import type { BinderCode } from './use-binder.ts';
import type { binderWords } from './words.ts';

interface SummaryProps {
  code: BinderCode;
  kept: Kept;
  words: typeof binderWords;
  catalogue: Catalogue;
}

/** How many cards of each franchise are there, what was paid for them, and what is wrong with how they are kept. */
export function Summary({ code, kept, words, catalogue: { franchises = [], cards = [] } }: SummaryProps) {
  const { binder, unread } = kept;
  const problem = code.problemText(kept);
  const paid = code.sumPaid(binder);
  return (
    <>
      {problem && (
        <div role="status" className="my-binder-problem">
          <p>{problem}</p>
          {unread.length > 0 && (
            <button
              type="button"
              className="quiet-link"
              onClick={() => {
                for (const text of unread) code.saveFile('binder-set-aside.json', 'application/json', text);
              }}
            >
              {words.aside}
            </button>
          )}
        </div>
      )}
      {binder.length > 0 && (
        <ul className="my-binder-counts">
          {franchises.map(({ slug, name, accent }) => {
            const keys = cards.filter(({ franchise }) => franchise === slug).map(({ key }) => key);
            return (
              <li key={slug} data-accent={accent}>
                <b>{name}</b> <span>{`${code.countKept(binder, 'card', keys)} of ${keys.length} cards`}</span>
              </li>
            );
          })}
          {paid > 0 && (
            <li>
              <b>{dollars(paid)}</b> {words.paid}
            </li>
          )}
        </ul>
      )}
    </>
  );
}
