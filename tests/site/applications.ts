import { appsOf, readRemotes, workspaceOf } from '@mint-row/kit/build';
import { isPath } from '@mint-row/kit/contract';
import type { RemoteDeclaration } from '@mint-row/kit/contract/declaration';
import { root } from './root.ts';

export { workspaceOf };

/** The names of all applications of this checkout, the shell first. */
export const appNames = appsOf(root);

/** The declarations of the remotes of this checkout, in the order of their names. */
export const remotes = readRemotes(root);

/** The names of the remotes. */
export const remoteNames = remotes.map(({ name }) => name);

/** The first address of a remote that is not the home page. */
export function firstPath({ name, patterns }: RemoteDeclaration): string {
  const path = patterns
    .map((pattern) => pattern.replace('/*', ''))
    .find((pattern) => pattern !== '/' && isPath(pattern));
  if (!path) throw new Error(`${name} has no pattern with a page that tests could visit.`);
  return path;
}
