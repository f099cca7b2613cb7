import { useAddress } from '@mint-row/kit/ui';
import { ToolField, ToolResult, type ToolState } from '@mint-row/kit/ui/guide';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { RadioRow } from '../RadioRow.tsx';
import type { ParallelsGuide } from './content.ts';
import { colours, original, type Run } from './runs.ts';
import {
  describedBy,
  type Fields,
  fields,
  fieldsIn,
  isSame,
  parametersOf,
  rangeOf,
  readSerial,
  type Verdict,
  verdictOn,
} from './verdict.ts';

/** How many copies the drawing shows. */
const copies = original.tiers.at(-1)?.to ?? 0;
const states: Record<Verdict['kind'], ToolState> = {
  waiting: 'open',
  unreadable: 'unsure',
  stamp: 'unsure',
  fits: 'good',
  differs: 'bad',
};

/** The answers that the form has at first. */
const unsure = { set: original.slug, colour: '', number: '' };

/** Set, colour and number of a card; says which run they belong to. The fields are in the address. */
export function RunFinder({ guide: { runs, find } }: { guide: Pick<ParallelsGuide, 'runs' | 'find'> }) {
  const [address, change] = useAddress();
  const kept = fieldsIn(address, runs);
  const [described, setDescribed] = useState<Fields>(unsure);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(true);
  const hint = useId();

  // The same fields stay the same object: the form is not rendered again while the page hydrates.
  const describe = (now: Fields) => setDescribed((before) => (isSame(before, now) ? before : now));

  const isKept = (now: Fields) => isSame(parametersOf(now), parametersOf(kept));
  const keep = (now: Fields) => {
    if (!isKept(now)) change(parametersOf(now), 'replace');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address changes the fields from outside.
  useEffect(() => {
    const typed = fieldsOf(form.current);
    const isEarly = first.current && !isSame(typed, unsure);
    first.current = false;
    if (isEarly) keep(typed);
    // Typed before this code ran, or put into the address by the form itself: the fields are right.
    const isRight = isEarly || isKept(typed);
    if (!isRight) fill(form.current, kept);
    describe(isRight ? typed : kept);
  }, [address.toString()]);

  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const now = fieldsOf(form.current);
    describe(now);
    if (target.type === 'radio') keep(now);
  };

  const card = describedBy(described, runs);
  const { kind, title, text } = verdictOn(card, find.words);
  const serial = readSerial(described.number);
  const drawn = card.run.slug === original.slug && typeof serial !== 'string' && (serial.total ?? copies) === copies;
  return (
    <div className="tool tool-wide">
      <form
        ref={form}
        autoComplete="off"
        className="space-y-5 print:hidden"
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          keep(fieldsOf(form.current));
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
          <ToolField label="Number on the card">
            <input
              name="number"
              type="text"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={16}
              aria-describedby={hint}
              aria-invalid={kind === 'unreadable' || undefined}
              onBlur={() => keep(fieldsOf(form.current))}
            />
          </ToolField>
          <p id={hint} className="mt-3 text-muted text-sm">
            {find.hint}
          </p>
        </div>
      </form>
      <div className="tool-answer">
        <ToolResult state={states[kind]} title={title} className="script-only">
          <p className="max-w-measure">{text}</p>
        </ToolResult>
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

const columns = 20;
const [width, height] = [15, 21];
const rows = (original.tiers.at(-1)?.to ?? 0) / columns;

const xOf = (copy: number) => ((copy - 1) % columns) * (width + 2) + 0.5;
const yOf = (copy: number) => Math.floor((copy - 1) / columns) * (height + 4) + 0.5;

/** Every copy of one card of the original run as a small card in its colour. One of them can be marked. */
function RunStrip({ caption, marked }: { caption: string; marked?: number | undefined }) {
  return (
    <figure className="run-strip">
      <svg
        role="img"
        aria-label={`${caption} ${original.tiers.map(({ colour, from, to }) => `${from} to ${to}: ${colour}.`).join(' ')}`}
        viewBox={`0 0 ${columns * (width + 2) - 1} ${rows * (height + 4) - 3}`}
        strokeWidth="1"
        stroke="currentColor"
      >
        {original.tiers.map(({ colour, from, to }) => (
          <path
            key={colour}
            data-accent={colour}
            className="fill-accent"
            d={Array.from({ length: to - from + 1 }, (_, index) => cell(from + index)).join('')}
          />
        ))}
        {marked && <path d={cell(marked)} className="run-marked" />}
      </svg>
      <figcaption className="mt-3 max-w-measure text-muted text-sm">{caption}</figcaption>
    </figure>
  );
}

function cell(copy: number): string {
  return `M${xOf(copy)} ${yOf(copy)}h${width}v${height}h-${width}z`;
}

interface RunTableProps {
  runs: readonly Run[];
  heading: string;
  /** A note on sets whose colours say nothing by themselves. */
  stamp: string;
}

/** The numbers of every colour in every set. */
export function RunTable({ runs, heading, stamp }: RunTableProps) {
  return (
    <table className="run-table">
      <caption className="type-title">{heading}</caption>
      <thead>
        <tr className="type-label">
          <th scope="col">Set</th>
          {colours.map((colour) => (
            <th key={colour} scope="col">
              {capital(colour)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {runs.map(({ slug, name, tiers, reported }) => (
          <tr key={slug} data-set={slug}>
            <th scope="row">{reported ? `${name}, as reported` : name}</th>
            {tiers.length === 0 ? (
              <td colSpan={colours.length}>{stamp}</td>
            ) : (
              colours.map((colour) => {
                const tier = tiers.find((candidate) => candidate.colour === colour);
                return (
                  <td key={colour} data-column={capital(colour)}>
                    {tier ? rangeOf(tier).replace('of ', 'of\u00a0') : 'none'}
                  </td>
                );
              })
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A word with a capital letter. */
function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
