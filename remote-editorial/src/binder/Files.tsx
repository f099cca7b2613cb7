import { type Binder, binderLimits, type Nine } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { notify } from '@mint-row/kit/runtime';
import { useEffect, useState } from 'react';
import type { binderWords } from '../content/binder.ts';
import { LinkCode } from './LinkCode.tsx';
import type { BinderCode } from './use-binder.ts';

interface FilesProps {
  code: BinderCode;
  binder: Binder;
  words: (typeof binderWords)['files'];
}

/** Saves the binder as files, adds a file to it, and clears it. */
export function Files({ code, binder, words }: FilesProps) {
  const [read, setRead] = useState<BinderFile | { fault: string } | null>(null);
  const [isCodeShown, setCodeShown] = useState(false);
  const open = async (file: File) => {
    if (file.size > code.largestDocumentSize()) return setRead({ fault: words.tooLarge });
    const found = code.readDocument(await file.text());
    if (found.kind === 'binder') setRead({ file: found.binder, nine: found.nine });
    else setRead({ fault: found.kind === 'newer' ? words.newer : `${words.unreadable} ${found.why}` });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what reads a file is the same with each render
  useEffect(() => code.watchLink(open), [code]);
  const clear = async () => {
    await code.keeper.change(code.clear);
    const undo = () => void code.keeper.change(code.add(binder));
    await notify(words.cleared, { label: words.undo, run: undo }).catch(() => {});
  };
  return (
    <section aria-labelledby="files" className="my-binder-files">
      <h2 id="files" className="type-title">
        {words.heading}
      </h2>
      <div className="my-binder-kinds">
        {binder.length > 0 && (
          <div>
            <h3 className="type-label">{words.save}</h3>
            <div className="my-binder-actions">
              <button type="button" className="button" onClick={code.saveBinder}>
                {words.json}
              </button>
              <button
                type="button"
                className="button"
                // Spreadsheets read UTF-8 only if the file begins with its mark.
                onClick={() => code.saveFile(code.binderFileName('csv'), 'text/csv', `\uFEFF${code.writeCsv(binder)}`)}
              >
                {words.csv}
              </button>
              <button type="button" className="button" onClick={code.shareBinder}>
                {words.link}
              </button>
              <button
                type="button"
                className="button"
                aria-expanded={isCodeShown}
                onClick={() => setCodeShown(!isCodeShown)}
              >
                {words.code}
              </button>
            </div>
          </div>
        )}
        <div>
          <h3 className="type-label">{words.add}</h3>
          <div className="my-binder-actions">
            <label className="button">
              {words.open}
              <input
                type="file"
                accept=".json,application/json"
                aria-describedby="open-help"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) void open(file);
                  // The same file can be chosen again.
                  target.value = '';
                }}
              />
            </label>
          </div>
          <p id="open-help" className="mt-3 max-w-measure text-muted text-sm">
            {words.openHelp}
          </p>
        </div>
        {binder.length > 0 && (
          <div>
            <h3 className="type-label">{words.paper}</h3>
            <div className="my-binder-actions">
              <a href={`${paths.checklists}?list=binder`} className="button">
                {words.print}
              </a>
            </div>
          </div>
        )}
      </div>
      {isCodeShown && binder.length > 0 && <LinkCode code={code} binder={binder} words={words} />}
      <button type="button" className="button mt-6" onClick={code.openOffline}>
        {words.offline}
      </button>
      <div role="status">
        {read && 'fault' in read && <p className="my-binder-problem">{read.fault}</p>}
        {read && 'file' in read && (
          <ImportPreview code={code} binder={binder} {...read} words={words} onDone={() => setRead(null)} />
        )}
      </div>
      {binder.length > 0 && (
        <button type="button" className="quiet-link my-binder-end" onClick={() => void clear()}>
          {words.clear}
        </button>
      )}
    </section>
  );
}

/** The binder and the page of nine that a file contains. */
interface BinderFile {
  file: Binder;
  nine: Nine | undefined;
}

interface ImportPreviewProps extends BinderFile {
  code: BinderCode;
  binder: Binder;
  words: (typeof binderWords)['files'];
  onDone: () => void;
}

const outcomes = ['added', 'replaced', 'conflicts', 'unchanged'] as const;

/** A file may have thousands of names, so only the first are listed. */
const maxNames = 50;

/** Shows the changes that a file would make; nothing happens until the collector agrees. */
function ImportPreview({ code, binder, file, nine, words, onDone }: ImportPreviewProps) {
  const { keeper } = code;
  const preview = code.previewMerge(binder, file);
  const isTooLong = binder.length + preview.added.length > binderLimits.entries;
  const merge = async () => {
    onDone();
    const undo = await code.addFile(file, nine);
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
