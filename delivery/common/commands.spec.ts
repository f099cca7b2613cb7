import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseCommand } from './commands.ts';

it('a command names its store, whatever is in the address', () => {
  expect(releaseCommand('/srv/mint row', 'releases', 'marvel')).toBe(
    'npm run release -- releases marvel --store "/srv/mint row"',
  );
});

/**
 * Commands in messages that know of no store, need none, or take its address as their argument; what a message on HTTP would
 * show is nobody's business.
 */
const withoutStore = ['audit', 'place --json', 'changed', 'intake --keys', 'intake --port', 'previews'];

it('no other message has a command without the store', () => {
  const delivery = join(import.meta.dirname, '..');
  const files = readdirSync(delivery, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.spec\.ts$|^common\/commands\.ts$/.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(delivery, file), 'utf8').matchAll(/^(?!\s*(?:\/\/|\*|\/\*)).*npm run release -- ?(.*)$/gm)]
      .map(([, words = '']) => words)
      .filter((words) => !/--store|\$\{where\}/.test(words) && !withoutStore.some((one) => words.startsWith(one)))
      .map((words) => `${file}: ${words}`),
  );
  // The name of the program in its own help.
  expect(found).toEqual(["cli/release.ts: ')"]);
});
