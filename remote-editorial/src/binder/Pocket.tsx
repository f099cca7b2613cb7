import { useState } from 'react';
import { Drawing } from '../drawings/Drawing.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import { dollars } from './dollars.ts';
import type { ShownEntry } from './shown-entries.ts';
import type { BinderCode } from './use-binder.ts';
import type { binderWords } from './words.ts';

interface PocketProps {
  shown: ShownEntry;
  accent: string;
  code: BinderCode;
  words: typeof binderWords;
}

/** One card or character of the binder in its pocket. */
export function Pocket({ shown: { entry, title, set, href, ...shown }, accent, code, words }: PocketProps) {
  const { status, grade, note, paid } = entry;
  const [open, setOpen] = useState(false);
  return (
    <li data-accent={accent}>
      <div className="my-binder-pocket" data-status={status}>
        <Drawing franchise={shown.franchise} name={shown.drawing} rank={shown.rank} />
        <div className="my-binder-text">
          <h2 className="my-binder-title">{href ? <a href={href}>{title}</a> : title}</h2>
          <p className="text-muted text-sm">{href ? set : words.gone}</p>
          <p className="my-binder-own">
            <span>{words.show[status]}</span>
            {grade && <span>{grade}</span>}
            {paid !== null && <span>{dollars(paid)}</span>}
          </p>
          {note && <p className="my-binder-note">{note}</p>}
          <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
            <summary className="quiet-link">
              {words.entry.edit}
              <span className="sr-only">: {title}</span>
            </summary>
            {open && <DetailsForm entry={entry} code={code} words={words} onSaved={() => setOpen(false)} />}
          </details>
        </div>
      </div>
    </li>
  );
}
