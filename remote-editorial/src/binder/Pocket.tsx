import { type BinderEntry, binderLimits } from '@mint-row/kit/binder';
import { unbroken } from '@mint-row/kit/ui';
import { type FormEvent, useId, useState } from 'react';
import type { binderWords } from '../content/binder.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { dollars, type ShownEntry } from './shown-entries.ts';
import type { BinderCode } from './use-binder.ts';

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
      <div className="my-binder-pocket linked-row" data-status={status}>
        <Drawing src={shown.drawing} />
        <div className="my-binder-text">
          <h2 className="my-binder-title">
            {href ? (
              <a href={href} className="row-link">
                {unbroken(title)}
              </a>
            ) : (
              title
            )}
          </h2>
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

interface DetailsFormProps {
  entry: BinderEntry;
  code: BinderCode;
  words: typeof binderWords;
  onSaved: () => void;
}

/** The form for the collector's own notes about an entry. */
function DetailsForm({ entry, code, words: { entry: words, grades, show }, onSaved }: DetailsFormProps) {
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '').trim();
    try {
      const status = text('status') === 'want' ? 'want' : 'have';
      const details = {
        status,
        grade: text('grade'),
        note: text('note'),
        paid: code.readAmount(text('paid')),
      } as const;
      void code.keeper.change(code.setDetails(entry, details, new Date().toISOString()));
      form.closest('details')?.querySelector('summary')?.focus();
      onSaved();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setFault(error.message);
      form.querySelector<HTMLInputElement>('[name=paid]')?.focus();
    }
  };
  return (
    <form className="my-binder-form" onSubmit={save}>
      <label>
        {words.status}
        <select name="status" defaultValue={entry.status}>
          {(['have', 'want'] as const).map((status) => (
            <option key={status} value={status}>
              {show[status]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.grade}
        <input
          name="grade"
          list={`${id}grades`}
          defaultValue={entry.grade}
          maxLength={binderLimits.grade}
          placeholder={words.gradeExample}
          autoComplete="off"
        />
      </label>
      <datalist id={`${id}grades`}>
        {grades.map((grade) => (
          <option key={grade} value={grade} />
        ))}
      </datalist>
      <label>
        {words.paid}
        <input
          name="paid"
          inputMode="decimal"
          defaultValue={code.writeAmount(entry.paid)}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}fault` : undefined}
        />
      </label>
      {fault && (
        <p id={`${id}fault`} role="alert">
          {fault}
        </p>
      )}
      <label>
        {words.note}
        <textarea name="note" rows={3} defaultValue={entry.note} maxLength={binderLimits.note} />
      </label>
      <button type="submit" className="button">
        {words.save}
      </button>
      <button type="button" className="quiet-link" onClick={() => void code.takeOut(entry)}>
        {words.remove}
      </button>
    </form>
  );
}
