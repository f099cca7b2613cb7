import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { copySources } from '../../tests/site/copy-sources.ts';
import { root } from '../../tests/site/root.ts';

// Repeats the steps of a fresh machine with each Node.js that package.json allows: builds every application, publishes
// them and serves the site; then the tests whose outcome may depend on Node, unless it is the Node that runs this, with
// which npm test has run them. Each has to make the same artifacts and the same store, to the byte. With names, such as
// `node-22 node-26`, it tries only these.

/** Tests of the store, the sandbox and the server, which rely on Node itself. */
const essentialTests = [
  'delivery/',
  'tests/release/hostile-code',
  'tests/release/publishing',
  'tests/release/storage.spec',
  'tests/release/serve-command',
];

/** The tests on sources, which need no built applications. */
const runTests = [
  'node_modules/vitest/vitest.mjs',
  ...['--config', 'tests/vitest.config.ts'],
  'run',
  ...['--project', 'sources'],
];

/** The maximum duration of a command, in milliseconds: several times the need of a busy machine. */
const timeoutMs = 300_000;

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('The versions of Node.js are installed for Linux x64 only: run this there.');
  process.exit(1);
}
const folder = import.meta.dirname;
const { dependencies: versions } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Versions;
const all = Object.keys(versions);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} in lab/nodes/package.json, which has ${all.join(', ')}.`);
  process.exit(1);
}

interface Versions {
  dependencies: Record<string, string>;
}

console.log('  installing the versions of Node.js …');
run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], process.env);

const stores = new Map<string, string>();
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const start = performance.now();
  const programs = join(folder, 'node_modules', name, 'bin');
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH ?? ''}` };
  // Otherwise tests would run this process's npm, with its Node.
  delete env.npm_execpath;
  stores.set(name, await storeMadeBy(join(programs, 'node'), env));
  if (versions[name]?.endsWith(`@${process.versions.node}`))
    console.log('  npm test has run the tests with this Node.js.');
  else run(join(programs, 'node'), [...runTests, ...essentialTests], env);
  console.log(`── ${name}: passed, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
if (new Set(stores.values()).size > 1) {
  console.error('The stores differ, file by file, between versions of Node.js:');
  const lists = [...stores].map(([name, files]) => ({ name, files: new Set(files.split('\n')) }));
  for (const { name, files } of lists) {
    const own = [...files].filter((line) => lists.some((other) => !other.files.has(line)));
    console.error(`  only ${name}:\n${own.map((line) => `    ${line}\n`).join('')}`);
  }
  process.exit(1);
}
console.log(`\n${stores.size} passed, 0 failed`);

/**
 * Builds all applications in a copy of the sources, publishes and serves them there.
 * @returns the name and hash of each file of the store, without its history, which contains times
 */
async function storeMadeBy(node: string, env: NodeJS.ProcessEnv): Promise<string> {
  const copy = await copySources('every-node');
  try {
    cpSync(join(root, 'delivery'), join(copy, 'delivery'), {
      recursive: true,
      filter: (source) => !source.endsWith('/dist'),
    });
    const child = spawn(node, ['delivery/cli/run.js', 'start', '--port', '0', '--host', '127.0.0.1'], {
      cwd: copy,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await addressOf(child);
    for (const path of ['/', '/characters/iron-man', '/registry.json', '/health.json']) {
      const { status } = await fetch(address + path);
      if (status !== 200) fail(`${path} is answered with ${status}.`);
    }
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) fail(`The server ends with ${code} on SIGTERM.`);
    return filesIn(join(copy, '.store'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The address that `npm start` prints; its output goes to the terminal, too. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let printed = '';
  for await (const chunk of stdout ?? []) {
    process.stdout.write(String(chunk));
    printed += String(chunk);
    const port = /is at http:\/\/localhost:(\d+)/.exec(printed)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
  }
  return fail('The site does not start.');
}

function filesIn(store: string): string {
  return readdirSync(store, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(store, 'history')) && file !== join(store, 'live'))
    .map((file) => `${file.slice(store.length)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .sort()
    .join('\n');
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', timeout: timeoutMs });
  if (status !== 0) fail(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}.`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
