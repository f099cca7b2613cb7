import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extract } from 'tar';
import { root } from '../site/root.ts';

interface Package {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * Installs as `npm install` would, without the network: the packed kit is unpacked, and each dependency of the kit or
 * the remote is linked. Other packages are not installed.
 * @param remote the folder of a remote in its own repository, with the packed kit
 */
export async function installLinked(remote: string): Promise<void> {
  const packages = join(remote, 'node_modules');
  const kit = join(packages, '@mint-row/kit');
  await mkdir(kit, { recursive: true });
  const packed = (await readdir(remote)).find((file) => /^mint-row-kit-.*\.tgz$/.test(file)) ?? '';
  await extract({ file: join(remote, packed), cwd: kit, strip: 1 });
  const asked = new Set<string>();
  for (const packageFolder of [remote, kit]) {
    const { dependencies, devDependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      await readFile(join(packageFolder, 'package.json'), 'utf8'),
    ) as Package;
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...devDependencies }), ...peers]) asked.add(name);
  }
  asked.delete('@mint-row/kit');
  for (const name of asked) {
    await mkdir(dirname(join(packages, name)), { recursive: true });
    await symlink(join(root, 'node_modules', name), join(packages, name), 'junction');
  }
}
