import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { packageManager, readDeclaration } from '../build/index.ts';
import { drawingFaults, fileFaults, packageWeights, remoteFaults } from '../checks/index.ts';
import { readPageState } from '../site/document.ts';
import { checkFit, readHost } from '../site/fit.ts';
import { type BuiltRemote, readBuilt } from '../site/from-artifacts.ts';
import { SiteClient, SiteError, siteAddress } from '../site/site-client.ts';
import { refuseUnlessTools } from './build-tools.ts';

// The steps that the commands of the kit consist of. Each gets the remote's folder.

/**
 * Runs a tool that a remote has installed, in the remote's folder.
 * @param program the tool's file, in its package
 * @throws Error when the tool is not installed, or fails; it has printed why
 */
export function runTool(remote: string, name: string, program: string, ...args: readonly string[]): void {
  const file = join(folderOf(remote, name), program);
  const { status } = spawnSync(process.execPath, [file, ...args], { cwd: remote, stdio: 'inherit' });
  if (status !== 0) throw failed(name);
}

/**
 * Builds a remote's artifact. Of a fault, prints what is wrong, without the places in Vite's code where it was found.
 * @param remote the remote's folder
 * @throws Error when Vite or a plugin of it is not installed, or the build fails; it has printed why
 */
export function build(remote: string): void {
  refuseUnlessTools(remote);
  const file = join(folderOf(remote, 'vite'), 'bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [file, 'build', '--logLevel', 'warn'], {
    cwd: remote,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stderr.write(ownPlaces(stderr));
  if (status !== 0) throw failed('vite');
}

/** What a tool printed, without the places in packages and in Node; those in a remote's sources stay. */
export function ownPlaces(printed: string): string {
  return printed.replaceAll(foreignPlace, '').replaceAll(restOfError, '');
}

const foreignPlace = /^ +at (?:.*[\\/]node_modules[\\/].*|.*\(node:.*|.*\(<anonymous>\))\n/gm;

/** What Node prints of Rolldown's errors after those places. */
const restOfError = /^ +errors: \[Getter\/Setter\]\n\}\n/gm;

function failed(tool: string): Error {
  return new Error(`${tool} found a fault: see above.`);
}

function folderOf(remote: string, name: string): string {
  try {
    return dirname(createRequire(join(remote, 'package.json')).resolve(`${name}/package.json`));
  } catch {
    throw new Error(`${name} is not installed here: ${packageManager().add} ${name}`);
  }
}

/**
 * Reads the artifact in a remote's folder.
 * @throws ManifestError when its manifest is not valid
 */
export function readArtifactOf(remote: string): Promise<BuiltRemote> {
  return readBuilt(readDeclaration(remote).name, join(remote, 'dist'));
}

/**
 * Checks the titles, entries, sizes, styles and drawings of a remote's artifact as a release does, and prints what the
 * packages weigh that its pages load.
 * @param remote the remote's folder, with its artifact in `dist`
 * @throws Error with every reason to refuse it
 */
export async function checkArtifact(remote: string): Promise<void> {
  const { manifest } = await readArtifactOf(remote);
  const artifact = { folder: join(remote, 'dist'), manifest };
  const faults = [...fileFaults(manifest), ...(await drawingFaults(artifact)), ...(await remoteFaults(artifact))];
  if (faults.length > 0) {
    throw new Error([`${manifest.app} would not be released:`, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
  }
  for (const [expose, bytes] of await packageWeights(artifact)) {
    console.log(`${manifest.app}: pages of ${expose} load ${bytes.toLocaleString('en-US')} bytes of packages.`);
  }
}

/**
 * Packs the artifact that a remote's build made, for a release from another machine.
 * @param remote the remote's folder
 * @returns the tarball, which has the artifact's files at its top
 */
export async function packArtifact(remote: string): Promise<string> {
  const { name } = readDeclaration(remote);
  const file = join(remote, `${name}.tgz`);
  await create({ gzip: true, portable: true, noMtime: true, cwd: join(remote, 'dist'), file }, ['.']);
  console.log(
    `${name}.tgz: send it with ${packageManager().program} mint-row-kit publish --to <address>, or hand it to whoever has the store.`,
  );
  return file;
}

/** How many pages are requested at a time. */
const maxRequests = 8;

/**
 * Checks whether a remote's artifact fits a live site: contract, share scope, route table, and pages of other remotes.
 * @param remote the remote's folder, with its artifact in `dist`
 * @param address of the site
 * @throws SiteError that says what does not fit
 */
export async function fitsSite(remote: string, address: string): Promise<void> {
  const { manifest } = await readArtifactOf(remote);
  const { app: name } = manifest;
  const client = new SiteClient(siteAddress(address));
  checkFit(manifest, await readHost(client), client.origin);
  const paths = manifest.pages.flatMap(({ path, formerly = [] }) => [path, ...formerly]);
  const taken: string[] = [];
  while (paths.length > 0) {
    const owners = await Promise.all(paths.splice(0, maxRequests).map((path) => ownerOf(client, path)));
    taken.push(...owners.filter((one) => one.remote !== null && one.remote !== name).map(describe));
  }
  if (taken.length > 0) throw new SiteError(`${name} does not fit the site at ${client.origin}:\n${taken.join('\n')}`);
  console.log(`${name} fits ${client.origin}.`);
}

interface Owner {
  path: string;
  /** The remote whose page it is now; null if there is no page. */
  remote: string | null;
}

async function ownerOf(client: SiteClient, path: string): Promise<Owner> {
  const { body } = await client.ask(path);
  const state = readPageState(body.toString());
  return { path, remote: state?.kind === 'page' ? state.remote : null };
}

function describe({ path, remote }: Owner): string {
  return `  - ${remote} has the page ${path} there. A path has one page: choose another one in src/pages/index.ts.`;
}
