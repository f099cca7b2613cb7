import { expect, it } from 'vitest';
import type { Pictures } from './page.ts';
import { changesPage } from './page.ts';
import { changesWith } from './sample-changes.ts';

const hostile = '</p></style><script>alert(1)</script><img src=x onerror="alert(1)">\u202e"\'&amp;';
const picture = { width: 360, pixels: 1, top: 0, before: 'QQ==', after: 'Qg==' };
const picturesWith = (text: string): Pictures => ({
  shown: [{ path: text, ...picture }],
  same: [text],
  leftOut: [text],
});

it('escapes every word, path and name', () => {
  const text = changesPage(changesWith(hostile), picturesWith(hostile));
  expect(text.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(15);
  expect(text).not.toMatch(/<script|onerror="|<img src=x|\u202e/);
  expect(text.match(/<\/style>/g)).toHaveLength(1);
});

it('tells words, weights and what comes and goes', () => {
  const text = changesPage(changesWith('/thor'));
  expect(text).toContain('<p>/thor<del>/thor</del><ins>/thor</ins></p>');
  expect(text).toContain('<b class="new">new</b> <code>/thor2</code>');
  expect(text).toContain('<td role="cell" data-title="Document"><span>1,000 → 1,001</span></td>');
  expect(text).toContain('6 more passages');
});

it('needs no other file, and lets a browser load none', () => {
  const text = changesPage(changesWith('/thor'), picturesWith('/thor'));
  expect([...text.matchAll(/\b(?:src|href)="(.{0,22})/g)].map(([, start]) => start)).toEqual([
    'data:image/png;base64,',
    'data:image/png;base64,',
  ]);
  expect(text).not.toMatch(/url\(|@import/);
  expect(text).toContain(`content="default-src 'none'; img-src data:; style-src 'sha256-`);
});

it('says so when nothing changes', () => {
  expect(changesPage({ apps: [], lostFallbacks: [], pages: [], moved: [], files: [] })).toContain(
    '<h1>Nothing changes</h1>',
  );
});
