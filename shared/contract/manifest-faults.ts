import type { z } from 'zod';
import { visible } from './visible.ts';

/** A JSON value whose fields are looked up by name. */
type Value = { readonly [name: PropertyKey]: Value } | undefined;

/** The lists whose entries have names: what an entry is called, and the field that holds its name. */
const named: Readonly<Record<string, readonly [string, string]>> = {
  pages: ['page', 'path'],
  routes: ['route', 'pattern'],
  franchises: ['franchise', 'slug'],
  characters: ['character', 'slug'],
  cards: ['card', 'anchor'],
  guides: ['guide', 'slug'],
  terms: ['term', 'slug'],
  questions: ['question', 'slug'],
  updates: ['update', 'path'],
};

/** The files in which a team writes fields of its manifest; the rest comes from the build. */
const sources: Readonly<Record<string, string>> = {
  owner: 'remote.json',
  ...Object.fromEntries(['pages', 'catalogue'].map((field) => [field, 'src/pages/index.ts'])),
  ...Object.fromEntries(['routes', 'notFound'].map((field) => [field, 'src/route-table.ts'])),
};

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** The most characters of a value that a message quotes. */
const longestQuote = 80;

/**
 * Describes what is wrong with a manifest.
 * @param app the application that it belongs to
 * @param manifest the value that failed the schema
 * @returns a sentence for each fault: application, page or file, field, and what to do
 */
export function manifestFaults(app: string, { issues }: z.ZodError, manifest: unknown): string[] {
  return issues.map((issue) => {
    const [field] = issue.path;
    const source = typeof field === 'string' && Object.hasOwn(sources, field) ? sources[field] : undefined;
    const place = placeOf(issue.path, manifest as Value);
    const advice = source ? `Correct it in ${source} of ${app}, and build it again.` : 'Build it again.';
    return `${[app, ...place].join(', ')}: ${faultOf(issue, manifest as Value)}. ${advice}`;
  });
}

/** The names along the path to a field: ["page /marvel", "title"]. */
function placeOf(path: readonly PropertyKey[], manifest: Value): string[] {
  const words: string[] = [];
  let list = '';
  let value = manifest;
  for (const step of path) {
    value = value?.[step];
    if (typeof step !== 'number') {
      list = visible(String(step));
      words.push(list);
      continue;
    }
    const [thing, name] = (Object.hasOwn(named, list) ? named[list] : undefined) ?? [];
    const own: unknown = name && value?.[name];
    // The entry's own name replaces that of its list.
    words.splice(
      -1,
      1,
      own && typeof own === 'string' ? `${thing} ${quote(own)}` : `${thing ?? list} number ${step + 1}`,
    );
  }
  return words;
}

function faultOf(issue: z.core.$ZodIssue, manifest: Value): string {
  const value: unknown = issue.path.reduce<Value>((at, step) => at?.[step], manifest);
  if (issue.code === 'unrecognized_keys') return `has a field that is not allowed: ${issue.keys.map(quote).join(', ')}`;
  if (issue.code === 'invalid_key') return `this name ${issue.issues[0]?.message ?? 'is not allowed'}`;
  if (value === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `is ${quote(value)}, and must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `is ${quote(value)}, and must be ${issue.values.map(String).join(' or ')}`;
    case 'too_big':
      return `has ${sizeOf(value)}; at most ${issue.maximum} are allowed`;
    case 'too_small':
      return sizeOf(value) === '0' ? 'is empty' : `is ${quote(value)}; the minimum is ${issue.minimum}`;
    default:
      return `is ${quote(value)}, which ${issue.message}`;
  }
}

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '0' : `${value.length} characters`;
  return Array.isArray(value) ? String(value.length) : String(value);
}

function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'a group of fields';
  const text = JSON.stringify(value) ?? 'nothing';
  return visible(text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);
}
