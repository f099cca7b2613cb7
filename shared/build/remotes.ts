import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { declarationSchema, type RemoteDeclaration } from '../contract/declaration.ts';
import { matches } from '../contract/routes.ts';

/** The file in a remote's folder that declares it. */
export const declarationFile = 'remote.json';

/** The folder of an application's sources, relative to the root of the checkout. */
export function workspaceOf(app: string): string {
  return app === 'shell' ? 'shell' : `remote-${app}`;
}

/**
 * Reads a remote's declaration.
 * @param folder the remote's folder
 * @throws Error that names file, field and what to do
 */
export function readDeclaration(folder: string): RemoteDeclaration {
  const file = join(folder, declarationFile);
  const wrong = (why: string) => new Error(`${file} does not declare a remote. ${why}`);
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw wrong('There is no such file: see "Add a remote" in docs/CONTRIBUTING.md.');
  }
  const declared = declarationSchema.safeParse(parse(content, wrong));
  if (!declared.success) throw wrong(z.prettifyError(declared.error));
  return declared.data;
}

/**
 * Every remote whose sources are in a checkout, sorted by name.
 * @param root the root of the checkout
 * @throws Error when one has no valid declaration or another name than its folder, or two have the same port
 */
export function readRemotes(root: string): RemoteDeclaration[] {
  // Without a package.json, a folder is what a build left behind of a remote that is on another branch.
  const folders = readdirSync(root).filter(
    (name) => name.startsWith('remote-') && existsSync(join(root, name, 'package.json')),
  );
  const remotes = folders.map((folder) => {
    const declared = readDeclaration(join(root, folder));
    if (folder === workspaceOf(declared.name)) return declared;
    throw new Error(
      `${join(root, folder, declarationFile)}: its name is "${declared.name}", so the folder must be called ${workspaceOf(declared.name)}.`,
    );
  });
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

/**
 * Why a remote cannot have a page at a path.
 * @returns null if its declaration allows it
 */
export function outsideOfPatterns({ name, patterns }: RemoteDeclaration, path: string): string | null {
  if (patterns.some((pattern) => matches(pattern, path))) return null;
  return `${path} is outside of where ${name} may have pages: ${patterns.join(', ')}. Choose such a path, or add a pattern to ${workspaceOf(name)}/${declarationFile} and a row to shell/src/route-table.ts first.`;
}

function parse(content: string, wrong: (why: string) => Error): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw wrong(`It is not JSON: ${(error as Error).message}`);
  }
}
