import { execFile, type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../site/root.ts';
import { installed } from './web-server-programs.ts';

// Builds the container image without root and without a registry of images: its base is made from Debian's packages and
// from Node as npm has it.

const folderOfFiles = join(root, 'delivery/serve/exports');

/** The user that builds if root runs the tests: `useradd --create-home image-builder`. */
const builder = 'image-builder';
const isRoot = process.getuid?.() === 0;

/** What the base has beside Node: a shell, and what the sandbox of the intake starts. */
const packages = ['base-files', 'dash', 'coreutils', 'libc6', 'libstdc++6', 'util-linux', 'mount', 'bubblewrap'];

/** The part of the installation that is missing; null when images can be built. */
export function missingForImages(): string | null {
  const lacking = ['podman', 'runc', 'newuidmap', 'mmdebstrap'].find((program) => !installed(program));
  if (lacking) return `${lacking} is not installed`;
  const users = readFileSync('/etc/subuid', 'utf8').split('\n');
  return !isRoot || users.some((line) => line.startsWith(`${builder}:`)) ? null : `there is no user ${builder}`;
}

/** A built image, and what runs it. */
export interface Image {
  /** The name for `podman run`. */
  name: string;
  /** A folder that containers can read, and that goes with the image. */
  folder: string;
  /** Starts podman as a user who is not root. */
  podman(words: readonly string[], options?: SpawnOptions): ReturnType<typeof spawn>;
  /** Gives a folder to the user who runs podman. */
  give(folder: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Builds the image of node.Containerfile.
 * @throws Error with what the programs said
 */
export async function buildImage(): Promise<Image> {
  const folder = mkdtempSync(join(tmpdir(), 'mint-row-image-'));
  chmodSync(folder, 0o755);
  const [home, base, context, cache] = ['home', 'base', 'context', 'npm-cache'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  for (const each of [home, base, context, cache]) mkdirSync(each);
  const give = async (each: string) =>
    isRoot ? void (await promisify(execFile)('chown', ['-R', `${builder}:`, each])) : undefined;
  const env = { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: home, XDG_RUNTIME_DIR: home, TMPDIR: home };
  const asBuilder = isRoot ? ['setpriv', `--reuid=${builder}`, `--regid=${builder}`, '--init-groups'] : [];
  const start = (words: readonly string[], options: SpawnOptions = {}) => {
    const [program = '', ...args] = [...asBuilder, ...words];
    return spawn(program, args, { cwd: folder, ...options, env: { ...env, ...options.env } });
  };
  // Debian's other runtime, crun, refuses machines with control groups of both versions.
  const settings = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs', '--events-backend', 'file'];
  const podman = (words: readonly string[], options?: SpawnOptions) =>
    start(['podman', ...settings, ...words], options);

  await give(home);
  await Promise.all([makeBase(start, home, base), fillContext(context, cache)]);
  for (const each of [base, context, cache]) await give(each);
  const build = (...words: string[]) => ended(podman(['build', '--isolation', 'chroot', '--layers=false', ...words]));
  await build('--tag', 'localhost/base', base);
  const given = ['--build-arg', 'BASE=localhost/base', '--volume', `${cache}:/npm-cache`];
  await build(...given, '--tag', 'localhost/mint-row', '--file', join(context, 'node.Containerfile'), context);
  for (const each of [base, context, cache]) rmSync(each, { recursive: true });
  return {
    name: 'localhost/mint-row',
    folder,
    podman,
    give,
    async remove() {
      // Files of images belong to users that only podman can become; what it left running ends with "migrate".
      await ended(start(['podman', 'unshare', 'rm', '-rf', join(home, '.local')]));
      await ended(podman(['system', 'migrate']));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the files of an image like node:24-slim, whose npm asks no registry. */
async function makeBase(start: Image['podman'], home: string, base: string): Promise<void> {
  const tar = join(home, 'debian.tar');
  const nodes = join(base, 'nodes');
  mkdirSync(nodes);
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, 'lab/nodes', file), join(nodes, file));
  await ended(
    start(['mmdebstrap', '--quiet', '--variant=extract', `--include=${packages.join(',')}`, 'bookworm', tar]),
  );
  await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], nodes);
  const found = await promisify(execFile)('npm', ['root', '--global']);
  cpSync(join(found.stdout.trim(), 'npm'), join(base, 'npm'), { recursive: true, dereference: true });
  cpSync(tar, join(base, basename(tar)));
  writeFileSync(join(base, 'npmrc'), 'offline=true\ncache=/npm-cache\nupdate-notifier=false\n');
  writeFileSync(join(base, 'passwd'), 'root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n');
  writeFileSync(join(base, 'group'), 'root:x:0:\nnode:x:1000:\n');
  const lines = [
    'FROM scratch',
    'ADD debian.tar /',
    'COPY passwd group /etc/',
    'COPY nodes/node_modules/node-24/bin/node /usr/local/bin/',
    'COPY npm /usr/local/lib/node_modules/npm',
    'COPY npmrc /usr/local/etc/npmrc',
    'ENV PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  ];
  writeFileSync(join(base, 'Containerfile'), `${lines.join('\n')}\n`);
}

/** Copies what node.Containerfile copies, and fills a cache of npm with the packages that it installs. */
async function fillContext(context: string, cache: string): Promise<void> {
  const file = readFileSync(join(folderOfFiles, 'node.Containerfile'), 'utf8');
  const copies = [...file.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
  for (const source of copies) {
    mkdirSync(dirname(join(context, source)), { recursive: true });
    cpSync(join(root, source), join(context, source), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist[^/]*)$/.test(path),
    });
  }
  writeFileSync(join(context, 'node.Containerfile'), file);
  await npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--cache', cache], context);
  rmSync(join(context, 'node_modules'), { recursive: true });
}

async function npm(words: readonly string[], cwd: string): Promise<void> {
  await promisify(execFile)('npm', words, { cwd });
}

/**
 * Waits for the end of a program.
 * @returns what it wrote to standard output
 * @throws Error with what it said, if it fails
 */
export async function ended(child: ReturnType<typeof spawn>): Promise<string> {
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]?.on('data', (chunk: Buffer) => {
      said[stream] += chunk;
    });
  }
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code === 0) return said.stdout;
  throw new Error(
    `${child.spawnargs.join(' ')} ended with ${code}:\n${said.stdout.slice(-2000)}${said.stderr.slice(-4000)}`,
  );
}
