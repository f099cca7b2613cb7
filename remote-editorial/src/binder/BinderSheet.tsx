import type { Kept } from '@mint-row/kit/binder';
import type { Catalogue } from '@mint-row/kit/contract';
import { useEffect, useRef, useState } from 'react';
import type { binderWords } from '../content/binder.ts';
import { Files } from './Files.tsx';
import { FirstPockets } from './FirstPockets.tsx';
import { Leaves } from './Leaves.tsx';
import { dollars, shownEntries } from './shown-entries.ts';
import { type BinderCode, useIsPersisted, useKept } from './use-binder.ts';

interface BinderSheetProps {
  code: BinderCode;
  words: typeof binderWords;
  catalogue: Catalogue;
}

/** The choice that filters nothing. */
const all = 'all';
const passes = (choice: string, value: string | null) => choice === all || choice === value;

/** The whole binder in pockets, with its filters, and its files. */
export function BinderSheet({ code, words, catalogue }: BinderSheetProps) {
  const kept = useKept(code);
  const { franchises = [] } = catalogue;
  const [status, setStatus] = useState<string>(all);
  const [franchise, setFranchise] = useState<string>(all);
  const entries = shownEntries(kept.binder, catalogue);
  const shown = entries.filter((one) => passes(status, one.entry.status) && passes(franchise, one.franchise));
  const sheet = useKeptFocus(shown.length);

  return (
    <div ref={sheet} tabIndex={-1} data-binder>
      <Summary code={code} kept={kept} words={words} catalogue={catalogue} />
      <UnsavedLine code={code} kept={kept} words={words.unsaved} />
      {entries.length > 0 && (
        <div className="my-binder-choices">
          <label>
            <span className="type-label">{words.show.legend}</span>
            <select value={status} onChange={({ target }) => setStatus(target.value)}>
              {([all, 'have', 'want'] as const).map((value) => (
                <option key={value} value={value}>
                  {`${words.show[value]} (${entries.filter(({ entry }) => passes(value, entry.status)).length})`}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span className="type-label">{words.franchise}</span>
            <select value={franchise} onChange={({ target }) => setFranchise(target.value)}>
              <option value={all}>{words.show.all}</option>
              {franchises.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <a href={words.nine.href} className="quiet-link">
            {words.nine.name}
          </a>
        </div>
      )}
      {entries.length === 0 ? (
        <>
          <FirstPockets code={code} words={words} cards={catalogue.cards} />
          <a href={words.start.href} className="button button-solid mt-6">
            {words.start.name}
          </a>
        </>
      ) : (
        <>
          {shown.length === 0 && <p className="type-lead mt-8 max-w-measure">{words.noneShown}</p>}
          <Leaves key={`${status} ${franchise}`} shown={shown} franchises={franchises} code={code} words={words} />
        </>
      )}
      <Files code={code} binder={kept.binder} words={words.files} />
    </div>
  );
}

/** Keeps the focus in an element when the focused entry is removed from it. */
function useKeptFocus(count: number) {
  const sheet = useRef<HTMLDivElement>(null);
  const countBefore = useRef(count);
  useEffect(() => {
    if (count < countBefore.current && document.activeElement === document.body) {
      sheet.current?.focus({ preventScroll: true });
    }
    countBefore.current = count;
  }, [count]);
  return sheet;
}

interface SummaryProps {
  code: BinderCode;
  kept: Kept;
  words: typeof binderWords;
  catalogue: Catalogue;
}

/** Counts the cards of each franchise and what was paid for them, and reports problems with keeping them. */
function Summary({ code, kept, words, catalogue: { franchises = [], cards = [] } }: SummaryProps) {
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

interface UnsavedLineProps {
  code: BinderCode;
  kept: Kept;
  words: (typeof binderWords)['unsaved'];
}

/** Offers the file in time, where the browser may delete what it keeps and the last file lacks changes. */
function UnsavedLine({ code, kept, words }: UnsavedLineProps) {
  const isPersisted = useIsPersisted(kept);
  const count = code.countUnsaved(kept);
  // If the browser keeps nothing, the summary says so.
  if (isPersisted !== false || count === 0 || kept.problem !== null) return null;
  return (
    <div className="mt-4 text-muted text-sm print:hidden">
      <p>{words.risk}</p>
      <p>{`${words.count} ${count} of ${kept.binder.length}`}</p>
      <button type="button" className="quiet-link" onClick={code.saveBinder}>
        {words.save}
      </button>
    </div>
  );
}
