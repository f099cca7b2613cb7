import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeServer,
  FileStorage,
  integrityOf,
  operate,
  publish,
  readLive,
  SiteFollower,
  serveSite,
  setPlace,
  setSigners,
} from '../../delivery/index.ts';
import { overwrite } from '../release/overwrite.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { makeKey } from '../release/signing-keys.ts';
import { root } from '../site/root.ts';
import { ask, send } from './ask.ts';
import { listening } from './listening.ts';

const own = useOwnSite();
let stores = 0;
let storage: FileStorage;
let servers: Server[];
let site: number;
let operator: number;

beforeEach(async () => {
  stores += 1;
  storage = new FileStorage(`${own.folder}/metrics-${stores}`);
  const first = await own.putInto(storage);
  if (!first) throw new Error('The site is not live.');
  await setPlace(storage, { ...first.place, reports: '/reports' }, options);
  const live = await SiteFollower.open(storage);
  const { operators, ...watching } = operate({ log: 'text', trustProxy: false, metrics: true }).of(live);
  if (!operators) throw new Error('There is no server for operators.');
  servers = [serveSite(live, watching), operators];
  [site = 0, operator = 0] = await Promise.all(servers.map((server) => listening(server)));
});
afterEach(() => Promise.all(servers.map((server) => closeServer(server, 0))));

/** The series of a metric that are not 0, with their values. */
async function series(name: string): Promise<string[]> {
  const { body } = await ask(operator, '/metrics');
  return String(body)
    .split('\n')
    .filter((line) => (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) && !line.endsWith(' 0'));
}

const report = (more: object) => ({
  kind: 'failed',
  page: '/marvel',
  remote: 'marvel',
  files: ['none.js'],
  phase: 'fetch',
  reason: 'missing',
  milliseconds: 9,
  ...more,
});
const sendReports = (...reports: readonly object[]) =>
  fetch(`http://127.0.0.1:${site}/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shell: [], reports }),
  });

describe('metrics', () => {
  it('count requests by status, kind of address and application, and what they were sent', async () => {
    const { headers } = await ask(site, '/marvel');
    await ask(site, '/marvel', { headers: { 'if-none-match': String(headers.etag) } });
    await ask(site, '/Marvel');
    await ask(site, '/nowhere');
    await ask(site, '/registry.json');
    await ask(site, '/health.json');
    await expect.poll(() => series('mint_row_requests_total')).toHaveLength(6);
    expect((await series('mint_row_requests_total')).sort()).toEqual([
      'mint_row_requests_total{status="200",route="page",application="marvel"} 1',
      'mint_row_requests_total{status="200",route="server",application="none"} 1',
      'mint_row_requests_total{status="200",route="site",application="none"} 1',
      'mint_row_requests_total{status="304",route="page",application="marvel"} 1',
      'mint_row_requests_total{status="308",route="redirect",application="none"} 1',
      'mint_row_requests_total{status="404",route="none",application="none"} 1',
    ]);
    const length = headers['content-length'];
    expect(await series('mint_row_sent_bytes_total')).toContain(
      `mint_row_sent_bytes_total{route="page",application="marvel"} ${length}`,
    );
    expect(await series('mint_row_answer_seconds_count')).toContain('mint_row_answer_seconds_count{route="page"} 2');
  });

  it('count what could not be read as a request', async () => {
    await send(site, 'GET / HTTP/1.1\r\nNo header\r\n\r\n');
    await send(site, 'CONNECT mintrow.example:443 HTTP/1.1\r\nHost: mintrow.example\r\n\r\n');
    await send(site, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n');
    const none = (status: number) => `mint_row_requests_total{status="${status}",route="none",application="none"} 1`;
    await expect.poll(() => series('mint_row_requests_total')).toEqual(expect.arrayContaining([400, 405].map(none)));
    await expect.poll(async () => String(await series('mint_row_requests_total'))).toContain('status="417"');
  });

  it('tell a generation that cannot be read from one that is not signed as it must be', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const key = await makeKey(own.folder, 'operator');
    await setSigners(storage, `signers,publish:* ${key.line}\n`, key.author);
    // What somebody without a key writes: the same, once more.
    const newest = (await storage.read('history/0000000003.json')) as Buffer;
    const { seal: _seal, signature: _signature, ...content } = JSON.parse(String(newest)) as Record<string, unknown>;
    const written = (of: object) => Buffer.from(`${JSON.stringify(of, null, 1)}\n`);
    const forged = { ...content, generation: 4, parent: integrityOf(newest) };
    await storage.create('history/0000000004.json', written({ ...forged, seal: integrityOf(written(forged)) }));
    const both = async () => [await series('mint_row_store_readable'), await series('mint_row_store_trusted')];
    await expect.poll(both).toEqual([['mint_row_store_readable 1'], []]);
    await overwrite(storage, 'history/0000000004.json', Buffer.from('{'));
    await expect.poll(both).toEqual([[], ['mint_row_store_trusted 1']]);
    silent.mockRestore();
  });

  it('have the same labels whatever clients send', async () => {
    for (let count = 0; count < 20; count += 1) {
      const letter = String.fromCharCode(97 + count);
      await ask(site, `/remotes/team-${letter}/file-${count}.js`);
      await send(site, `METHOD${count} /${count} HTTP/1.1\r\nHost: host${count}\r\nConnection: close\r\n\r\n`);
      await sendReports(report({ remote: `team${letter}`, page: `/${count}` }));
    }
    await expect.poll(async () => String(await series('mint_row_requests_total'))).toContain('204');
    for (const line of await series('mint_row_requests_total')) expect(line).not.toMatch(/team|METHOD|host/);
    expect(await series('mint_row_reports_total')).toEqual([
      'mint_row_reports_total{remote="none",owner="none",release="unknown",kind="failed"} 5',
    ]);
    expect(await series('mint_row_reports_refused_total')).toEqual([
      'mint_row_reports_refused_total{reason="repeated"} 15',
    ]);
  });

  it('say what is served, and count reports for live releases, of which there are ever others', async () => {
    const before = await readLive(storage);
    const release = before?.releases.marvel;
    expect(await series('mint_row_generation')).toEqual(['mint_row_generation 2']);
    expect(await series('mint_row_store_readable')).toEqual(['mint_row_store_readable 1']);
    expect(await series('mint_row_store_trusted')).toEqual(['mint_row_store_trusted 1']);
    const live = `mint_row_live_release{application="marvel",release="${release}",snapshot="${before?.snapshot}"} 1`;
    expect(await series('mint_row_live_release')).toContain(live);
    const [entry = ''] = Object.keys(own.site.find(({ app }) => app === 'marvel')?.manifest.files ?? {}).filter(
      (file) => file.startsWith('client/remoteEntry'),
    );
    const files = [entry.slice('client/'.length)];
    const counted = (label: string) =>
      `mint_row_reports_total{remote="marvel",owner="Team marvel",release="${label}",kind="failed"} 1`;
    await sendReports(report({ files }));
    await expect.poll(() => series('mint_row_reports_total')).toEqual([counted(String(release))]);
    // The first is the fallback of the next release, and nothing of the one after that.
    await publish(storage, [own.next], options);
    await publish(storage, [await own.marvel({ text: 'three' })], options);
    await expect.poll(() => series('mint_row_generation')).toEqual(['mint_row_generation 4']);
    expect(await series('mint_row_reports_total'), 'of a release that is not live').toEqual([]);
    await sendReports(report({ files }));
    await expect.poll(() => series('mint_row_reports_total')).toEqual([counted('earlier')]);
  });

  it('have vitals as histograms, in seconds', async () => {
    const code = { page: '/marvel', remote: 'marvel', files: [] };
    const vital = { kind: 'vital', ...code, navigation: 'document' };
    await sendReports({ ...vital, vital: 'LCP', value: 2400 }, { ...vital, vital: 'CLS', value: 0.2 });
    const lcp = 'mint_row_vital_seconds_bucket{le="2.5",remote="marvel",navigation="document",vital="LCP"} 1';
    await expect.poll(() => series('mint_row_vital_seconds_bucket')).toContain(lcp);
    const shift = 'mint_row_layout_shift_bucket{le="0.25",remote="marvel",navigation="document"} 1';
    expect(await series('mint_row_layout_shift_bucket')).toContain(shift);
    expect(await series('mint_row_reports_total')).toEqual([]);
  });

  it('are all that dashboard and rules name', async () => {
    const described = String((await ask(operator, '/metrics')).body).match(/(?<=^# TYPE )\S+/gm);
    for (const file of ['alerts.yml', 'grafana-dashboard.json']) {
      const text = readFileSync(join(root, 'delivery/operate/prometheus', file), 'utf8');
      const named = new Set([...text.matchAll(/(mint_row_\w+?)(?:_bucket|_count)?\b/g)].map(([, name]) => name));
      expect(named.size).toBeGreaterThan(4);
      expect(described).toEqual(expect.arrayContaining([...named]));
    }
  });

  it('are nowhere but on the port of operators, which has nothing else', async () => {
    expect((await ask(site, '/metrics')).status).toBe(404);
    expect((await ask(operator, '/')).status).toBe(404);
    expect((await ask(operator, '/marvel')).status).toBe(404);
    expect((await ask(operator, '/metrics', { method: 'POST' })).status).toBe(404);
    expect((await ask(operator, '/metrics')).headers['content-type']).toContain('version=0.0.4');
  });
});
