import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRemotes, workspaceOf } from '@mint-row/kit/build';
import { accents } from '@mint-row/kit/contract';
import { declarationSchema, type RemoteDeclaration } from '@mint-row/kit/contract/declaration';
import { z } from 'zod';
import { addToLockfile } from './lockfile.ts';
import { sentenceCase } from './names.ts';
import type { Plan } from './plan.ts';
import { quoted } from './quoted.ts';
import { allowPatterns } from './route-table.ts';
import { fillTemplates } from './template.ts';
import { today } from './today.ts';
import { WrongRequest } from './wrong-request.ts';

export interface RemoteRequest {
  label?: string;
  owner?: string;
  /** Patterns, separated by commas. */
  patterns?: string;
  /** Whether it owns a franchise, or the accent of it. */
  franchise?: boolean | string;
}

/** A remote: its folder, its rows in the route table, its owner, and its place among the workspaces. */
export async function planRemote(root: string, name: string, request: RemoteRequest): Promise<Plan> {
  const declaration = declare(root, name, request);
  const workspace = workspaceOf(name);
  const dependencies = await versionsOf(root, 'remote-marvel/package.json', 'dependencies');
  return {
    creates: await filesOfRemote(root, declaration, workspace),
    changes: new Map([
      ['shell/src/route-table.ts', allowPatterns(declaration)],
      [
        '.github/CODEOWNERS',
        (before: string) => `${before.trimEnd()}\n${`/${workspace}/`.padEnd(19)} @mint-row/${name}\n`,
      ],
      ['package-lock.json', addToLockfile(workspace, dependencies)],
    ]),
    next: [
      `Write its text in ${workspace}/src/content/landing.ts, and draw ${workspace}/src/art/emblem.ts anew.`,
      `See it:      npm run dev -w ${workspace}`,
      `Check it:    npm run check -w ${workspace}`,
      `Release it:  npm run build, npm run release -- publish shell, then npm run release -- publish ${name}`,
      `Link to it:  once it is live, give its row in shell/src/route-table.ts navigation: { footer: ${quoted(declaration.label)} }`,
      'What releases a push to main releases it too: it needs no workflow of its own. Its team is in .github/CODEOWNERS.',
    ],
  };
}

/**
 * The files of a remote, wherever its folder is.
 * @param root of the checkout
 * @param to its folder, relative to the target of the files
 */
export async function filesOfRemote(
  root: string,
  declaration: RemoteDeclaration,
  to: string,
): Promise<Map<string, string>> {
  const { name, label, franchise } = declaration;
  const { react = '', '@mint-row/kit': kit = '' } = await versionsOf(
    root,
    'remote-marvel/package.json',
    'dependencies',
  );
  const lead = `${label} cards on Mint Row: which to open first, what to check before you pay, and what they are worth.`;
  const values = {
    name,
    kit,
    react,
    path: landingOf(declaration),
    heading: quoted(`${label} cards`),
    lead: quoted(lead),
    why: quoted(`Why collect ${label}`),
    listTitle: quoted(`${label} characters`),
    listLead: quoted(`The characters of ${label} cards that have a page of their own, and those that come next.`),
    today: today(),
  };
  return new Map([
    [`${to}/remote.json`, `${JSON.stringify(declaration, null, 2)}\n`],
    ...(await fillTemplates('remote', to, values)),
    ...(await fillTemplates(franchise ? 'remote-franchise' : 'remote-plain', to, values)),
  ]);
}

/** The versions of packages that a package.json of the checkout requires. */
export async function versionsOf(
  root: string,
  file: string,
  field: 'dependencies' | 'devDependencies',
): Promise<Record<string, string>> {
  return (JSON.parse(await readFile(join(root, file), 'utf8')) as Record<typeof field, Record<string, string>>)[field];
}

/**
 * The remote's declaration that a request describes.
 * @param root of the checkout
 * @throws WrongRequest with the fault of the request
 */
export function declare(root: string, name: string, request: RemoteRequest): RemoteDeclaration {
  const remotes = readRemotes(root);
  if (remotes.some((remote) => remote.name === name)) throw new WrongRequest(`There is a remote ${name} already.`);
  const taken = new Set(remotes.map(({ franchise }) => franchise?.accent));
  const { franchise } = request;
  const accent = franchise === true ? accents.find((one) => !taken.has(one)) : franchise;
  const shared = franchise ? ['/characters/:slug', '/guides/:slug'] : [];
  const label = request.label ?? sentenceCase(name);
  const declared = declarationSchema.safeParse({
    name,
    label,
    owner: request.owner ?? `${label} team`,
    port: Math.max(...remotes.map(({ port }) => port)) + 1,
    patterns: request.patterns?.split(',').map((pattern) => pattern.trim()) ?? [`/${name}/*`, ...shared],
    franchise: accent ? { accent, path: `/${name}`, characters: `/${name}/characters` } : null,
  });
  if (!declared.success) throw new WrongRequest(`This is no remote. ${z.prettifyError(declared.error)}`);
  return declared.data;
}

/** The address of its opening page: its franchise's, or the top of its first pattern. */
function landingOf({ franchise, patterns: [first = ''] }: RemoteDeclaration): string {
  const path = franchise?.path ?? first.replace(/\/\*$/, '');
  if (!path.includes(':')) return path;
  throw new WrongRequest(`${first} has no opening page. Name first a pattern of its own, like "/sports/*".`);
}
