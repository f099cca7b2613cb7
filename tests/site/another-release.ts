import { cp, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import { type Artifact, readArtifact } from '../../delivery/index.ts';
import { workspaceOf } from './applications.ts';
import { changeArtifact } from './change-artifact.ts';
import { root } from './root.ts';

/**
 * Another release of an application: it does the same as the built one, but all its scripts differ, and weigh about the same.
 * @param folder the parent of its folder
 * @param lineBreaks how many line breaks follow each script: another number is another release
 */
export function anotherRelease(app: AppName, folder: string, lineBreaks: number): Promise<Artifact> {
  return changedRelease(app, folder, (path, content) =>
    /\.m?js$/.test(path) ? Buffer.concat([content, Buffer.from('\n'.repeat(lineBreaks))]) : null,
  );
}

/**
 * A release of an application with other files than the built one.
 * @param folder the parent of its folder
 * @param change makes the new content of a file, see `changeArtifact`
 */
export async function changedRelease(
  app: AppName,
  folder: string,
  change: Parameters<typeof changeArtifact>[1],
): Promise<Artifact> {
  const artifactFolder = await mkdtemp(join(folder, `${app}-`));
  await cp(join(root, workspaceOf(app), 'dist'), artifactFolder, { recursive: true });
  await changeArtifact(artifactFolder, change);
  return readArtifact(app, artifactFolder);
}
