import { useEffect, useState } from 'react';
import { fits, inOrder, readRows, type ValueChoice, type ValueRow } from './value-rows.ts';

/** The number of cards before the island has read them. */
const allCards = 101;

/** The choices beside the text, with their labels. */
const groups: readonly { name: keyof ValueChoice; legend: string; choices: Record<string, string> }[] = [
  {
    name: 'franchise',
    legend: 'Show cards of',
    choices: { '': 'All', marvel: 'Marvel', pokemon: 'Pokémon', starwars: 'Star Wars' },
  },
  { name: 'kind', legend: 'Kind of value', choices: { '': 'Any', sale: 'Dated sales', estimate: 'Estimates' } },
  {
    name: 'grade',
    legend: 'With a value for',
    choices: { '': 'Any', raw: 'Raw', psa10: 'PSA 10', psa9: 'PSA 9', other: 'Other copies' },
  },
];

/** Filters the price guide's table, which is HTML, and puts it in order. */
export function ValuesControls({ options }: { options: [value: string, label: string][] }) {
  const [rows, setRows] = useState<ValueRow[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [choice, setChoice] = useState<ValueChoice>({ franchise: '', kind: '', grade: '' });
  const [order, setOrder] = useState('');
  const [count, setCount] = useState(allCards);
  useEffect(() => setRows(readRows()), []);
  useEffect(() => {
    if (rows) arrangeRows(rows, order);
  }, [rows, order]);
  useEffect(() => {
    if (rows) setCount(showFitting(rows, query, choice, order === ''));
  }, [rows, query, choice, order]);
  const isReady = rows !== null;
  const label = options.find(([value]) => value === order)?.[1].toLowerCase();
  return (
    <>
      <fieldset disabled={!isReady} aria-label="Filter" className="values-controls script-only">
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls="filters"
          onClick={() => setOpen(!isOpen)}
        >
          Filter
        </button>
        <div id="filters" data-open={isOpen || undefined}>
          <label>
            <span className="type-label">Title, set, number or character</span>
            <input
              type="search"
              placeholder="zard, 1990, MH1 …"
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          {groups.map(({ name, legend, choices }) => (
            <fieldset key={name}>
              <legend className="type-label mb-2">{legend}</legend>
              <form autoComplete="off" className="choices">
                {Object.entries(choices).map(([value, label]) => (
                  <label className="choice" key={value}>
                    <input
                      type="radio"
                      name={name}
                      value={value}
                      checked={choice[name] === value}
                      onChange={() => setChoice({ ...choice, [name]: value })}
                    />
                    {label}{' '}
                  </label>
                ))}
              </form>
            </fieldset>
          ))}
        </div>
      </fieldset>
      <div className="values-shown script-only">
        <p role="status" className="type-title">
          {count} cards: {order === '' ? 'by character, then the Top 50' : label}
        </p>
        <label className="values-sort">
          <span className="type-label">Sort by</span>
          <select
            disabled={!isReady}
            autoComplete="off"
            value={order}
            onChange={(event) => setOrder(event.target.value)}
          >
            {options.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}

/** Hides the rows that do not fit, and headings without any; returns the number of the others. */
function showFitting(rows: readonly ValueRow[], query: string, choice: ValueChoice, isGrouped: boolean): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = new Set(rows.filter((row) => fits(row, words, choice)));
  const headings = new Set([...fitting].map(({ heading }) => heading));
  for (const row of rows) {
    row.element.hidden = !fitting.has(row);
    if (row.sales) row.sales.hidden = !fitting.has(row);
    if (row.heading) row.heading.hidden = !isGrouped || !headings.has(row.heading);
  }
  return fitting.size;
}

/** Puts the rows in order, or back into their groups. */
function arrangeRows(rows: readonly ValueRow[], order: string): void {
  const sorted = order === '' ? rows : inOrder(rows, order);
  // A set keeps each heading where it is named first.
  const elements = new Set(
    sorted.flatMap(({ heading, element, sales }) => [order === '' ? heading : null, element, sales]),
  );
  rows[0]?.element.parentElement?.append(...[...elements].filter((element) => element !== null));
}
