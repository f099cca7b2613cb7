import { type Binder, binderLimits } from '@mint-row/kit/binder';
import { notify } from '@mint-row/kit/runtime';
import type { BinderCode } from './use-binder.ts';
import type { binderWords } from './words.ts';

interface ImportPreviewProps {
  code: BinderCode;
  binder: Binder;
  /** What is in the file. */
  file: Binder;
  words: (typeof binderWords)['files'];
  onDone: () => void;
}

const outcomes = ['added', 'replaced', 'conflicts', 'unchanged'] as const;

/** How many names are listed; a file may have thousands. */
const maxNames = 50;

/** What a file would change in the binder; nothing happens until the collector says so. */
export function ImportPreview({ code, binder, file, words, onDone }: ImportPreviewProps) {
  const { keeper } = code;
  const preview = code.previewMerge(binder, file);
  const isTooLong = binder.length + preview.added.length > binderLimits.entries;
  const merge = async () => {
    onDone();
    await keeper.change(code.add(file));
    const undo = () => void keeper.change(code.takeBack([...preview.added, ...preview.replaced], binder));
    if (keeper.kept.problem !== 'limit') await notify(words.merged, { label: words.undo, run: undo }).catch(() => {});
  };
  return (
    <div className="my-binder-preview">
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome} data-outcome={outcome}>
            <b>{preview[outcome].length}</b> <span>{words[outcome]}</span>
            {outcome !== 'unchanged' && preview[outcome].length > 0 && (
              <span>{`: ${namesOf(preview[outcome], words.more)}`}</span>
            )}
          </li>
        ))}
      </ul>
      {isTooLong && <p className="my-binder-problem">{words.tooMany}</p>}
      <div className="my-binder-actions">
        {!isTooLong && (
          <button type="button" className="button button-solid" onClick={() => void merge()}>
            {words.merge}
          </button>
        )}
        <button type="button" className="quiet-link" onClick={onDone}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

function namesOf(entries: Binder, more: string): string {
  const names = entries.slice(0, maxNames).map(({ name }) => name);
  return (entries.length > maxNames ? [...names, `${entries.length - maxNames} ${more}`] : names).join(', ');
}
