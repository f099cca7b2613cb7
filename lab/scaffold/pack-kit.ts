import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { create } from 'tar';
import { type KitManifest, publishedManifest } from './published-manifest.ts';

/** The other files of the package: styles, declarations of modules, a program, configuration, documentation. */
const copied = /(\.css|\.d\.ts|^vite\/dev\.js|^tsconfig\.base\.json|^(README|CHANGELOG)\.md)$/;

/** Documents for those who write a remote elsewhere, or show its pages. */
export const documents = ['design.md', 'libraries.md', 'other-hosts.md'];

/**
 * Packs the kit as npm would: its modules compiled to JavaScript with their types, one file for each, and its styles.
 * @param root of the checkout
 * @param to the folder of the tarball
 * @returns the tarball, "mint-row-kit-1.0.0.tgz" in that folder
 * @throws Error with the compiler's words when the kit has a fault
 */
export async function packKit(root: string, to: string): Promise<string> {
  const shared = join(root, 'shared');
  const source = JSON.parse(await readFile(join(shared, 'package.json'), 'utf8')) as KitManifest;
  const folder = await mkdtemp(join(tmpdir(), 'mint-row-kit-'));
  try {
    compile(root, folder);
    for (const program of Object.values(source.publishConfig.bin)) await chmod(join(folder, program), 0o755);
    for (const file of await otherFiles(shared)) await cp(join(shared, file), join(folder, file));
    await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
    await mkdir(join(folder, 'docs'));
    for (const file of documents) {
      const text = await readFile(join(root, 'docs', file), 'utf8');
      await writeFile(join(folder, 'docs', file), text.replaceAll('](../shared/', '](../'));
    }
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    await writeFile(join(folder, 'README.md'), readme.replaceAll('](../docs/', '](docs/'));
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(source), null, 2)}\n`);
    await mkdir(to, { recursive: true });
    const file = join(to, `mint-row-kit-${source.version}.tgz`);
    // The same sources give the same bytes on every machine.
    await create(
      { gzip: true, portable: true, noMtime: true, prefix: 'package', cwd: folder, file },
      await all(folder),
    );
    return file;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function compile(root: string, outDir: string): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const options = ['-p', join(root, 'shared/tsconfig.pack.json'), '--outDir', outDir];
  const { status, stdout } = spawnSync(process.execPath, [compiler, ...options], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The kit cannot be packed, because it does not compile.\n${stdout}`);
}

async function otherFiles(shared: string): Promise<string[]> {
  return (await all(shared)).filter((file) => copied.test(file) && !/^(dist|node_modules)\//.test(file));
}

/** The files of a folder and its subfolders, sorted, by their relative path. */
async function all(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
