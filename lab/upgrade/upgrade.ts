import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, release } from '../../tests/release/command.ts';
import { makeKey } from '../../tests/release/signing-keys.ts';
import { freePort } from '../../tests/serving/free-port.ts';
import { outputFolder, root } from '../../tests/site/root.ts';

// Upgrades the software on a live store, and goes back, as docs/operations.md#upgrading says: makes a store with the software
// of an earlier commit, serves it with both, publishes with both in turns, and adds signers, which only one of them knows.

/** The last commit without reports, metrics and signers. */
const earlier = 'c08f3020aac01a75417b0c483231027e977237dc';
const apps = ['shell', 'marvel', 'pokemon', 'starwars', 'editorial'];

if (spawnSync('git', ['cat-file', '-e', `${earlier}^{tree}`], { cwd: root }).status !== 0) {
  console.error(
    `This clone does not have the commit ${earlier.slice(0, 8)}. Fetch the whole history: git fetch --unshallow`,
  );
  process.exit(2);
}

const folder = join(outputFolder, 'upgrade');
const [before, store] = [join(folder, 'before'), join(folder, 'store')];
rmSync(folder, { recursive: true, force: true });
mkdirSync(before, { recursive: true });
const servers: Server[] = [];
try {
  const steps = await upgradeAndGoBack();
  console.log(`\n${steps} passed, 0 failed`);
} finally {
  for (const { child } of servers) child.kill();
  rmSync(folder, { recursive: true, force: true });
}

/** A server of the store, in a process of its own. */
interface Server {
  child: ChildProcess;
  address: string;
  /** What it has said on standard error. */
  said: () => string;
}

async function upgradeAndGoBack(): Promise<number> {
  let steps = 0;
  const step = async (name: string, act: () => Promise<unknown>) => {
    const start = performance.now();
    await act();
    steps += 1;
    console.log(`  ✓ ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  };
  const tree = execFileSync('git', ['archive', earlier], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', before], { input: tree });
  for (const checkout of [before, root]) {
    if (checkout === before) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], before);
    run(process.execPath, ['delivery/cli/run.js', 'build'], checkout);
  }
  const all = ['publish', ...apps, '--allow-removal'];

  await step('the software before publishes a site', () => command(before, [...all, '--create']));
  servers.push(await serve(before), await serve(root));
  const [old, present] = servers as [Server, Server];
  await step('servers of both serve it alike', () => serveAlike(1));
  await step('this one refuses one application alone, since the contract has changed', async () => {
    const { code, stderr } = await verb(root, ['publish', 'marvel']);
    if (code !== 2 || !stderr.includes('of the contract in another form')) throw new Error(stderr);
  });
  await step('this one publishes all', () => command(root, all));
  await step('servers of both follow', () => serveAlike(2));
  await step('the software before goes back: it publishes all', () => command(before, all));
  await step('servers of both follow', () => serveAlike(3));
  await step('each finds the store whole', async () => {
    for (const checkout of [before, root]) await command(checkout, ['verify']);
  });

  const key = await makeKey(folder, 'operator');
  writeFileSync(join(folder, 'allowed_signers'), `signers,publish:*,rollback:* ${key.line}\n`);
  const signed = ['--key', key.file];
  await step('this one adds signers, from where its server goes on', async () => {
    await command(root, ['signers', join(folder, 'allowed_signers'), ...signed]);
    await command(root, ['rollback', '--snapshot', await snapshotOf(2), ...signed]);
    await until(async () => (await health(present)).generation === 5);
  });
  await step('a server before stays where it was, and says why', async () => {
    await until(async () => (await health(old)).store === 'unreadable');
    if ((await health(old)).generation !== 3) throw new Error('It serves another generation.');
    if (!old.said().includes('written by a newer version of this software')) throw new Error(old.said());
  });
  await step('the software before releases nothing there', async () => {
    const { code, stderr } = await verb(before, ['publish', 'marvel']);
    if (code !== 1 || !stderr.includes('written by a newer version of this software')) throw new Error(stderr);
  });
  await step('it goes on from before the signers once their generations are removed', async () => {
    present.child.kill();
    await once(present.child, 'exit');
    for (const number of [5, 4]) rmSync(join(store, `history/${String(number).padStart(10, '0')}.json`));
    await command(before, ['freeze', 'going back']);
    await until(async () => (await health(old)).generation === 4);
    servers[1] = await serve(root);
    await serveAlike(4);
  });
  return steps;
}

/** Runs a verb of the software of a checkout, with its own artifacts. */
async function command(checkout: string, words: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await verb(checkout, words);
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
}

function verb(checkout: string, words: readonly string[]) {
  return release([...words, '--store', store], { cwd: checkout }, checkout);
}

async function serve(checkout: string): Promise<Server> {
  const port = await freePort();
  const [program, ...first] = commandLine('serve', checkout);
  const child = spawn(program, [...first, '--store', store, '--port', `${port}`], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const server = { child, address: `http://127.0.0.1:${port}`, said: () => said };
  await until(() =>
    health(server).then(
      () => true,
      () => false,
    ),
  );
  return server;
}

interface Health {
  generation: number;
  snapshot: string;
  store: string;
}

async function health({ address }: Server): Promise<Health> {
  return (await fetch(`${address}/health.json`)).json() as Promise<Health>;
}

/** Waits until all servers serve a generation, and compares what they answer. */
async function serveAlike(generation: number): Promise<void> {
  for (const server of servers) await until(async () => (await health(server)).generation === generation);
  for (const path of ['/', '/marvel', '/characters/iron-man', '/registry.json', '/search.json']) {
    const answers = await Promise.all(servers.map(({ address }) => fetch(address + path)));
    const texts = await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
    if (texts.some((text) => !text.startsWith('200') || text !== texts[0]))
      throw new Error(`${path} is not answered alike.`);
  }
}

async function snapshotOf(generation: number): Promise<string> {
  const { stdout } = await verb(root, ['history', '--json']);
  const history = JSON.parse(stdout) as { generation: number; snapshot: string }[];
  return history.find((one) => one.generation === generation)?.snapshot ?? '';
}

/** @throws Error if a condition is not true within a minute */
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 60_000; !(await condition()); ) {
    if (performance.now() > end) throw new Error(`This is not so within a minute: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}.`);
}
