import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { FileStorage, findComposerId } from '../../delivery/index.ts';
import { copySources } from '../site/copy-sources.ts';
import { root } from '../site/root.ts';
import { commandLine, run } from './command.ts';
import { useOwnSite } from './set-up.ts';

const own = useOwnSite();
let copy: string;
let before: string;

beforeAll(async () => {
  copy = await copySources('composer');
  await cp(join(root, 'delivery'), join(copy, 'delivery'), {
    recursive: true,
    filter: (source) => source !== join(root, 'delivery/dist'),
  });
  await cp(join(root, 'docs'), join(copy, 'docs'), { recursive: true });
  before = await findComposerId(copy);
});

/** Does something while a file of the copy is another. */
async function edited<Result>(
  file: string,
  edit: (text: string) => string,
  act: () => Promise<Result>,
): Promise<Result> {
  const text = await readFile(join(copy, file), 'utf8');
  const changed = edit(text);
  expect(changed).not.toBe(text);
  await writeFile(join(copy, file), changed);
  return act().finally(() => writeFile(join(copy, file), text));
}

it.each([
  ['what composes documents', 'delivery/compose/frame.ts', 'export function', 'globalThis.edit = 1; export function'],
  ['what documents tell browsers of a remote', 'shared/site/from-artifacts.ts', 'owner: manifest.owner', 'owner: name'],
  ['what search engines read', 'delivery/compose/structured-data.ts', "'BreadcrumbList'", "'Breadcrumbs'"],
  ['what documents may contain', 'shared/checks/page-elements.ts', 'article', 'artikel'],
  ['the limits of documents', 'delivery/release/budgets.ts', '384 * KB', '385 * KB'],
  ['a program in the sandbox', 'delivery/sandbox/inside/render.mjs', 'import ', 'globalThis.edit = 1; import '],
])('a change of %s is another composer', async (_what, file, from, to) => {
  expect(
    await edited(
      file,
      (text) => text.replace(from, to),
      () => findComposerId(copy),
    ),
  ).not.toBe(before);
});

const comment = (text: string) => `${text}\n// An edit.\n`;

/** Edits that no document shows, although they are near the code that composes. */
const others: [what: string, file: string, edit: (text: string) => string][] = [
  ['a test', 'delivery/compose/frame.spec.ts', (text) => `${text}\nit('is edited', () => {});\n`],
  ['a sample for tests', 'shared/contract/sample-manifests.ts', (text) => `${text}\nexport const edit = 1;\n`],
  ['a document', 'docs/operations.md', comment],
  ['a comment', 'delivery/compose/frame.ts', comment],
  ['the server', 'delivery/serve/http/answer.ts', (text) => `${text}\nexport const edit = 1;\n`],
  ['a component, which is part of artifacts', 'shared/ui/index.ts', (text) => `${text}\nexport const edit = 1;\n`],
];

it.each(others)('a change of %s is the same composer', async (_what, file, edit) => {
  expect(await edited(file, edit, () => findComposerId(copy))).toBe(before);
});

it('publishing what is live after such a change composes nothing', async () => {
  const store = join(own.folder, 'store');
  await own.putInto(new FileStorage(store));
  const [program, ...first] = commandLine('release', copy);
  const publish = async () => {
    const words = ['publish', 'marvel', '--artifact', own.next.folder, '--store', store, '--json'];
    const { code, stdout } = await run(program, [...first, ...words]);
    const { changed } = JSON.parse(stdout) as { changed: boolean };
    return { code, changed, keys: await new FileStorage(store).list('') };
  };
  const { keys, ...outcome } = await publish();
  expect(outcome).toEqual({ code: 0, changed: true });
  for (const [, file, edit] of others)
    await writeFile(join(copy, file), edit(await readFile(join(copy, file), 'utf8')));
  expect(await publish()).toEqual({ code: 0, changed: false, keys });
});
