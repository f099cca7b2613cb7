import type { Binder } from '@mint-row/kit/binder';
import { paths } from '@mint-row/kit/contract';
import { notify } from '@mint-row/kit/runtime';
import { useState } from 'react';
import { ImportPreview } from './ImportPreview.tsx';
import type { BinderCode } from './use-binder.ts';
import type { binderWords } from './words.ts';

interface FilesProps {
  code: BinderCode;
  binder: Binder;
  words: (typeof binderWords)['files'];
}

/** The binder as files, a file into the binder, and the end of the binder. */
export function Files({ code, binder, words }: FilesProps) {
  const [read, setRead] = useState<{ file: Binder } | { fault: string } | null>(null);
  const open = async (file: File) => {
    if (file.size > code.largestDocumentSize()) return setRead({ fault: words.tooLarge });
    const found = code.readDocument(await file.text());
    if (found.kind === 'binder') setRead({ file: found.binder });
    else setRead({ fault: found.kind === 'newer' ? words.newer : `${words.unreadable} ${found.why}` });
  };
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
      <div role="status">
        {read && 'fault' in read && <p className="my-binder-problem">{read.fault}</p>}
        {read && 'file' in read && (
          <ImportPreview code={code} binder={binder} file={read.file} words={words} onDone={() => setRead(null)} />
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
