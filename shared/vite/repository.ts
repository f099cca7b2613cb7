import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { declarationFile, workspaceOf } from '../build/index.ts';
import type { RemoteName } from '../contract/index.ts';
import { exposedFile } from '../development/messages.ts';

/** The folder that Vite runs in, an application's, with "/" between folders on every system, as Vite names modules. */
const own = process.cwd().replaceAll('\\', '/');

/** The folder that contains it: for the shell, which serves them all, the checkout with the remotes' folders. */
export const repository = dirname(own);

const isRemote = existsSync(join(own, declarationFile));

/** The folder of a remote's sources: the one that Vite runs in, or one of the checkout. */
export function remoteFolder(remote: RemoteName): string {
  return isRemote ? own : `${repository}/${workspaceOf(remote)}`;
}

/** The source file of an exposed page or inset. */
export function exposedSource(remote: RemoteName, expose: string): string {
  return `${remoteFolder(remote)}/src/${exposedFile(expose)}`;
}

/** The folder of the remote whose source a file is, or null if it is no remote's. */
export function remoteFolderOf(file: string): string | null {
  if (file.includes('/node_modules/')) return null;
  if (!isRemote && !file.startsWith(`${repository}/remote-`)) return null;
  const folder = isRemote ? own : file.slice(0, file.indexOf('/', repository.length + 1));
  return file.startsWith(`${folder}/`) ? folder : null;
}

/** A file's name for messages: its path from the folder that contains the applications'. */
export function nameOf(file: string): string {
  return relative(repository, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
}

/**
 * The address at which the development server has a file that is outside of the application's folder.
 * @example addressOf('/work/shared/main.tsx') // '/@fs/work/shared/main.tsx'
 * @param file its whole path
 */
export function addressOf(file: string): string {
  return `/@fs/${file.replaceAll('\\', '/').replace(/^\//, '')}`;
}
