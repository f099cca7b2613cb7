import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RadioRow } from '../RadioRow.tsx';
import type { ParallelsGuide } from './content.ts';
import { addressWith, describedBy, type Fields, fields, fieldsIn } from './described.ts';
import { RunStrip } from './RunStrip.tsx';
import { capital } from './RunTable.tsx';
import { colours, original } from './runs.ts';
import { readSerial } from './serial.ts';
import { verdictOn } from './verdict.ts';

/** How many copies the drawing shows. */
const copies = original.tiers.at(-1)?.to ?? 0;
const unsure = { set: original.slug, colour: '', number: '' };

/** Set, colour and number of a card; says which run they belong to. The fields are in the address. */
export function RunFinder({ guide: { runs, find } }: { guide: Pick<ParallelsGuide, 'runs' | 'find'> }) {
  const [search, setSearch] = useSearchParams();
  const [described, setDescribed] = useState<Fields>(unsure);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useRef(false);
  const hint = useId();

  // The same fields stay the same object: the form is not rendered again while the page hydrates.
  const describe = (now: Fields) =>
    setDescribed((before) => (fields.every((name) => before[name] === now[name]) ? before : now));

  const remember = (now: Fields) => {
    const before = new URLSearchParams(window.location.search);
    const after = addressWith(before, now);
    if (after.toString() !== before.toString()) setSearch(after, { replace: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the fields from outside.
  useEffect(() => {
    const typed = fieldsOf(form.current);
    const early = !hydrated.current && !fields.some((name) => search.has(name));
    hydrated.current = true;
    // Typed before this code ran, or put into the address by the form itself: the fields are right.
    const right = early || addressWith(search, typed).toString() === search.toString();
    const now = right ? typed : fieldsIn(search, runs);
    if (early) remember(typed);
    if (!right) fill(form.current, now);
    describe(now);
  }, [search]);

  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const now = fieldsOf(form.current);
    describe(now);
    if (target.type === 'radio') remember(now);
  };

  const card = describedBy(described, runs);
  const { kind, title, text } = verdictOn(card, find.words);
  const serial = readSerial(described.number);
  const drawn = card.run.slug === original.slug && typeof serial !== 'string' && (serial.total ?? copies) === copies;
  return (
    <div className="run-finder">
      <form
        ref={form}
        className="run-form"
        onChange={change}
        onSubmit={(event) => {
          event.preventDefault();
          remember(fieldsOf(form.current));
        }}
      >
        <RadioRow legend="Set" name="set" choices={runs.map(({ slug, name }) => ({ value: slug, label: name }))} />
        <RadioRow
          legend="Colour"
          name="colour"
          choices={[
            { value: '', label: 'Not sure' },
            ...colours.map((colour) => ({ value: colour, label: capital(colour) })),
          ]}
        />
        <div className="script-only">
          <label className="block">
            <span className="type-label mb-2 block">Number on the card</span>
            <input
              name="number"
              type="text"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={16}
              size={10}
              aria-describedby={hint}
              aria-invalid={kind === 'unreadable' || undefined}
              className="run-number"
              onBlur={() => remember(fieldsOf(form.current))}
            />
          </label>
          <p id={hint} className="mt-3 text-muted text-sm">
            {find.hint}
          </p>
        </div>
      </form>
      <div>
        <div className="script-only">
          <output className={`run-verdict ${kind}`}>
            <span className="type-title block">{title}</span>
            <span className="mt-3 block max-w-measure">{text}</span>
          </output>
        </div>
        <RunStrip caption={find.strip} marked={drawn && serial.copy <= copies ? serial.copy : undefined} />
      </div>
    </div>
  );
}

function fieldsOf(form: HTMLFormElement | null): Fields {
  const data = new FormData(form ?? undefined);
  return Object.fromEntries(fields.map((name) => [name, String(data.get(name) ?? '')])) as Fields;
}

function fill(form: HTMLFormElement | null, values: Fields): void {
  for (const input of form?.querySelectorAll('input') ?? []) {
    const value = values[input.name as keyof Fields];
    if (input.type === 'radio') input.checked = input.value === value;
    else input.value = value;
  }
}
