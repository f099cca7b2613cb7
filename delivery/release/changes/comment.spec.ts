import { expect, it } from 'vitest';
import type { Changes, PageChange } from './changes.ts';
import { commentMarker, commentOf } from './comment.ts';
import { type CommentData, commentSchema } from './comment-data.ts';
import { changesWith } from './sample-changes.ts';

const hostile =
  '</p><script>alert(1)</script> @everyone #1 [free](https://evil.example) ![](https://evil.example/a.png) **bold** | ``` ~~~ `x`\n# title\n\u202e';

/** What data from a pull request may have: an application is named by its name. */
const told = (text: string): Partial<Changes> => ({
  apps: [{ app: 'marvel', from: text, to: text }],
  lostFallbacks: [],
  moved: [{ from: text, to: text }],
});

const dataWith = (text: string, more: Partial<CommentData> = {}): CommentData => ({
  format: 1,
  verdict: 'passes',
  reasons: [],
  apps: ['marvel'],
  preview: null,
  changes: changesWith(text, told(text)),
  pictures: {
    shown: [{ path: text, width: 360, pixels: 1_234, top: 0 }],
    same: [text],
    leftOut: Array.from({ length: 30 }, () => text),
  },
  ...more,
});

/** What is left of Markdown without its code: what a host may make something of. */
function withoutCode(markdown: string): string {
  return markdown
    .replaceAll(/^(`{3,})[a-z]*\n[\s\S]*?\n\1$/gm, '')
    .replaceAll(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
}

it('has every word, path and name in code, where a host makes nothing of it', () => {
  for (const data of [dataWith(hostile), dataWith('x', { verdict: 'refused', reasons: [`/a:\n\`\`\`\n${hostile}`] })]) {
    const markdown = commentOf(commentSchema.parse(data), { picturesAt: null });
    expect(markdown).toContain('@everyone');
    expect(markdown).not.toContain('\u202e');
    expect(withoutCode(markdown).replace(commentMarker, '')).not.toMatch(/[<>@\\]|evil|bold|alert|\]\(|# title/);
  }
});

it('tells verdict, preview, words, weights and pictures, and how it goes live', () => {
  const preview = { id: '0123456789abcdef', address: 'https://0.preview.example', expires: '2026-12-07T20:15:00.000Z' };
  const text = commentOf(dataWith('/thor', { preview }), { picturesAt: '', pageAt: 'https://ci.example/page' });
  expect(text.startsWith(`${commentMarker}\n\n`)).toBe(true);
  expect(text).toContain('**The release checks pass.**\n\nPages: 1 new, 1 with other content.');
  expect(text).toContain('Preview, until 2026-12-07 20:15 UTC: <https://0.preview.example>');
  expect(text).toContain('```diff\n- /thor/thor\n+ /thor/thor\n```');
  expect(text).toContain('| ` /thor ` | 1,000 → 1,001 | 2 | 3 | 1,005 | 1,005 |');
  expect(text).toContain('![Before](pictures/01-before.png) | ![After](pictures/01-after.png)');
  expect(text).toContain(`Left out, since there are too many: ${Array(20).fill('` /thor `').join(', ')} and 10 more.`);
  expect(text).toContain('publish --preview 0123456789abcdef --store');
  expect(text).toContain('<https://ci.example/page>');
});

it('says why the checks refuse, and shows no way to take it live', () => {
  const text = commentOf(
    dataWith('x', { verdict: 'refused', reasons: ['/a: too large.\nTo mend it: b'], changes: null }),
    {
      picturesAt: null,
    },
  );
  expect(text).toContain('**The release checks refuse it.**');
  expect(text).toContain('```\n/a: too large.\nTo mend it: b\n```');
  expect(text).not.toContain('npm run release');
});

it('is as long as a host takes, however much changes', () => {
  const page = changesWith(hostile.repeat(40)).pages[0] as PageChange;
  const pages = Array.from({ length: 400 }, (_, index) => ({
    ...page,
    path: `${index}${page.path}`,
    words: page.words.map((passage) => [...passage, { is: 'same' as const, text: String(index) }]),
  }));
  const many = Array.from({ length: 200 }, (_, index) => `${index} ${hostile.repeat(20)}`);
  const apps = many.map((text) => ({ app: 'marvel', from: text, to: text }));
  const moved = many.map((text) => ({ from: text, to: text }));
  const shown = many.map((path) => ({ path, width: 360, pixels: 1e9, top: 1e6 }));
  const changes = { ...changesWith(hostile, told(hostile)), apps, moved, pages };
  const pictures = { shown, same: many, leftOut: many };
  const data = dataWith(hostile, { verdict: 'refused', reasons: many, changes, pictures });
  const text = commentOf(commentSchema.parse(data), { picturesAt: 'https://pictures.example/of/a/repository/' });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('And 385 more pages.');
});
