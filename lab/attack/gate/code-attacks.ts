import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../tests/site/root.ts';
import type { Targets } from './tiny-gate.ts';

/** Whether this machine lets unprivileged users cut a process off from the network and from other processes. */
export const hasNamespaces = spawnSync('unshare', ['-rnp', '--fork', 'true']).status === 0;

/** A page whose code throws an error that contains the result of the given expression. */
export const throwingResult = (
  expression: string,
) => `const result = await (async () => ${expression})().catch((error) => error.code ?? error.cause?.code ?? error);
export default () => { throw new Error('result: ' + result); };`;

/**
 * Attempts of a remote's code to reach out while it is composed: why it fails, the expression, and the expected result.
 */
type Reach = readonly [what: string, expression: (targets: Targets) => string, result: RegExp];

export const reachingOut: readonly Reach[] = [
  ['has no environment', () => 'process.env.MINT_ROW_SECRET', /result: undefined/],
  [
    'reads nothing but artifacts',
    () => `(await import('node:fs')).readFileSync('/etc/hosts')`,
    /result: ERR_ACCESS_DENIED/,
  ],
  [
    'reads nothing of the project',
    () => `(await import('node:fs')).readFileSync(${JSON.stringify(join(root, 'package.json'))})`,
    /result: ERR_ACCESS_DENIED/,
  ],
  ['starts no process', () => `(await import('node:child_process')).execSync('true')`, /result: ERR_ACCESS_DENIED/],
  [
    'starts no thread',
    () => `new (await import('node:worker_threads')).Worker('', { eval: true })`,
    /result: ERR_(ACCESS_DENIED|WORKER)/,
  ],
  ['loads no native code', () => `process.dlopen({ exports: {} }, process.execPath)`, /result: ERR_DLOPEN/],
  [
    'reads no other remote’s artifact',
    ({ other }) => `(await import('node:fs')).readFileSync(${JSON.stringify(other)})`,
    /result: ERR_ACCESS_DENIED/,
  ],
  [
    'writes nothing',
    ({ written }) => `(await import('node:fs')).writeFileSync(${JSON.stringify(written)}, '')`,
    /result: ERR_ACCESS_DENIED/,
  ],
];

/** Attempts that only namespaces stop; the permission model of Node 26 refuses sockets, too. */
export const reachingTheSystem: readonly Reach[] = [
  ['reaches no network', ({ url }) => `(await fetch('${url}')).status`, /result: E[A-Z]+/],
  ['reaches no UNIX socket', ({ socket }) => connecting(socket), /result: (ENOENT|ENOSYS|ERR_ACCESS_DENIED)/],
  [
    'reaches no socket without a file',
    ({ abstractSocket }) => connecting(abstractSocket),
    /result: (ECONNREFUSED|ENOSYS|ERR_ACCESS_DENIED)/,
  ],
  ['sees no paths of this machine', () => `process.argv.slice(2).join()`, /result: \/shell,\/remote/],
];

function connecting(path: string): string {
  return `new Promise((resolve, reject) => import('node:net').then(({ connect }) =>
    connect(${JSON.stringify(path)}).once('connect', () => resolve('connected')).once('error', reject)))`;
}

/** Processes that it tries to end, as expressions: its parent, its group, and the one that runs this. */
export const killing: readonly string[] = ['process.ppid', '0', String(process.pid)];

const page = `export default () => 'x';`;

/** Code that ends, hangs, floods or answers for others: description, code, and the reason for the refusal. */
export const endings: readonly (readonly [what: string, code: string, refused: RegExp])[] = [
  ['exits when it is imported', 'process.exit(0);', /marvel: LandingPage does not render .*process ended/s],
  ['throws in a timer', `setTimeout(() => { throw new Error('late'); }, 100); ${page}`, /marvel: .*late/s],
  ['rejects later', `setTimeout(() => Promise.reject(new Error('late')), 100); ${page}`, /marvel: .*late/s],
  ['exits in a timer', `setTimeout(() => process.exit(3), 100); ${page}`, /marvel: .*process ended/s],
  ['keeps a timer', `setInterval(() => {}, 1000); ${page}`, /marvel: .*still running, such as a timer/s],
  ['loops when it is imported', 'for (;;);', /marvel: LandingPage does not render .*not ended after 3 s/s],
  ['waits for ever', 'await new Promise(() => {});', /marvel: LandingPage does not render .*not ended after 3 s/s],
  [
    'prints too much',
    `import { writeSync } from 'node:fs'; for (;;) try { writeSync(2, 'x'.repeat(100_000)); } catch {}`,
    /marvel: LandingPage does not render .*prints too much/s,
  ],
  [
    'sends too long an answer',
    `import { writeSync } from 'node:fs'; for (;;) try { writeSync(3, 'x'.repeat(100_000)); } catch {}`,
    /marvel: LandingPage does not render .*sends too long an answer/s,
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
];

/** Code that only a limit of the system ends. */
export const endingsBySystem: typeof endings = [
  [
    'takes all memory for bytes',
    'const all = []; for (;;) all.push(Buffer.alloc(64 * 1024 ** 2, 1));',
    /marvel: LandingPage does not render /,
  ],
];

/** How long a process may render, in milliseconds: code that never ends is waited for. */
export const renderTimeoutMsFor = (what: string) => (/loops|waits|keeps/.test(what) ? 3_000 : 30_000);

/** Values that differ between the rendered page and a visitor's browser: description and expression. */
export const changing: readonly (readonly [what: string, expression: string])[] = [
  ['a time', 'String(Date.now())'],
  ['a year', 'String(new Date().getFullYear())'],
  ['a day in the visitor’s time zone', `String(new Date('2026-06-01T12:00:00Z').getDate())`],
  ['a random number', 'String(Math.random())'],
  ['a number as the visitor’s language writes it', '(1234.5).toLocaleString()'],
  ['a date as the visitor’s language writes it', 'new Intl.DateTimeFormat().format(0)'],
  ['a value that depends on window', `typeof window`],
  ['a value that depends on document', `typeof document`],
];
