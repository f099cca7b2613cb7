import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { FileStorage } from '../../delivery/index.ts';
import { commandLine, release, run } from '../release/command.ts';
import { useOwnSite } from '../release/set-up.ts';
import { ask } from '../serving/ask.ts';
import { bucket, useObjectStore } from './object-store.ts';

const own = useOwnSite();
await useObjectStore();
const store = `s3://${bucket}/${randomUUID()}`;
const folderOf = (app: string) => own.site.find((artifact) => artifact.app === app)?.folder ?? '';

beforeAll(async () => {
  for (const app of ['shell', 'marvel']) {
    const { code, stderr } = await release(['publish', app, '--artifact', folderOf(app), '--store', store, '--create']);
    expect([0, 5], stderr).toContain(code);
  }
}, 60_000);

it('the verbs of release take a bucket as their store', async () => {
  expect(await release(['status', '--store', store])).toMatchObject({ code: 0, stderr: '' });
  expect(await release(['verify', '--store', store])).toMatchObject({ code: 0, stderr: '' });
});

it('a prefix without a store is refused, and stays empty', async () => {
  const { code, stderr } = await release(['status', '--store', `${store}-other`]);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`${store}-other is not a store`)]);
});

it('serve answers from a bucket', async () => {
  const [program, ...args] = commandLine('serve');
  const server = spawn(program, [...args, '--store', store, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const found = /http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1];
      if (found) resolve(Number(found));
    });
    server.on('exit', (code) => reject(new Error(`serve ended with ${code}.`)));
  });
  const { status, body } = await ask(port, '/marvel');
  server.removeAllListeners('exit').kill();
  expect([status, String(body)]).toEqual([200, expect.stringContaining('<h1>one')]);
});

it('export writes the files of a bucket’s site', async () => {
  const out = join(own.folder, 'exported');
  const [program, ...args] = commandLine('export');
  expect(await run(program, [...args, 'nginx', '--out', out, '--store', store])).toMatchObject({ code: 0, stderr: '' });
  const entry = own.site.find(({ app }) => app === 'marvel')?.manifest.entry;
  expect(existsSync(join(out, `current/files/remotes/marvel/${entry}`))).toBe(true);
});

it('the library of object stores is loaded only for a store in one', async () => {
  const refusing = join(own.folder, 'refusing.mjs');
  const hook = `export const resolve = (name, context, next) => {
    if (name.startsWith('@aws-sdk/')) throw new Error('It is loaded.');
    return next(name, context);
  };`;
  await writeFile(
    refusing,
    `import { register } from 'node:module';\nregister('data:text/javascript,' + ${JSON.stringify(encodeURIComponent(hook))});`,
  );
  const env = { ...process.env, NODE_OPTIONS: `--import=${pathToFileURL(refusing)}` };
  const folder = new FileStorage(join(own.folder, 'store'));
  await own.putInto(folder);
  expect(await release(['status', '--store', folder.address], { env })).toMatchObject({ code: 0, stderr: '' });
  const inBucket = await release(['status', '--store', store], { env });
  expect([inBucket.code, inBucket.stderr]).toEqual([1, expect.stringContaining('It is loaded.')]);
});
