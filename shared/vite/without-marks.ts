import { markSign, plainText, type RemoteSource } from '../contract/index.ts';

/**
 * A remote's sources in which only the data of pages has texts with marks. Titles, descriptions and entries are shown
 * in heads, pictures, feeds and search results, where nobody reads marks.
 * @throws Error naming the page or the entry, and the field, when a text has half a mark
 */
export function withoutMarks({ pages, catalogue, ...others }: RemoteSource): RemoteSource {
  return {
    ...others,
    pages: pages.map(({ data, ...page }) => ({ ...plain(page, [page.path]), data })),
    ...(catalogue && { catalogue: plain(catalogue, []) }),
  };
}

/** A copy in which every text is plain. `at` is where it is, for errors. */
function plain<Value>(value: Value, at: readonly string[]): Value;
function plain(value: unknown, at: readonly string[]): unknown {
  if (typeof value === 'string') return plainLine(value, at);
  if (Array.isArray(value)) return value.map((each, index) => plain(each, [...at, nameOf(each) ?? String(index)]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, plain(each, [...at, field])]));
}

function plainLine(text: string, at: readonly string[]): string {
  const line = plainText(text);
  if (!markSign.test(line)) return line;
  throw new Error(
    `${at.join(' › ')} has a mark that cannot be read: "${text}". Write [[slab]], [[slab|slabs]] or [the glossary](/guides/glossary).`,
  );
}

function nameOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const named: { key?: unknown; slug?: unknown; path?: unknown } = entry;
  return [named.key, named.slug, named.path].find((name) => typeof name === 'string') ?? null;
}
