import type { Changes, PageChange } from './changes.ts';

const weight = { document: 1_000, styles: 1, fonts: 0, scripts: 2, pictures: 3, firstVisit: 1_005 };

/** Changes all of whose words are a text. */
export function changesWith(text: string, more: Partial<Changes> = {}): Changes {
  const page: PageChange = {
    path: text,
    title: text,
    change: 'content',
    words: [(['same', 'removed', 'added'] as const).map((is) => ({ is, text }))],
    moreWords: 3,
    before: weight,
    after: { ...weight, document: 1_001 },
    returning: 1_005,
  };
  return {
    apps: [{ app: text, from: text, to: text }],
    lostFallbacks: [text],
    pages: [page, { ...page, change: 'new', path: `${text}2` }],
    moved: [
      { from: text, to: text },
      { from: text, to: null },
    ],
    files: [{ path: text, change: 'gone', before: 1, after: null }],
    ...more,
  };
}
