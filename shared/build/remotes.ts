import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { declarationSchema, type RemoteDeclaration } from '../contract/declaration.ts';

/** The file in a remote's folder that declares it. */
export const declarationFile = 'remote.json';

/** The folder of an application's sources, relative to the root of the checkout. */
export function workspaceOf(app: string): string {
  return app === 'shell' ? 'shell' : `remote-${app}`;
}

/**
 * Reads a remote's declaration.
 * @param folder the remote's folder, whose name is "remote-" and the remote's name
 * @throws Error that names file, field and what to do
 */
export function readDeclaration(folder: string): RemoteDeclaration {
  const file = join(folder, declarationFile);
  const wrong = (why: string) => new Error(`${file} does not declare a remote. ${why}`);
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw wrong('There is no such file: see "Add a remote" in CONTRIBUTING.md.');
  }
  const declared = declarationSchema.safeParse(parse(content, wrong));
  if (!declared.success) throw wrong(z.prettifyError(declared.error));
  const { name } = declared.data;
  if (!folder.replaceAll('\\', '/').endsWith(`/${workspaceOf(name)}`)) {
    throw wrong(`Its name is "${name}": the folder must be called ${workspaceOf(name)}.`);
  }
  return declared.data;
}

/**
 * Every remote whose sources are in a checkout, sorted by name.
 * @param root the root of the checkout
 * @throws Error when one has no valid declaration, or two have the same port
 */
export function readRemotes(root: string): RemoteDeclaration[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name.startsWith('remote-'),
  );
  const remotes = folders.map(({ name }) => readDeclaration(join(root, name)));
  for (const { name, port } of remotes) {
    const other = remotes.find((one) => one.port === port && one.name !== name);
    if (other)
      throw new Error(`${name} and ${other.name} have the same port, ${port}. Change one in its ${declarationFile}.`);
  }
  return remotes.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * The names of all applications of a checkout, the shell first.
 * @param root the root of the checkout
 */
export function appsOf(root: string): string[] {
  return ['shell', ...readRemotes(root).map(({ name }) => name)];
}

function parse(content: string, wrong: (why: string) => Error): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw wrong(`It is not JSON: ${(error as Error).message}`);
  }
}
