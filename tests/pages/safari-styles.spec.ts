import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { visitHtml } from '../../delivery/index.ts';
import { builtArtifacts, composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';

const { shell, remotes } = await builtArtifacts();
const sheets = [shell, ...remotes].flatMap(({ app, folder, manifest }) =>
  Object.keys(manifest.files)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ name: `${app}: ${file}`, css: readFileSync(join(folder, file), 'utf8') })),
);

it('there are stylesheets to check', () => {
  expect(sheets.length).toBeGreaterThan(remotes.length);
});

// https://developer.mozilla.org/docs/Web/CSS/Reference/Properties/text-decoration#browser_compatibility
it.each(sheets)('$name underlines in Safari, which ignores a shorthand with a thickness or a colour', ({ css }) => {
  const shorthands = [...css.matchAll(/(?<!-)text-decoration:([^;}]*)/g)].map(([, value = '']) => value);
  expectNone(
    shorthands.filter((value) => /\d|var\(/.test(value)),
    'Safari ignores these. Use text-decoration-line, -thickness and -color instead:',
  );
});

it('no document places text of a drawing by the unit rem, which WebKit reads as 0 there', async () => {
  const placed: string[] = [];
  for (const { path, type, body } of await composedSite()) {
    if (type !== 'text/html') continue;
    visitHtml(String(body), {
      open: (name, attributes) => {
        if (name !== 'text' && name !== 'tspan') return;
        for (const [attribute, value] of Object.entries(attributes)) {
          if (/^d?[xy]$/.test(attribute) && value?.includes('rem')) placed.push(`${path}: ${attribute}="${value}"`);
        }
      },
    });
  }
  expectNone(placed, 'Use %, em, or a transform in the stylesheet instead:');
});
