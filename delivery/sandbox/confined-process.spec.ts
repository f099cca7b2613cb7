import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-descriptors-'));
  await writeFile(join(folder, 'secret'), 'a secret');
  // Looks for what it was given by nobody.
  await writeFile(
    join(folder, 'look.mjs'),
    `import { fstatSync, readFileSync, writeSync } from 'node:fs';
    const found = [];
    for (let descriptor = 5; descriptor < 100; descriptor += 1) {
      try {
        const stats = fstatSync(descriptor);
        if (stats.isFile()) found.push(String(readFileSync(descriptor)));
        if (stats.isDirectory()) found.push('a folder');
      } catch {}
    }
    writeSync(3, found.join());`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts a process that was itself started with an open file and an open folder, as 40 and 60. */
async function foundBy(start: string): Promise<string> {
  const opened = [openSync(join(folder, 'secret'), 'r'), openSync(folder, 'r')] as const;
  const gap = (length: number) => new Array<'ignore'>(length).fill('ignore');
  const module = JSON.stringify(join(import.meta.dirname, 'confined-process.ts'));
  const command = JSON.stringify({ command: process.execPath, args: [join(folder, 'look.mjs')] });
  const code = `import { spawn } from 'node:child_process';
    import { text } from 'node:stream/consumers';
    const { startProcess } = await import(${module});
    const start = ${command};
    process.stdout.write(await text(${start}));`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit', ...gap(37), opened[0], ...gap(19), opened[1]],
  });
  const [said] = await Promise.all([text(child.stdout as NodeJS.ReadableStream), once(child, 'close')]);
  for (const one of opened) closeSync(one);
  return said;
}

describe.runIf(process.platform === 'linux')('a process that was started with open files', () => {
  it('gives them to what it starts with Node alone', async () => {
    const found = await foundBy(
      `spawn(start.command, start.args, { stdio: ['pipe', 'ignore', 'pipe', 'pipe'] }).stdio[3]`,
    );
    expect(found).toBe('a secret,a folder');
  });

  it('gives none of them to a confined process', async () => {
    expect(await foundBy('startProcess(start, {}, true).answers')).toBe('');
  });
});
