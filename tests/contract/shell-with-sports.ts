import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostFile } from '@mint-row/kit/contract';
import type { ShellManifest } from '@mint-row/kit/contract/manifest';
import { changeArtifact } from '../site/change-artifact.ts';
import { root } from '../site/root.ts';

/**
 * The built shell, whose route table allows the remote: the only change that the shell's repository needs.
 * @param folder the folder for its artifact
 * @returns the artifact
 */
export async function shellWithSports(folder: string): Promise<string> {
  const shell = join(folder, 'shell');
  await cp(join(root, 'shell/dist'), shell, { recursive: true });
  const manifest = JSON.parse(await readFile(join(shell, 'manifest.json'), 'utf8')) as ShellManifest;
  const routes = [{ pattern: '/sports/*', remotes: ['sports'] }, ...manifest.routes];
  const { signatures, kit, provides } = manifest;
  await writeFile(join(shell, 'manifest.json'), JSON.stringify({ ...manifest, routes }));
  const host = JSON.stringify({ signatures, kit, routes, provides });
  await changeArtifact(shell, (path) => (path === `client/${hostFile}` ? host : null));
  return shell;
}
