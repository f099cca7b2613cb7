import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { Inspection } from '../../lab/inspect/index.ts';
import { siteUrl } from '../site/addresses.ts';
import { outputFolder, root } from '../site/root.ts';

const inspect = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'lab/inspect/inspect.ts', ...args], {
    cwd: root,
    env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '' },
  });

test('a page is inspected: its areas, their owners, weights and outcomes', async () => {
  const picture = join(outputFolder, 'inspected.png');
  await rm(picture, { force: true });
  const { stdout } = await inspect(`${siteUrl()}/marvel`, '--json', '--picture', picture);
  const { areas, documents } = JSON.parse(stdout) as Inspection;
  expect(areas.map(({ app }) => app)).toEqual(['shell', 'shell', 'marvel']);
  const marvel = areas[2];
  expect(marvel).toMatchObject({ owner: 'Marvel team', outcome: { result: 'loaded', path: '/marvel' } });
  expect(marvel?.release).toBe(marvel?.outcome?.release);
  expect(marvel?.outcome?.milliseconds).toBeGreaterThan(0);
  expect(marvel?.javaScript).toBeGreaterThan(1000);
  expect(marvel?.transferred).toBeGreaterThanOrEqual(marvel?.javaScript ?? Number.NaN);
  expect(areas[0]?.javaScript).toBeGreaterThan(50_000);
  expect(documents).toBeGreaterThan(10_000);
  for (const { width, height } of areas) expect(Math.min(width, height)).toBeGreaterThan(0);
  expect((await readFile(picture)).subarray(1, 4).toString()).toBe('PNG');
});

test('a page that cannot be inspected causes a message with the remedy', async () => {
  await expect(inspect('localhost:4173', '--json')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('localhost:4173 is not an address'),
  });
  await expect(inspect('http://127.0.0.1:9/', '--json')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('does not answer'),
  });
  const guarded = createServer((_request, response) => void response.writeHead(401).end()).listen(0, '127.0.0.1');
  await once(guarded, 'listening');
  const { port } = guarded.address() as AddressInfo;
  await expect(inspect(`http://127.0.0.1:${port}/`, '--json')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/asks for credentials \(401\)\. Set MINT_ROW_SITE_CREDENTIALS/),
  });
  guarded.close();
  if (process.platform !== 'linux') return;
  await expect(inspect(`${siteUrl()}/`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/(no Chrome or Chromium with a window|no screen).*--picture FILE or --json/s),
  });
});
