import type { Kept } from '@mint-row/kit/binder';
import { type BinderCode, useIsPersisted } from './use-binder.ts';
import type { binderWords } from './words.ts';

interface UnsavedLineProps {
  code: BinderCode;
  kept: Kept;
  words: (typeof binderWords)['unsaved'];
}

/** Offers the file in time, where the browser may delete what it keeps and the last file lacks changes. */
export function UnsavedLine({ code, kept, words }: UnsavedLineProps) {
  const isPersisted = useIsPersisted(kept);
  const count = code.countUnsaved(kept);
  // Of a browser that keeps nothing, the summary says so and what to do.
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
