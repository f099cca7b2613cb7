import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { composedSite } from '../contract/site.ts';
import { remotes, workspaceOf } from '../site/applications.ts';
import { root } from '../site/root.ts';
import { expectNone } from './expect-none.ts';

const documents = (await composedSite()).filter(({ type }) => type.startsWith('text/html')).map(({ body }) => body);

it.each(remotes.map(({ name }) => name))(
  'no page of %s has a class whose styles its team has omitted',
  async (name) => {
    const styles = await readFile(join(root, workspaceOf(name), 'src/styles.css'), 'utf8');
    const leftOut = [...styles.matchAll(/@source not inline\("([^"]+)"\)/g)].flatMap(([, words = '']) =>
      words.split(' '),
    );
    // The first that a document names is its page's remote; insets of others come later.
    const pages = documents.filter((html) => / data-app="(\w+)"/.exec(html)?.[1] === name);
    expect(pages).not.toEqual([]);
    const main = pages.map((html) => /<main.*<\/main>/s.exec(html)?.[0] ?? '').join('');
    const classes = new Set([...main.matchAll(/ class="([^"]+)"/g)].flatMap(([, words = '']) => words.split(' ')));
    expectNone(
      leftOut.filter((word) => classes.has(word)),
      'Remove these classes from @source not inline(…) in src/styles.css, or from the pages:',
    );
  },
);
