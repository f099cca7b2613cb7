import type { Catalogue } from '@mint-row/kit/contract';
import { useEffect, useRef, useState } from 'react';
import { Files } from './Files.tsx';
import { Leaves } from './Leaves.tsx';
import { NoEntry } from './NoEntry.tsx';
import { Summary } from './Summary.tsx';
import { shownEntries } from './shown-entries.ts';
import { UnsavedLine } from './UnsavedLine.tsx';
import { type BinderCode, useKept } from './use-binder.ts';
import type { binderWords } from './words.ts';

interface BinderSheetProps {
  code: BinderCode;
  words: typeof binderWords;
  catalogue: Catalogue;
}

/** The choice that leaves nothing out. */
const all = 'all';
const fits = (choice: string, value: string | null) => choice === all || choice === value;

/** Everything in the binder, in pockets, and what can be done with all of it. */
export function BinderSheet({ code, words, catalogue }: BinderSheetProps) {
  const kept = useKept(code);
  const { franchises = [] } = catalogue;
  const [status, setStatus] = useState<string>(all);
  const [franchise, setFranchise] = useState<string>(all);
  const entries = shownEntries(kept.binder, catalogue);
  const shown = entries.filter((one) => fits(status, one.entry.status) && fits(franchise, one.franchise));
  const place = useKeptFocus(shown.length);

  return (
    <div ref={place} tabIndex={-1} className="my-binder">
      <Summary code={code} kept={kept} words={words} catalogue={catalogue} />
      <UnsavedLine code={code} kept={kept} words={words.unsaved} />
      {entries.length > 0 && (
        <div className="my-binder-choices">
          <label>
            <span className="type-label">{words.show.legend}</span>
            <select value={status} onChange={({ target }) => setStatus(target.value)}>
              {([all, 'have', 'want'] as const).map((value) => (
                <option key={value} value={value}>
                  {`${words.show[value]} (${entries.filter(({ entry }) => fits(value, entry.status)).length})`}
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
        </div>
      )}
      {shown.length === 0 && <NoEntry words={words} isEmpty={entries.length === 0} />}
      <Leaves key={`${status} ${franchise}`} shown={shown} franchises={franchises} code={code} words={words} />
      <Files code={code} binder={kept.binder} words={words.files} />
    </div>
  );
}

/** Keeps the focus in an element when what had it is taken out of it. */
function useKeptFocus(count: number) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return place;
}
