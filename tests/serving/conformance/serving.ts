import { filesBase } from '@mint-row/kit/contract';
import type { StoredSite } from '../../../delivery/index.ts';
import { builtArtifacts } from '../../contract/site.ts';

/** A server, and the site that it must serve. */
export interface Serving {
  at: { port: number; folder: string };
  site: StoredSite;
}

export const { shell, remotes } = await builtArtifacts();

/** The address of the shell's first module. */
export const entry = filesBase('shell') + shell.manifest.entry;

/** The file of a site at a path, as it must be served. */
export async function listed(site: StoredSite, path: string) {
  const resource = await site.resource(path);
  if (!resource) throw new Error(`${path} cannot be read.`);
  return resource;
}
