import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import type { AppManifest } from '@mint-row/kit/contract/manifest';
import { type Artifact, integrityListsOf, integrityOf, readArtifact } from '../../delivery/index.ts';
import { workspaceOf } from './applications.ts';
import { root } from './root.ts';

/**
 * Another release of an application: it does the same as the built one, but all its scripts differ.
 * @param folder the parent of its folder
 * @param mark the text of a comment at the end of each script
 */
export async function anotherRelease(app: AppName, folder: string, mark: string): Promise<Artifact> {
  const artifactFolder = await mkdtemp(join(folder, `${app}-`));
  await cp(join(root, workspaceOf(app), 'dist'), artifactFolder, { recursive: true });
  const manifestPath = join(artifactFolder, 'manifest.json');
  const manifest: AppManifest = JSON.parse(await readFile(manifestPath, 'utf8'));
  const put = async (file: string, bytes: Buffer) => {
    await writeFile(join(artifactFolder, file), bytes);
    manifest.files[file] = { bytes: bytes.length, integrity: integrityOf(bytes) };
  };
  for (const file of Object.keys(manifest.files).filter((name) => /\.m?js$/.test(name))) {
    await put(file, Buffer.concat([await readFile(join(artifactFolder, file)), Buffer.from(`\n// ${mark}`)]));
  }
  if ('pages' in manifest) {
    for (const [list, text] of integrityListsOf(manifest)) await put(`client/${list}`, Buffer.from(text));
  }
  await writeFile(manifestPath, JSON.stringify(manifest));
  return readArtifact(app, artifactFolder);
}
