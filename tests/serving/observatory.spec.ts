import { filesBase } from '@mint-row/kit/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtArtifacts } from '../contract/site.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { ask, send } from './ask.ts';
import { observatoryScore, type Scanned } from './observatory.ts';

const { shell } = await builtArtifacts();
const entry = filesBase('shell') + shell.manifest.entry;
const styles = filesBase('shell') + shell.manifest.styles[0];
const secure = { 'x-forwarded-proto': 'https' };
let served: Served;

beforeAll(async () => {
  served = await serveBuiltSite('dist', { trustProxy: true, hsts: 'preload', limits: { headersTimeoutMs: 100 } });
}, 60_000);
afterAll(() => served.stop());

/**
 * Every kind of answer, and the points it has before its domain is on the list of https://hstspreload.org: 5 fewer than
 * 135 for other types than HTML, since only HTML can earn the 5 points of Subresource Integrity.
 */
const kinds: readonly [
  kind: string,
  points: number,
  status: number,
  get: () => Promise<Scanned & { status: number }>,
][] = [
  ['page', 135, 200, () => get('/')],
  ['page of a remote', 135, 200, () => get('/characters/iron-man')],
  ['404', 135, 404, () => get('/nope')],
  ['module', 130, 200, () => get(entry)],
  ['stylesheet', 130, 200, () => get(styles)],
  ['registry', 130, 200, () => get('/registry.json')],
  ['redirect', 130, 308, () => get('/marvel/')],
  ['206', 130, 206, () => get(entry, { range: 'bytes=0-9' })],
  ['400', 130, 400, () => get('/%')],
  ['405', 130, 405, () => get('/', {}, 'POST')],
  ['412', 130, 412, () => get('/', { 'if-match': '"other"' })],
  ['414', 130, 414, () => get(`/${'a'.repeat(3000)}`)],
  ['416', 130, 416, () => get(entry, { range: 'bytes=99999999-' })],
  ['417', 130, 417, () => get('/', { expect: 'the-impossible' })],
];

describe.each(kinds)('%s', (_kind, points, status, get) => {
  it(`has ${points} points by MDN's rules, and at least 135 once the domain is preloaded`, async () => {
    const answer = await get();
    expect(answer.status).toBe(status);
    expect(observatoryScore(answer, { preloaded: false })).toMatchObject({ score: points });
    expect(observatoryScore(answer, { preloaded: true }).score).toBeGreaterThanOrEqual(135);
  });
});

it('a 304 has the policies of opener and embedder alone of the headers of other answers, also over TLS: browsers have them from the 200', async () => {
  const { status, headers } = await get('/', { 'if-none-match': '*' });
  expect([status, Object.keys(headers).sort()]).toEqual([
    304,
    [
      'cache-control',
      'connection',
      'cross-origin-embedder-policy',
      'cross-origin-opener-policy',
      'date',
      'etag',
      'vary',
    ],
  ]);
});

/** Answers to malformed requests do not take proxies into account: they have all headers but that of TLS. */
it.each([
  ['400', 'no request\r\n\r\n'],
  ['405', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ['408', 'GET / HTTP/1.1\r\nHost: loc'],
  ['431', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`],
])('the %s of a connection has every header that needs no TLS', async (status, message) => {
  const [head = '', body = ''] = (await send(served.port, message)).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toContain(status);
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': ').map((part, index) => (index === 0 ? part.toLowerCase() : part))),
  );
  const { given } = observatoryScore({ headers, body }, { preloaded: false });
  expect({ ...given, 'strict-transport-security': 0 }).toEqual({
    ...observatoryScore(await get(entry), { preloaded: false }).given,
  });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await ask(served.port, path, { method, headers: { ...secure, ...headers } });
  return { ...answer, body: answer.body.toString() };
}
