import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedName, pageDataFile, paths, type RemoteName, registryPath } from '@mint-row/kit/contract';
import { publishedNames, type RemoteManifest } from '@mint-row/kit/contract/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgets, encode, integrityOf, overBudget, type RemoteArtifact, readArtifact } from '../../delivery/index.ts';
import { outputFolder } from '../site/root.ts';
import { builtArtifacts, compose, composedSite } from './site.ts';

const table = 'delivery/release/budgets.ts';
const site = await builtArtifacts();
const before = await composedSite();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(outputFolder, 'growth-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a page does not grow', () => {
  it('with the number of pages', async () => {
    const more = await withOneMoreCharacter(marvel(), 'thor', 'thor-two');
    const after = new Map((await compose({ ...site, remotes: replaced(more) })).map(({ path, body }) => [path, body]));
    expect(after.has(paths.character('thor-two'))).toBe(true);
    // Lists of characters name their number; the binder and its page of nine know each of them.
    const lists = [paths.characters, '/marvel/characters', paths.binder, '/binder/nine'];
    const documents = before.filter(({ type, path }) => type === 'text/html' && !lists.includes(path));
    const grown = documents.filter(({ path, body }) => after.get(path)?.length !== body.length);
    expect(grown.map(({ path }) => path)).toEqual([]);
  });

  it.each(before.filter(({ type }) => type === 'text/html'))('$path: with the number of remotes', ({ body }) => {
    const named = new Set([...body.matchAll(/\/remotes\/([\w-]+)\/[^"]+\.js"/g)].map(([, app]) => app));
    expect(named.size).toBeLessThanOrEqual(1);
  });
});

it('one more remote, or one more module, adds little to the registry', async () => {
  const registry = before.find(({ path }) => path === registryPath);
  const bytes = (await encode(Buffer.from(registry?.body ?? ''), 'br')).length;
  const modules = site.remotes.flatMap(({ manifest }) => Object.keys(manifest.exposes)).length;
  const limit = site.remotes.length * budgets.registry.remote + modules * budgets.registry.module;
  expect(overBudget({ what: registryPath, figure: 'its size', bytes, limit, table })).toEqual([]);
});

function marvel(): RemoteArtifact {
  const found = site.remotes.find(({ app }) => app === 'marvel');
  if (!found) throw new Error('There is no artifact of marvel.');
  return found;
}

function replaced(remote: RemoteArtifact): RemoteArtifact[] {
  return site.remotes.map((one) => (one.app === remote.app ? remote : one));
}

async function withOneMoreCharacter(remote: RemoteArtifact, like: string, slug: string): Promise<RemoteArtifact> {
  await cp(remote.folder, folder, { recursive: true });
  const manifest: RemoteManifest = structuredClone(remote.manifest);
  const data = publishedNames(manifest).get(pageDataFile(paths.character(like))) ?? '';
  const bytes = await readFile(join(folder, 'client', data));
  const file = `client/${hashedName(pageDataFile(paths.character(slug)), integrityOf(bytes))}`;
  const page = manifest.pages.find(({ path }) => path === paths.character(like));
  const entry = manifest.catalogue.characters?.find((one) => one.slug === like);
  if (!page || !entry) throw new Error(`${remote.app} has no ${like}.`);
  await writeFile(join(folder, file), bytes);
  manifest.files[file] = { bytes: bytes.length, integrity: integrityOf(bytes) };
  manifest.pages.push({ ...page, path: paths.character(slug) });
  manifest.catalogue.characters?.push({ ...entry, slug });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return readArtifact(remote.app as RemoteName, folder);
}
