import {
  findExpose,
  type RegisteredRemote,
  type Registry,
  type RemoteName,
  registryPath,
} from '@mint-row/kit/contract';

/** A remote on the healthy site, and the page of it that the tests visit. */
export interface Served {
  name: RemoteName;
  registered: RegisteredRemote;
  /** The module that shows the page. */
  expose: string;
}

/** Reads from the healthy site the address of a remote, and the module of its page at a path. */
export async function readServed(origin: string, name: RemoteName, path: string): Promise<Served> {
  const { remotes } = (await (await fetch(origin + registryPath)).json()) as Registry;
  const registered = remotes[name];
  if (!registered) throw new Error(`${origin} has no remote ${name}.`);
  const row = findExpose(registered.exposes, path);
  if (!row) throw new Error(`${name} has no page ${path}.`);
  return { name, registered, expose: row.expose };
}

/** The files of the page's modules, the exposed one first. */
export const modules = ({ registered, expose }: Served) => registered.exposes[expose]?.files ?? [];

/** The file of the exposed module. */
export const exposedChunk = (served: Served) => modules(served)[0] ?? '';

/** The stylesheets of its page: the remote's common ones, then the page's own. */
export const styles = ({ registered, expose }: Served) => [
  ...registered.styles,
  ...(registered.exposes[expose]?.styles ?? []),
];
