import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertAfter } from './insert.ts';
import { carryOut } from './plan.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'mint-row-scaffold-'));
  await writeFile(join(root, 'index.ts'), 'pages: [\n];\n');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const adds = (file: string) => new Map([[file, insertAfter(file, 'pages: [\n', '  sets,\n')]]);
const contents = async () => [await readdir(root), await readFile(join(root, 'index.ts'), 'utf8')];
const untouched = [['index.ts'], 'pages: [\n];\n'];

it('writes new files and changes others', async () => {
  const plan = { creates: new Map([['src/new/sets.ts', 'sets\n']]), changes: adds('index.ts'), next: [] };
  expect(await carryOut(root, plan)).toEqual(['src/new/sets.ts', 'index.ts']);
  expect(await readFile(join(root, 'src/new/sets.ts'), 'utf8')).toBe('sets\n');
  expect(await readFile(join(root, 'index.ts'), 'utf8')).toBe('pages: [\n  sets,\n];\n');
});

it.each([
  ['a file is there already', { creates: new Map([['index.ts', '']]), changes: new Map() }, 'index.ts: already there'],
  [
    'a file lacks the line to add after',
    {
      creates: new Map([['new/sets.ts', '']]),
      changes: new Map([['index.ts', insertAfter('index.ts', 'guides', 'x')]]),
    },
    'has no line guides',
  ],
  [
    'a file cannot be written',
    {
      creates: new Map([
        ['new/sets.ts', 'sets\n'],
        ['new/sets.ts/below.ts', ''],
      ]),
      changes: adds('index.ts'),
    },
    'new',
  ],
])('leaves every file unchanged when %s', async (_, plan, message) => {
  await expect(carryOut(root, { ...plan, next: [] })).rejects.toThrow(message);
  expect(await contents()).toEqual(untouched);
});
