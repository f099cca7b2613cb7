import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { copySources } from '../site/copy-sources.ts';
import { root } from '../site/root.ts';
import { commandLine, run } from './command.ts';

let copy: string;
const bundles = () => readdir(join(copy, 'delivery/dist'));

/** The first line of `release --help` in the copy. */
async function usage(): Promise<string> {
  const [program, ...args] = commandLine('release', copy);
  const { code, stdout, stderr } = await run(program, [...args, '--help']);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.split('\n')[0] ?? '';
}

beforeAll(async () => {
  copy = await copySources('bundled');
  await cp(join(root, 'delivery'), join(copy, 'delivery'), {
    recursive: true,
    filter: (source) => source !== join(root, 'delivery/dist'),
  });
});

it('a command is bundled when it first runs, and again when sources have changed', async () => {
  expect(await usage()).toContain('npm run release --');
  const first = await bundles();
  expect(first).toEqual([expect.stringMatching(/^release-[0-9a-f]{16}\.mjs$/)]);

  await appendFile(join(copy, 'delivery/dist', first[0] ?? ''), '\nconsole.error("it ran");');
  const [program, ...args] = commandLine('release', copy);
  expect((await run(program, [...args, 'status', '--store', copy])).stderr).toContain('it ran');

  const source = join(copy, 'delivery/cli/release.ts');
  await writeFile(source, (await readFile(source, 'utf8')).replaceAll('npm run release --', 'npm run other --'));
  expect(await usage()).toContain('npm run other --');
  expect(await bundles()).toEqual([expect.not.stringContaining(first[0] ?? '')]);
});

it('a command runs where no bundle can be written', async () => {
  await rm(join(copy, 'delivery/dist'), { recursive: true });
  await writeFile(join(copy, 'delivery/dist'), 'a file where a folder belongs');
  expect(await usage()).toContain('npm run other --');
});
