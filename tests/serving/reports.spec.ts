import type { Server } from 'node:http';
import { type FieldReport, filesBase, type LoadReport } from '@mint-row/kit/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Artifact,
  type CountedReport,
  closeServer,
  FileStorage,
  publish,
  Receiver,
  type Refusal,
  readLive,
  SiteFollower,
  serveSite,
  setPlace,
} from '../../delivery/index.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { publishedFile } from '../release/tiny-site.ts';
import { listening } from './listening.ts';

const own = useOwnSite();
const made = {} as { storage: FileStorage; silent: FileStorage; one: Artifact; two: Artifact; alike: Artifact };
const path = '/field/reports';

beforeAll(async () => {
  made.silent = new FileStorage(`${own.folder}/silent`);
  const first = await own.putInto(made.silent);
  made.storage = new FileStorage(`${own.folder}/reporting`);
  await own.putInto(made.storage);
  if (!first) throw new Error('The site is not live.');
  await setPlace(made.storage, { ...first.place, reports: path }, options);
  made.one = own.site.find(({ app }) => app === 'marvel') as Artifact;
  made.two = await own.marvel({ text: 'two' });
  // Another page, and the same code and data of the opening page.
  made.alike = await own.marvel({ text: 'two', characters: ['thor', 'hulk'] });
  await publish(made.storage, [made.two], options);
});

let server: Server;
let port: number;
let reports: CountedReport[];
let refusals: Refusal[];
beforeEach(() => serve(made.storage));
afterEach(() => closeServer(server, 0));

async function serve(storage: FileStorage, trustProxy = false) {
  reports = [];
  refusals = [];
  const live = await SiteFollower.open(storage);
  const receiver = new Receiver(live, {
    trustProxy,
    onReport: (report) => reports.push(report),
    onRefusal: (why) => refusals.push(why),
  });
  server = serveSite(live, { reports: receiver });
  port = await listening(server);
}

async function post(body: BodyInit, headers: Record<string, string> = {}, to = path): Promise<number> {
  const request = { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } };
  return (await fetch(`http://127.0.0.1:${port}${to}`, request)).status;
}

const send = (...sent: readonly FieldReport[]) => post(JSON.stringify({ shell: [], reports: sent }));

const nameOf = (artifact: Artifact, plain: string) => publishedFile(artifact, plain).slice('client/'.length);
const filesOf = (artifact: Artifact) => ['remoteEntry.js', 'data/marvel.json'].map((plain) => nameOf(artifact, plain));

function loaded(artifact: Artifact, more: Partial<LoadReport> = {}): LoadReport {
  const files = filesOf(artifact);
  return {
    kind: 'loaded',
    page: '/marvel',
    remote: 'marvel',
    files,
    phase: null,
    reason: null,
    milliseconds: 9,
    ...more,
  };
}

describe('the release of a report', () => {
  it('is the one whose files ran, also in a tab that is older than the live release', async () => {
    expect(await send(loaded(made.two), loaded(made.one))).toBe(204);
    const { releases } = (await readLive(made.storage)) ?? {};
    const [now, before] = reports.map(({ release }) => release);
    expect(now).toBe(releases?.marvel);
    expect(before).toBe((await readLive(made.silent))?.releases.marvel);
    expect(reports[0]).toMatchObject({ kind: 'loaded', page: '/marvel', app: 'marvel', owner: 'Team marvel' });
  });

  it('is unknown when several fit, unless the browser knows it', async () => {
    await publish(made.storage, [made.alike], options);
    const { releases } = (await readLive(made.storage)) ?? {};
    const release = releases?.marvel as string;
    await send(loaded(made.two), loaded(made.two, { release }), loaded(made.one, { release }));
    expect(reports.map((each) => each.release)).toEqual([null, release, null]);
  });

  it('of the shell around the page is found, too', async () => {
    const shell = own.site.find(({ app }) => app === 'shell') as Artifact;
    await post(JSON.stringify({ shell: [nameOf(shell, 'main.js')], reports: [loaded(made.one)] }));
    expect(reports[0]?.shell).toBe((await readLive(made.storage))?.releases.shell);
  });

  it('of an error is that of the file that threw', async () => {
    const code = { page: '/marvel', remote: 'marvel', files: [] };
    const thrown = { kind: 'error', ...code, line: 3, column: 5, name: 'TypeError' } as const;
    const file = filesBase('marvel') + nameOf(made.one, 'remoteEntry.js');
    await send({ ...thrown, file }, { ...thrown, file: '/remotes/marvel/secret.js' }, { ...thrown, file: null });
    const whose = reports.map(({ app, release, details }) => [app, release !== null, details.file]);
    expect(whose).toEqual([
      ['marvel', true, nameOf(made.one, 'remoteEntry.js')],
      ['marvel', false, null],
      [null, false, null],
    ]);
  });
});

it('a vital counts for its page and remote', async () => {
  const vital = {
    kind: 'vital',
    page: '/marvel',
    files: [],
    vital: 'LCP',
    value: 1234.5678,
    navigation: 'soft',
  } as const;
  await send({ ...vital, remote: 'marvel' }, { ...vital, remote: 'racing' });
  const details = { vital: 'LCP', value: 1234.5678, navigation: 'soft' };
  expect(reports).toMatchObject([
    { kind: 'vital', page: '/marvel', app: 'marvel', owner: 'Team marvel', details },
    { kind: 'vital', app: null },
  ]);
});

describe('the receiver', () => {
  it('counts no page and no application that the site does not have', async () => {
    await send(loaded(made.one, { page: '/nowhere', remote: 'racing' }));
    expect(reports).toMatchObject([{ page: null, app: null, release: null, owner: null }]);
  });

  it.each<[string, BodyInit, Record<string, string>, number]>([
    ['another type', '[]', { 'content-type': 'text/plain' }, 415],
    ['no JSON', '{', {}, 400],
    ['an unknown kind', JSON.stringify({ shell: [], reports: [{ kind: 'praise' }] }), {}, 400],
    ['an unknown value', JSON.stringify({ shell: [], reports: [], visitor: 'me' }), {}, 400],
    ['too many reports', JSON.stringify({ shell: [], reports: Array.from({ length: 21 }, () => ({})) }), {}, 400],
    ['too long a body', ' '.repeat(65_537), {}, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    expect(await post(body, headers)).toBe(status);
    expect([reports, refusals]).toEqual([[], [expect.any(String)]]);
  });

  it('stops reading a body of unknown length that is too long', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384)),
    });
    const request = { method: 'POST', body, headers: { 'content-type': 'application/json' }, duplex: 'half' };
    // The server ends the connection after its answer, which the client may not get to read while it sends.
    await fetch(`http://127.0.0.1:${port}${path}`, request as RequestInit).catch(() => {});
    await expect.poll(() => refusals).toEqual(['size']);
  });

  it.each(['dnt', 'sec-gpc'])('takes nothing from visitors who send %s', async (name) => {
    expect(await post(JSON.stringify({ shell: [], reports: [loaded(made.one)] }), { [name]: '1' })).toBe(204);
    expect([reports, refusals]).toEqual([[], ['private']]);
  });

  it('counts a few equal reports of a client, and refuses its floods', async () => {
    for (let count = 0; count < 7; count += 1) await send(loaded(made.one));
    expect(reports).toHaveLength(5);
    expect(refusals).toEqual(['repeated', 'repeated']);
    await send(loaded(made.one, { kind: 'failed', phase: 'fetch', reason: 'missing' }));
    expect(reports, 'of another kind').toHaveLength(6);
    for (let count = 8; count < 60; count += 1) await send();
    expect(await send()).toBe(429);
  });

  it('tells clients apart by what a trusted proxy says, and by nothing else', async () => {
    const from = (address: string) =>
      post(JSON.stringify({ shell: [], reports: [loaded(made.one)] }), { 'x-forwarded-for': address });
    for (let last = 1; last <= 6; last += 1) await from(`192.0.2.${last}`);
    expect(reports).toHaveLength(5);
    await closeServer(server, 0);
    await serve(made.storage, true);
    for (let last = 1; last <= 6; last += 1) await from(`198.51.100.1, 192.0.2.${last}`);
    expect(reports).toHaveLength(6);
    // An address of IPv6 has as many neighbours as its client wants.
    for (let last = 1; last <= 6; last += 1) await from(`2001:db8::${last}`);
    expect(reports).toHaveLength(11);
  });

  it('answers at no other address, by no other method, and not at all where the place has no reports', async () => {
    expect(await post('{}', {}, '/marvel')).toBe(405);
    expect(await post('{}', {}, `${path}?x`)).toBe(405);
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    await closeServer(server, 0);
    await serve(made.silent);
    expect(await post('{}')).toBe(405);
    expect(refusals).toEqual([]);
  });
});

describe('what browsers report by themselves', () => {
  const type = { 'content-type': 'application/reports+json' };
  const violation = (more: object) => ({
    type: 'csp-violation',
    age: 1,
    url: 'https://mintrow.example/marvel?secret',
    user_agent: 'secret',
    body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline', sample: 'secret', ...more },
  });

  it('counts for the file that it is about, and nothing else of it is kept', async () => {
    const file = nameOf(made.one, 'remoteEntry.js');
    const sourceFile = `https://mintrow.example${filesBase('marvel')}${file}`;
    const sent = [
      violation({ sourceFile }),
      violation({ sourceFile: 'chrome-extension://secret/a.js' }),
      violation({ sourceFile: sourceFile.replace('mintrow', 'other') }),
      { type: 'crash', url: 'https://mintrow.example/secret', body: { reason: 'oom' } },
      { type: 'secret', url: '' },
    ];
    expect(await post(JSON.stringify(sent), type)).toBe(204);
    expect(reports.map(({ kind, page, app, details }) => [kind, page, app, details.file, details.about])).toEqual([
      ['csp-violation', '/marvel', 'marvel', file, 'script-src-elem'],
      ['csp-violation', '/marvel', null, null, 'script-src-elem'],
      ['csp-violation', '/marvel', null, null, 'script-src-elem'],
      ['crash', null, null, null, 'oom'],
    ]);
    expect(JSON.stringify(reports)).not.toContain('secret');
    expect(await post('{}', type)).toBe(400);
  });

  it('is invited by documents alone, and by none for visitors who ask for privacy', async () => {
    const headersOf = async (to: string, headers: Record<string, string> = {}) =>
      (await fetch(`http://127.0.0.1:${port}${to}`, { headers })).headers;
    const document = await headersOf('/marvel');
    expect(document.get('reporting-endpoints')).toBe(`default="${path}"`);
    expect(document.get('content-security-policy')).toMatch(/; report-to default$/);
    expect(document.get('vary')).toContain('DNT, Sec-GPC');
    const revalidated = await headersOf('/marvel', { 'if-none-match': document.get('etag') ?? '' });
    expect([revalidated.get('vary'), revalidated.get('reporting-endpoints')]).toEqual([document.get('vary'), null]);
    for (const name of ['dnt', 'sec-gpc']) {
      const asked = await headersOf('/marvel', { [name]: '1' });
      expect([asked.get('reporting-endpoints'), asked.get('vary')]).toEqual([null, document.get('vary')]);
      expect(asked.get('content-security-policy')).not.toContain('report-to');
    }
    expect((await headersOf('/registry.json')).get('vary')).not.toContain('DNT');
    await closeServer(server, 0);
    await serve(made.silent);
    const silent = await headersOf('/marvel');
    expect([silent.get('reporting-endpoints'), silent.get('vary')]).toEqual([null, 'Accept-Encoding']);
  });
});
