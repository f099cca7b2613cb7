import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../site/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The sources of messages. */
const sources = ['delivery', 'shared', 'lab/scaffold', 'shell/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx?$/.test(file) && !/(^|[\\/])(dist|node_modules)[\\/]/.test(file))
    .map((file) => join(folder, file)),
);

/** The fragment of a heading in addresses, as on GitHub. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

it('every passage that a message refers to is in the documents', () => {
  const references = sources.flatMap((file) =>
    [...read(file).matchAll(/\b((?:docs\/)?[\w-]+\.md)#([\w-]+)/g)].map(([, document = '', anchor = '']) => ({
      file,
      document,
      anchor,
    })),
  );
  expect(references.length).toBeGreaterThan(5);
  const wrong = references.filter(({ document, anchor }) => {
    const headings = [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return !headings.includes(anchor);
  });
  expect(wrong).toEqual([]);
});

it('every command for the kit runs the installed one, and no package of the registry', () => {
  const { publishConfig } = JSON.parse(read('shared/package.json')) as { publishConfig: { bin: object } };
  expect(Object.keys(publishConfig.bin)).toEqual(['mint-row-kit']);
  const documents = [
    'README.md',
    'docs/CONTRIBUTING.md',
    'shared/README.md',
    'docs/architecture.md',
    'docs/operations.md',
  ];
  const templates = readdirSync(join(root, 'lab/scaffold/templates'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.template'))
    .map((file) => join('lab/scaffold/templates', file));
  const commands = [...sources, ...documents, ...templates].flatMap(
    (file) => read(file).match(/npx (?:\S+ )?\S*kit\b/g) ?? [],
  );
  expect(commands.length).toBeGreaterThan(5);
  expect(new Set(commands)).toEqual(new Set(['npx --no-install mint-row-kit']));
});
