import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashedName, type PageData, pageDataFile, paths, plainName, type RemoteName } from '@mint-row/kit/contract';
import {
  type AppManifest,
  publishedNames,
  type RemoteManifest,
  type ShellManifest,
} from '@mint-row/kit/contract/manifest';
import { integrityListsOf, integrityOf, modulesOf, stylesOf } from '../../../delivery/index.ts';
import { remotes as declared, remoteNames, workspaceOf } from '../../../tests/site/applications.ts';
import { changeArtifact } from '../../../tests/site/change-artifact.ts';
import { root } from '../../../tests/site/root.ts';
import type { Size } from './size.ts';

/**
 * Writes the artifacts of a synthetic site, each into a folder of its application's name: the built applications
 * themselves, with more characters in the franchises' remotes, and more remotes of one page each.
 * @param own the size of the built site
 */
export async function writeSyntheticSite(folder: string, { pages, remotes }: Size, own: Size): Promise<void> {
  const more = namesOf(remotes).slice(own.remotes);
  const characters = Math.max(0, pages - own.pages - more.length);
  await writeShell(join(folder, 'shell'), more);
  const franchises = declared.filter(({ franchise }) => franchise !== null);
  for (const [index, { name }] of franchises.entries()) {
    const share = Math.floor((characters + index) / franchises.length);
    await writeFranchise(join(folder, name), name, share);
  }
  await writeEditorial(join(folder, 'editorial'), '');
  for (const name of more) await writeSmallRemote(join(folder, name), name);
}

/** The site's own remotes, then synthetic ones, with letters as names, since remotes have such names. */
export function namesOf(remotes: number): RemoteName[] {
  const made = Array.from({ length: remotes - remoteNames.length }, (_, index) =>
    ['team', Math.floor(index / 26), index % 26]
      .map((part) => (typeof part === 'number' ? letters[part] : part))
      .join(''),
  );
  return [...remoteNames, ...made];
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Writes the editorial artifact again, as another release of the same pages. */
export async function writeEditorial(folder: string, note: string): Promise<void> {
  const manifest = await copyArtifact<RemoteManifest>('editorial', folder);
  // A page that lists every character grows with them: it has its own figure.
  const pages = manifest.pages.map((page) => ({ ...page, shows: page.shows.filter((list) => list !== 'characters') }));
  for (const { path, shows } of pages) {
    const pageData = { ...(await readPageData(folder, manifest, path)), shows };
    await writeListed(folder, manifest.files, `client/${pageDataFile(path)}`, JSON.stringify(pageData));
  }
  await writeRemoteManifest(folder, { ...manifest, pages, owner: manifest.owner + note });
}

async function writeShell(folder: string, more: readonly RemoteName[]): Promise<void> {
  const manifest = await copyArtifact<ShellManifest>('shell', folder);
  const routes = more.map((name) => ({ pattern: `/${name}/*`, remotes: [name] }));
  await writeManifest(folder, { ...manifest, routes: [...manifest.routes, ...routes] });
}

async function writeFranchise(folder: string, name: RemoteName, share: number): Promise<void> {
  const manifest = await copyArtifact<RemoteManifest>(name, folder);
  const { pages, catalogue, files } = manifest;
  // Pages alone: a list of as many entries would exceed the budget of a remote.
  const own = catalogue.characters ?? [];
  for (let number = 0; number < share; number += 1) {
    const entry = own[number % own.length];
    const page = pages.find(({ path }) => entry && path === paths.character(entry.slug));
    if (!entry || !page) throw new Error(`${name} has no character to make more of.`);
    const slug = `${entry.slug}-${number}`;
    const path = paths.character(slug);
    const pageData = await readPageData(folder, manifest, page.path);
    // The drawing stays that of the original character.
    const data = { ...(pageData.data as object), name: `${entry.name} ${number}` };
    const title = `${page.title} ${number}`;
    await writeListed(folder, files, `client/${pageDataFile(path)}`, JSON.stringify({ ...pageData, title, data }));
    pages.push({ ...page, path, title });
  }
  await writeRemoteManifest(folder, manifest);
}

/** The editorial remote with nothing but one legal page. */
async function writeSmallRemote(folder: string, name: RemoteName): Promise<void> {
  const manifest = await copyArtifact<RemoteManifest>('editorial', folder, /\/client\/(art|catalogue|data)\b/);
  const exposes = { LegalPage: manifest.exposes.LegalPage ?? '' };
  const modules = modulesOf(manifest, [manifest.entry, manifest.documentEntry, exposes.LegalPage]);
  const styles = stylesOf(manifest, 'LegalPage');
  const kept = (file: string) =>
    !/^client\/(art|catalogue|data)\//.test(file) &&
    (!/^client\/.*\.(css|js)$/.test(file) || [...modules, ...styles].includes(file.slice('client/'.length)));
  const files = Object.fromEntries(Object.entries(manifest.files).filter(([file]) => kept(file)));
  const imports = Object.fromEntries(Object.entries(manifest.imports).filter(([file]) => modules.includes(file)));
  const page = manifest.pages.find(({ path }) => path === paths.disclaimer);
  if (!page) throw new Error('The editorial remote has no disclaimer to make remotes of.');
  // In digits, since names that differ only in i and l look alike.
  const title = `${page.title} ${[...name].map((letter) => letters.indexOf(letter) + 10).join('')}`;
  const pageData = {
    ...(await readPageData(join(root, workspaceOf('editorial'), 'dist'), manifest, page.path)),
    title,
  };
  await writeListed(folder, files, `client/${pageDataFile(`/${name}`)}`, JSON.stringify(pageData));
  const pageStyles = { LegalPage: manifest.pageStyles.LegalPage ?? [] };
  const pages = [{ ...page, path: `/${name}`, title }];
  const own = { app: name, owner: name, files, imports, exposes, pageStyles, pages, catalogue: {} };
  await writeManifest(folder, { ...manifest, ...own });
  await changeArtifact(folder, (path, content) => {
    if (path.endsWith('.css')) return content.toString().replaceAll('editorial', name);
    // Different code, so that its hashes differ too.
    return path.endsWith('.js') ? `${content}\n// ${name}\n` : null;
  });
}

async function copyArtifact<Manifest>(app: Parameters<typeof workspaceOf>[0], folder: string, leave?: RegExp) {
  const from = join(root, workspaceOf(app), 'dist');
  await cp(from, folder, { recursive: true, filter: (path) => !leave?.test(path) });
  return JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8')) as Manifest;
}

async function readPageData(folder: string, manifest: RemoteManifest, path: string): Promise<PageData> {
  const file = publishedNames(manifest).get(pageDataFile(path)) ?? '';
  return JSON.parse(await readFile(join(folder, 'client', file), 'utf8')) as PageData;
}

/** @param plain the path of the file with its plain name */
async function writeListed(folder: string, files: AppManifest['files'], plain: string, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const file = hashedName(plain, integrityOf(bytes));
  files[file] = { bytes: bytes.length, integrity: integrityOf(bytes) };
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), bytes);
}

/** Includes the hashes of the files that browsers read: see shared/vite/artifact.ts. */
async function writeRemoteManifest(folder: string, manifest: RemoteManifest): Promise<void> {
  // A file that was written again takes the place of the one with its plain name.
  const newest = new Set(new Map(Object.keys(manifest.files).map((file) => [plainName(file), file])).values());
  const isKept = (file: string) => newest.has(file) && !/^client\/integrity[./]/.test(file);
  const files = Object.fromEntries(Object.entries(manifest.files).filter(([file]) => isKept(file)));
  for (const [list, text] of integrityListsOf({ ...manifest, files })) {
    await writeListed(folder, files, `client/${plainName(list)}`, text);
  }
  await writeManifest(folder, { ...manifest, files });
}

async function writeManifest(folder: string, manifest: AppManifest): Promise<void> {
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
