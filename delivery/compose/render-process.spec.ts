import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentHead } from '@mint-row/kit/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { detectSandbox } from '../sandbox/sandbox.ts';
import type { RenderTask } from './render-process.ts';
import { RenderProcess } from './render-process.ts';

const task: RenderTask = {
  path: '/marvel',
  head: {} as DocumentHead,
  page: {
    remote: 'marvel',
    expose: 'Page',
    props: { data: null, drawings: {}, catalogue: {} },
    title: '',
    description: '',
    reviewed: '2026-11-01',
  },
};
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-render-'));
  for (const one of ['shell', 'marvel']) await mkdir(join(folder, one));
  await writeFile(join(folder, 'shell/render.mjs'), 'export const render = (_path, page) => page.Component();');
});
afterEach(() => rm(folder, { recursive: true }));

it.each(['process.exit(3)', 'process.exit(0)', `throw new Error('late')`])(
  'refuses a remote that ends its process once its pages are rendered, however late it is asked: %s',
  async (end) => {
    await writeFile(
      join(folder, 'marvel/Page.mjs'),
      `export default () => { setTimeout(() => { ${end} }, 50); return 'x'; };`,
    );
    const rendering = await start();
    expect(await rendering.render(task, 'it does not render.')).toBe('x');
    await vi.waitFor(() => expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap'), 10_000);
    await expect(rendering.end()).rejects.toThrow(/marvel: its server build fails after its pages were rendered/);
  },
);

it('refuses a remote that answers once more in the moment in which its process ends', async () => {
  await writeFile(
    join(folder, 'marvel/Page.mjs'),
    `import { writeSync } from 'node:fs';
    process.on('exit', () => writeSync(3, '{"html":""}\\n'));
    export default () => 'x';`,
  );
  const rendering = await start();
  expect(await rendering.render(task, 'it does not render.')).toBe('x');
  const ended = expect(rendering.end()).rejects.toThrow(/marvel: its server build fails .*nobody asked/s);
  // The process is told to end, and is gone before anything of it is read.
  await new Promise((resolve) => setImmediate(resolve));
  execFileSync(process.execPath, ['-e', 'setTimeout(() => {}, 500)']);
  await ended;
});

async function start(): Promise<RenderProcess> {
  const folders = [join(folder, 'shell'), join(folder, 'marvel')];
  return new RenderProcess({ app: 'marvel', sandbox: await detectSandbox(), folders, renderTimeoutMs: 30_000 });
}
