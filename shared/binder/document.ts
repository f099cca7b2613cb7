import { type Binder, type BinderEntry, binderLimits, itemKinds, statuses } from './entry.ts';
import { merge } from './merge.ts';
import { blankNine, grounds, isBlankNine, looks, type Nine, nineLimits, readNine, writeNine } from './nine.ts';

/** A document of any version, before it has been checked. */
type Fields = Readonly<Record<string, unknown>>;

/** Makes a document of one version one of the next. */
export type Migration = (document: Fields) => Fields;

/** The first makes a document of version 1 one of version 2, and so on: a new version is one more function. */
const migrations: readonly Migration[] = [];

/** Times as entries have them. */
export const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The result of reading a text. */
export type ReadDocument =
  /** `nine`: the page of nine in it, if it has one. */
  | { kind: 'binder'; binder: Binder; nine?: Nine }
  /** A newer release of the site wrote it. */
  | { kind: 'newer' }
  | { kind: 'unreadable'; why: string };

/**
 * Reads a binder as it is stored or exported, and migrates it from older versions.
 * @param text JSON
 * @param steps the migrations; tests pass others
 */
export function readDocument(text: string, steps: readonly Migration[] = migrations): ReadDocument {
  const current = steps.length + 1;
  try {
    const document = fieldsOf(JSON.parse(text), 'It is not a binder');
    const version = Number(document.version);
    if (!Number.isInteger(version) || version < 1) throw new Error('It is not a binder: it has no version.');
    if (version > current) return { kind: 'newer' };
    const { entries, nine: nineText } = steps.slice(version - 1).reduce((older, migrate) => migrate(older), document);
    if (!Array.isArray(entries)) throw new Error('It is not a binder: it has no list of entries.');
    if (entries.length > binderLimits.entries) throw new Error(`It has more than ${binderLimits.entries} entries.`);
    const binder = merge([], entries.map(readEntry));
    const { nine } = readNine(typeof nineText === 'string' ? nineText : '');
    return { kind: 'binder', binder, ...(!isBlankNine(nine) && { nine }) };
  } catch (error) {
    const isOurError = error instanceof Error && !(error instanceof SyntaxError);
    return { kind: 'unreadable', why: isOurError ? error.message : 'It is not a JSON file.' };
  }
}

/**
 * A binder as it is stored and exported: JSON with its version.
 * @param nine the page of nine, which an exported file has too
 */
export function writeDocument(binder: Binder, nine: Nine | null = null): string {
  const version = migrations.length + 1;
  return JSON.stringify({ version, entries: binder, ...(nine && { nine: writeNine(nine) }) }, null, 1);
}

/**
 * The size of the largest document that can be written, in bytes: every entry has texts of full length, in which JSON
 * writes each unit as six bytes (\u0000), and the title of the page of nine has characters of twelve.
 */
export function largestDocumentSize(): number {
  const text = (length: number) => '\0'.repeat(length);
  const longest = <Word extends string>(words: readonly Word[]) =>
    words.reduce((long, word) => (word.length > long.length ? word : long));
  const entry: BinderEntry = {
    kind: longest(itemKinds),
    key: 'a'.repeat(binderLimits.key),
    name: text(binderLimits.name),
    status: longest(statuses),
    grade: text(binderLimits.grade),
    note: text(binderLimits.note),
    paid: binderLimits.paid,
    added: new Date(0).toISOString(),
    changed: new Date(0).toISOString(),
  };
  const nine: Nine = {
    title: '\u{10ffff}'.repeat(nineLimits.title),
    ground: longest(grounds),
    look: longest(looks),
    pockets: blankNine.pockets.map(() => `~${text(nineLimits.key).replaceAll('\0', 'a')}`),
  };
  const one = writeDocument([entry], nine).length;
  return one + (binderLimits.entries - 1) * (writeDocument([entry, entry], nine).length - one);
}

function readEntry(value: unknown, index: number): BinderEntry {
  const fault = (field: string) => new Error(`Entry ${index + 1}: its ${field} cannot be read.`);
  const fields = fieldsOf(value, `Entry ${index + 1} is not an entry`);
  const text = (field: string, longest: number, form = /^/) => {
    const found = fields[field];
    if (typeof found !== 'string' || found.length > longest || !form.test(found)) throw fault(field);
    return found;
  };
  const oneOf = <Choice extends string>(field: string, choices: readonly Choice[]): Choice => {
    const found = choices.find((choice) => choice === fields[field]);
    if (!found) throw fault(field);
    return found;
  };
  const time = (field: string) => {
    const found = text(field, 24, timeForm);
    if (Number.isNaN(Date.parse(found))) throw fault(field);
    return found;
  };
  const amount = (found: unknown) => {
    if (found !== null && !isAmount(found)) throw fault('price paid');
    return found;
  };
  return {
    kind: oneOf('kind', itemKinds),
    key: text('key', binderLimits.key, /^[a-z0-9-]+$/),
    name: text('name', binderLimits.name, /\S/),
    status: oneOf('status', statuses),
    grade: text('grade', binderLimits.grade),
    note: text('note', binderLimits.note),
    paid: amount(fields.paid),
    added: time('added'),
    changed: time('changed'),
  };
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= binderLimits.paid;
}

function fieldsOf(value: unknown, fault: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${fault}.`);
  return value as Fields;
}
