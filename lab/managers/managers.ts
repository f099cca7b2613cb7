import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { packageManager } from '@mint-row/kit/build';
import { type Browser, chromium } from '@playwright/test';
import { readArtifact } from '../../delivery/index.ts';
import { browserLaunchOptions } from '../../delivery/pictures/index.ts';
import { serveSiteForSports } from '../../tests/contract/site-for-sports.ts';
import { editFile } from '../../tests/site/edit-file.ts';
import { root } from '../../tests/site/root.ts';
import { installInto } from '../bench/install.ts';
import { shows } from '../journeys/shows.ts';
import { Typed } from '../journeys/typed.ts';

// Installs a remote in its own repository with each package manager, and types the commands of the kit there: each makes the
// same artifact, to the byte. The folder's name has spaces and an accent. The remote brings a library with a stylesheet. With
// names, such as `pnpm yarn`, it tries only these.

const here = import.meta.dirname;
const library = 'react-day-picker';

interface Manager {
  /** As in the line that a team would type. */
  command: 'npm' | 'pnpm' | 'yarn';
  /** Its program in this folder's node_modules, a module or a binary; npm is the one of the machine. */
  program?: string;
  /** The text of the remote's .yarnrc.yml. */
  configuration?: string;
  /** Whether the kit refuses it. */
  isRefused?: boolean;
}

const yarn = { command: 'yarn', program: '@yarnpkg/cli-dist/bin/yarn.js' } as const;

const managers: Readonly<Record<string, Manager>> = {
  npm: { command: 'npm' },
  'pnpm-10': { command: 'pnpm', program: 'pnpm/bin/pnpm.cjs' },
  pnpm: { command: 'pnpm', program: '@pnpm/exe.linux-x64/pnpm' },
  'yarn-1': { command: 'yarn', program: 'yarn/bin/yarn.js' },
  yarn: { ...yarn, configuration: 'nodeLinker: node-modules\n' },
  'yarn-pnpm': { ...yarn, configuration: 'nodeLinker: pnpm\n' },
  'yarn-plug-and-play': { ...yarn, configuration: 'nodeLinker: pnp\n', isRefused: true },
};

/** Otherwise, on machines that they know to be for CI, pnpm and Yarn refuse to lock versions. */
const notCi = {
  CI: '',
  GITHUB_ACTIONS: '',
  YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  YARN_ENABLE_HARDENED_MODE: 'false',
};

interface Ground {
  /** A remote whose packages are not installed. */
  remote: string;
  site: string;
  browser: Browser;
  /** The library and the browser's driver, with their versions. */
  packages: string;
}

/** Types all commands with a package manager. Returns the name of the release that it has made; null if it is refused. */
async function tryManager(name: string, { command, program, configuration, isRefused }: Manager, ground: Ground) {
  const remote = join(ground.remote, '..', name);
  await cp(ground.remote, remote, { recursive: true });
  if (configuration) await writeFile(join(remote, '.yarnrc.yml'), configuration);
  const words = packageManager(`${command}/`);
  const { executablePath = '' } = await browserLaunchOptions();
  const type = (line: string) => {
    const path = `"${join(here, 'node_modules', program ?? '')}"`;
    const start = program && (extname(program) ? `"${process.execPath}" ${path}` : path);
    return new Typed(start ? line.replace(/^\S+/, start) : line, remote, {
      ...notCi,
      CHROMIUM_PATH: executablePath,
      // Yarn 1 takes a tarball that it has seen before from its cache, though its bytes have changed.
      YARN_CACHE_FOLDER: join(ground.remote, '../../yarn-cache'),
    });
  };
  const run = async (line: string, contained = '', code = 0) => {
    const started = performance.now();
    const printed = await type(line).ended(code);
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(8)} s  ${line}`);
    if (!printed.includes(contained)) throw new Error(`“${line}” does not print “${contained}”:\n${printed}`);
  };
  const kit = `${words.program} mint-row-kit`;
  const site = `--site ${ground.site}`;
  await run(`${command} install`);
  await run(`${words.add} ${ground.packages}`);
  if (isRefused) {
    const all = ['dev', `dev ${site}`, 'check', `test ${site}`, 'build', 'pack'];
    for (const one of all) await run(`${kit} ${one}`, 'nodeLinker: node-modules', 1);
    return null;
  }
  await run(kit, `${kit} COMMAND`, 1);
  await run(words.script('check', site), `sports fits ${ground.site}.`);
  await run(`${kit} test ${site}`, '/sports: loads');
  await run(`${command} run pack`);
  const [tarball = ''] = (await readdir(remote)).filter((file) => file.startsWith('mint-row-kit-'));
  await run(`${kit} upgrade ${tarball}`, 'as before');
  for (const options of ['--port 0 --strictPort false', `--port 0 --strictPort false ${site}`]) {
    const line = words.script('dev', options);
    const server = type(line);
    const tab = await ground.browser.newPage();
    try {
      const page = `${await server.serves()}/sports`;
      // The first visit bundles the library, which may take longer than the live shell waits for a page.
      await tab.goto(page, { waitUntil: 'networkidle' });
      await shows(tab, page, 'January 1999');
    } catch (error) {
      throw new Error(`“${line}”: ${String(error)}\n${server.printed}`);
    } finally {
      await tab.close();
      await server.stop();
    }
  }
  return (await readArtifact('sports', join(remote, 'dist'))).release;
}

/** Makes the remote, whose opening page shows the library. */
async function makeRemote(folder: string): Promise<string> {
  const remote = join(folder, 'My Cards é', 'sports');
  const words = ['remote', 'sports', '--label', 'Sports', '--franchise', '--out', remote];
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'lab/scaffold/new.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  await cp(join(root, 'lab/libraries/samples', `${library}.tsx`), join(remote, 'src/sample.tsx'));
  await editFile(join(remote, 'src/pages/LandingPage.tsx'), (text) =>
    `import Sample from '../sample.tsx';\n${text}`.replace('<Section id="why"', '<Sample /><Section id="why"'),
  );
  return remote;
}

async function versionIn(file: string, field: 'dependencies' | 'devDependencies', name: string): Promise<string> {
  const versions = JSON.parse(await readFile(join(root, file), 'utf8')) as Record<typeof field, Record<string, string>>;
  return `${name}@${versions[field][name]}`;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(managers, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} in lab/managers, which has ${Object.keys(managers).join(', ')}.`);
  process.exit(1);
}

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('The newest pnpm is installed for Linux x64 only: run this there.');
  process.exit(1);
}
installInto(here);
const folder = await realpath(await mkdtemp(join(tmpdir(), 'mint-row-managers-')));
const releases = new Map<string, string>();
let failed = 0;
try {
  await mkdir(join(folder, 'site'));
  const site = await serveSiteForSports(join(folder, 'site'));
  const browser = await chromium.launch(await browserLaunchOptions());
  const ground = {
    remote: await makeRemote(folder),
    site: site.url,
    browser,
    packages: [
      await versionIn('lab/libraries/package.json', 'dependencies', library),
      await versionIn('package.json', 'devDependencies', '@playwright/test'),
    ].join(' '),
  };
  for (const [name, manager] of Object.entries(managers)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const started = performance.now();
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
    const outcome = await tryManager(name, manager, ground).catch((error: Error) => error);
    if (outcome instanceof Error) failed += 1;
    else if (outcome) releases.set(name, outcome);
    const result = outcome instanceof Error ? outcome.message : (outcome ?? 'is refused, with a remedy');
    console.log(`── ${name}, ${((performance.now() - started) / 1000).toFixed(0)} s: ${result}`);
  }
  await browser.close();
  await site.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
if (new Set(releases.values()).size > 1) {
  console.error('The artifacts differ between package managers.');
  failed += 1;
}
console.log(failed > 0 ? `${failed} failed` : 'All work, and make the same artifact.');
process.exitCode = failed > 0 ? 1 : 0;
