import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RemoteName } from '@mint-row/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Artifact, check, MemoryStorage, publish, RefusedError } from '../../delivery/index.ts';
import { refused } from './refused.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' } };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
const storage = new MemoryStorage();

/** Whether this machine lets anybody cut a process off from the network and from other processes. */
const hasNamespaces = spawnSync('unshare', ['-rnp', '--fork', 'true']).status === 0;

beforeAll(async () => {
  place = await temporaryFolder();
  site = await tinySite(place.folder);
  await publish(storage, site, options);
  process.env.MINT_ROW_SECRET = 'a secret';
});
afterAll(() => place.remove());

/** A remote whose server build has the given code. */
const withCode = (code: string, app: RemoteName = 'marvel') =>
  tinyArtifact(place.folder, { app, files: { 'server/LandingPage.mjs': code } });
/** A remote whose page tells, in the error that it ends with, what the given expression came to. */
const telling = (expression: string) =>
  withCode(`const told = await (async () => ${expression})().catch((error) => error.code ?? error.cause?.code ?? error);
export default () => { throw new Error('told: ' + told); };`);
const judge = async (candidate: Promise<Artifact>, deadline = 30_000) =>
  check(storage, [await candidate], { ...options, deadline });

describe('the code of a remote, while it is composed,', () => {
  it.each([
    ['has no environment', 'process.env.MINT_ROW_SECRET', /told: undefined/],
    ['reads nothing but artifacts', `(await import('node:fs')).readFileSync('/etc/hosts')`, /told: ERR_ACCESS_DENIED/],
    [
      'reads nothing of the project',
      `(await import('node:fs')).readFileSync(${JSON.stringify(join(import.meta.dirname, '../../package.json'))})`,
      /told: ERR_ACCESS_DENIED/,
    ],
    ['starts no process', `(await import('node:child_process')).execSync('true')`, /told: ERR_ACCESS_DENIED/],
    [
      'starts no thread',
      `new (await import('node:worker_threads')).Worker('', { eval: true })`,
      /told: ERR_(ACCESS_DENIED|WORKER)/,
    ],
    ['loads no native code', `process.dlopen({ exports: {} }, process.execPath)`, /told: ERR_DLOPEN/],
  ])('%s', async (_what, expression, message) => {
    await refused(judge(telling(expression)), message);
  });

  it('reads no other remote’s artifact, and writes nothing', async () => {
    const other = join(site.find(({ app }) => app === 'pokemon')?.folder ?? '', 'server/LandingPage.mjs');
    await refused(
      judge(telling(`(await import('node:fs')).readFileSync(${JSON.stringify(other)})`)),
      /told: ERR_ACCESS_DENIED/,
    );
    const file = join(place.folder, 'written');
    await refused(
      judge(telling(`(await import('node:fs')).writeFileSync(${JSON.stringify(file)}, '')`)),
      /told: ERR_ACCESS_DENIED/,
    );
    expect(existsSync(file)).toBe(false);
  });

  it.skipIf(!hasNamespaces)('reaches no network, where the system can take it away', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await refused(judge(telling(`(await fetch('http://127.0.0.1:${port}')).status`)), /told: E[A-Z]+/);
    server.close();
    expect(asked).toBe(0);
  });

  it.skipIf(!hasNamespaces).each(['process.ppid', '0', String(process.pid)])(
    'ends no other process, where the system can hide them: process.kill(%s)',
    async (pid) => {
      await refused(judge(withCode(`process.kill(${pid}, 'SIGKILL'); export default () => 'x';`)), /marvel: /);
    },
  );
});

describe('a remote is refused by its own name', () => {
  const page = `export default () => 'x';`;
  it.each([
    ['exits when it is imported', 'process.exit(0);', /marvel: LandingPage does not render .*process ended/s],
    ['throws in a timer', `setTimeout(() => { throw new Error('late'); }, 100); ${page}`, /marvel: .*late/s],
    ['rejects later', `setTimeout(() => Promise.reject(new Error('late')), 100); ${page}`, /marvel: .*late/s],
    ['exits in a timer', `setTimeout(() => process.exit(3), 100); ${page}`, /marvel: .*process ended/s],
    ['keeps a timer', `setInterval(() => {}, 1000); ${page}`, /marvel: .*still runs, such as a timer/s],
    ['loops when it is imported', 'for (;;);', /marvel: LandingPage does not render .*not ended after 3 s/s],
    ['waits for ever', 'await new Promise(() => {});', /marvel: LandingPage does not render .*not ended after 3 s/s],
    [
      'prints without end',
      `import { writeSync } from 'node:fs'; for (;;) try { writeSync(2, 'x'.repeat(100_000)); } catch {}`,
      /marvel: LandingPage does not render .*prints without end/s,
    ],
    [
      'answers without end',
      `import { writeSync } from 'node:fs'; for (;;) try { writeSync(3, 'x'.repeat(100_000)); } catch {}`,
      /marvel: LandingPage does not render .*answers without end/s,
    ],
    [
      'answers with something else',
      `import { writeSync } from 'node:fs'; writeSync(3, '{"id":1,"html":[]}\\n'); ${page}`,
      /marvel: LandingPage does not render .*nobody asked/s,
    ],
    [
      'answers before it is asked',
      `import { writeSync } from 'node:fs'; setTimeout(() => writeSync(3, '{"html":""}\\n'), 50); ${page}`,
      /marvel: .*(nobody asked|changes what the shell writes)/s,
    ],
    [
      'answers with a document of its own',
      `import { writeSync } from 'node:fs'; writeSync(3, '{"html":"<!doctype html><script>1</script>"}\\n'); ${page}`,
      /marvel: .*(nobody asked|changes what the shell writes)/s,
    ],
    [
      'changes what the shell runs',
      `Array.prototype.join = () => '<script>alert(1)</script>'; ${page}`,
      /marvel: LandingPage changes what the shell writes around \//,
    ],
    [
      'takes all memory for objects',
      'const all = []; for (;;) all.push(new Array(1e6).fill(all.length));',
      /marvel: LandingPage does not render .*(heap|memory)/s,
    ],
  ])('that %s, which costs the others nothing', async (what, code, message) => {
    const candidates = await Promise.all([withCode(code), withCode(`export default () => 'fine';`, 'pokemon')]);
    const deadline = /loops|waits|keeps/.test(what) ? 3_000 : 30_000;
    const error = await check(storage, candidates, { ...options, deadline }).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(RefusedError);
    const { reasons } = error as RefusedError;
    expect(reasons.join('\n')).toMatch(message);
    expect(reasons.filter((reason) => !reason.startsWith('marvel: '))).toEqual([]);
  });

  it.skipIf(!hasNamespaces)('that takes all memory for bytes, where the system can limit it', async () => {
    const code = 'const all = []; for (;;) all.push(Buffer.alloc(64 * 1024 ** 2, 1));';
    await refused(judge(withCode(code)), /marvel: LandingPage does not render /);
  });

  it('and everything that is wrong with each is told at once', async () => {
    const candidates = await Promise.all([
      withCode(`export default () => { throw new Error('first'); };`),
      withCode('process.exit();', 'pokemon'),
      withCode(`export default () => '<h1>x</h1>';`, 'starwars'),
    ]);
    await refused(
      check(storage, candidates, options),
      /marvel: .*first.*pokemon: .*process ended.*starwars: .*2 headings/s,
    );
  });
});

describe('a page is refused that browsers would not show as it was composed:', () => {
  it.each([
    ['a time', 'String(Date.now())'],
    ['a year', 'String(new Date().getFullYear())'],
    ['a day in the visitor’s time zone', `String(new Date('2026-06-01T12:00:00Z').getDate())`],
    ['a random number', 'String(Math.random())'],
    ['a number as the visitor’s language writes it', '(1234.5).toLocaleString()'],
    ['a date as the visitor’s language writes it', 'new Intl.DateTimeFormat().format(0)'],
    ['what depends on there being a window', `typeof window`],
    ['what depends on there being a document', `typeof document`],
  ])('%s', async (_what, expression) => {
    await refused(
      judge(withCode(`export default () => ${expression};`)),
      /marvel: LandingPage does not render .*shows something else on another day/s,
    );
  });

  it('but one of fixed dates and a language of its own goes on', async () => {
    const code = `export default () => new Date(0).toISOString() + new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(0) + (1234.5).toLocaleString('en');`;
    const own = new MemoryStorage();
    const marvel = await withCode(code);
    await publish(own, [...site.filter(({ app }) => app !== 'marvel'), marvel], options);
  });
});
