import { appsOf, workspaceOf } from '@mint-row/kit/build';
import type { Plan } from './plan.ts';
import { chained } from './plan.ts';
import { versionsOf } from './remote.ts';
import { WrongRequest } from './wrong-request.ts';

const kit = '@mint-row/kit';

/**
 * Another version of the kit: in its package.json, in those of the applications, which need exactly that, in the lockfile,
 * and in the kit's changelog. Nothing has to be installed, since the workspaces stay where they are.
 * @param root of the checkout
 * @throws WrongRequest when it is no version, or not after the one before
 */
export async function planKitVersion(root: string, version: string): Promise<Plan> {
  const { [kit]: before = '' } = await versionsOf(root, 'shell/package.json', 'dependencies');
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new WrongRequest(`${version} is no version. Give one such as 1.1.0.`);
  if (version.localeCompare(before, 'en', { numeric: true }) <= 0) {
    throw new WrongRequest(`The kit has version ${before}. Give a later one than that.`);
  }
  const workspaces = appsOf(root).map(workspaceOf);
  const needs = (file: string) => replaceIn(file, `"${kit}": "${before}"`, `"${kit}": "${version}"`);
  const lockfile = 'package-lock.json';
  return {
    creates: new Map(),
    changes: new Map([
      ['shared/package.json', replaceIn('shared/package.json', `"version": "${before}"`, `"version": "${version}"`)],
      ...workspaces.map((workspace) => [`${workspace}/package.json`, needs(`${workspace}/package.json`)] as const),
      [
        lockfile,
        chained(
          ...workspaces.map(() => needs(lockfile)),
          replaceIn(
            lockfile,
            `"name": "${kit}",\n      "version": "${before}"`,
            `"name": "${kit}",\n      "version": "${version}"`,
          ),
        ),
      ],
      ['shared/CHANGELOG.md', closeSection(version)],
    ]),
    next: [`Commit this, then build and release everything: the manifest of each release names its kit.`],
  };
}

/**
 * Replaces a text where it first occurs.
 * @throws WrongRequest when the file does not have it
 */
function replaceIn(file: string, text: string, by: string): (before: string) => string {
  return (before) => {
    if (!before.includes(text)) throw new WrongRequest(`${file} lacks what is to be changed: ${text.trim()}`);
    return before.replace(text, () => by);
  };
}

/** Gives the changes that no version has yet to a version. */
function closeSection(version: string): (before: string) => string {
  return (before) => {
    const after = before.replace(/^## Unreleased\n\n(?=- )/m, `## ${version}\n\n`);
    if (after !== before) return after;
    throw new WrongRequest('shared/CHANGELOG.md: write below "## Unreleased" what teams will notice, as a list.');
  };
}
