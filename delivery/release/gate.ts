import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { integrityListsOf, integrityOf, modulesOf } from '@mint-row/kit/build';
import { drawingFaults, fileFaults, remoteFaults } from '@mint-row/kit/checks';
import {
  type AppName,
  type Catalogue,
  catalogueFile,
  fitFaults,
  insetDataFile,
  type Json,
  type Kind,
  offersOf,
  otherHostFile,
  pageDataFile,
  plainName,
} from '@mint-row/kit/contract';
import { type ManifestInset, type ManifestPage, publishedNames } from '@mint-row/kit/contract/manifest';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { readJson } from '../artifact/read-json.ts';
import { eachOf } from '../common/each-of.ts';
import { codings } from '../store/codings.ts';
import { loadFaults, partsOf } from './budget-faults.ts';
import type { Budgets } from './budgets.ts';
import { entryConflicts } from './entry-conflicts.ts';
import type { LiveRelease } from './live-release.ts';

interface GateOptions {
  limits: Budgets;
  /** The live release, to find the reason for a heavier page; null while there is no live site. */
  live: LiveRelease | null;
}

/**
 * Checks a proposed site against every rule that needs no rendering.
 * @param site the site as it would be; `shell` is null while there is none
 * @param candidates the applications that are new in it
 * @returns every reason to refuse it; empty when it is accepted
 */
export async function checkSite(
  { shell, remotes }: { shell: ShellArtifact | null; remotes: readonly RemoteArtifact[] },
  candidates: readonly AppName[],
  { limits, live }: GateOptions,
): Promise<string[]> {
  const isNew = ({ app }: Artifact) => candidates.includes(app);
  const reasons: string[] = [];
  // A new shell has to work with every remote; a new remote has to work with the shell.
  const concerned = shell && isNew(shell) ? remotes : remotes.filter(isNew);
  for (const artifact of shell ? [shell, ...concerned] : concerned) {
    await artifact.fetch?.(filesToRead(artifact, isNew(artifact)));
  }
  for (const remote of concerned) {
    if (!shell) continue;
    reasons.push(...fitFaults(remote.manifest, shell.manifest));
    reasons.push(...(await loadFaults(shell, remote, limits, live)));
  }
  for (const artifact of [...(shell ? [shell] : []), ...remotes].filter(isNew)) {
    reasons.push(...addressFaults(artifact, (await live?.artifact(artifact.app)) ?? null));
    const large = fileFaults(artifact.manifest, limits.files);
    // Files that are too large are not read.
    reasons.push(...(large.length > 0 ? large : await drawingFaults(artifact)));
  }
  for (const remote of remotes.filter(isNew)) {
    reasons.push(
      ...(await remoteFaults(remote, limits.remoteJavaScript, (files) => partsOf(remote, files, live))),
      ...integrityFaults(remote),
    );
    reasons.push(...(await clientDataFaults(remote)));
  }
  const today = new Date().toISOString().slice(0, 10);
  return [...reasons, ...entryConflicts(remotes, { candidates, today })];
}

/** The files whose content is checked, and the compressed copies of those that are weighed. */
function filesToRead({ manifest }: Artifact, isNew: boolean): string[] {
  const files = Object.keys(manifest.files);
  const weighed = files.filter((file) => /^client\/.*\.(?:css|js)$/.test(file));
  const checked = isNew ? files.filter((file) => /^client\/(?:catalogue|data)\/|\.(?:css|svg)$/i.test(file)) : [];
  return [...checked, ...weighed.flatMap((file) => [file, file + codings.br])];
}

/**
 * Finds files whose address would have two contents: browsers and caches keep the first for a year.
 * @param before the live release of the application; null if there is none
 */
function addressFaults({ app, manifest: { files } }: Artifact, before: Artifact | null): string[] {
  return Object.entries(files).flatMap(([file, { integrity }]) => {
    if (!file.startsWith('client/')) return [];
    if (plainName(file) === file) return [`${app}: ${file} has no hash in its name. Build it again.`];
    const known = before && Object.hasOwn(before.manifest.files, file) ? before.manifest.files[file] : undefined;
    if (!known || known.integrity === integrity) return [];
    return [`${app}: ${file} has other bytes than the live release's file of that name. Build it again.`];
  });
}

/**
 * Finds what browsers would miss in a remote's release, or refuse because no list has its hash.
 * @returns every reason to refuse it
 */
function integrityFaults({ app, manifest }: RemoteArtifact): string[] {
  const { files, pages, insets = [], catalogue } = manifest;
  const named = new Set(
    modulesOf(manifest, [manifest.entry, manifest.documentEntry, ...Object.values(manifest.exposes)]),
  );
  const modules = Object.keys(files)
    .filter((file) => /^client\/.*\.js$/.test(file))
    .map((file) => file.slice('client/'.length))
    .filter((file) => !named.has(file) && plainName(file) !== otherHostFile)
    .map(
      (file) =>
        `${app}: ${plainName(file)} is a module that no exposed page or inset imports statically, and browsers refuse what no page names. Import it statically, give it a page of its own, or leave it out.`,
    );
  const published = publishedNames(manifest);
  const needed = [
    ...pages.map(({ path }) => pageDataFile(path)),
    ...insets.map(({ name }) => insetDataFile(name)),
    ...offersOf(catalogue).map(catalogueFile),
  ];
  const missing = needed
    .filter((file) => !published.has(file))
    .map((file) => `${app}: ${file} is missing, and browsers ask for it. Build it again.`);
  const wrong = [...integrityListsOf(manifest)]
    .filter(([list, text]) => files[`client/${list}`]?.integrity !== integrityOf(Buffer.from(text)))
    .map(
      ([list]) =>
        `${app}: ${plainName(list)} does not say what its files are, and browsers would refuse them. Build it again.`,
    );
  return [...modules, ...missing, ...wrong];
}

/**
 * Checks a remote's page data and catalogue, which browsers fetch, against its manifest, from which pages are composed.
 * A page has to be the same whether it is loaded as a document or by navigation.
 * @returns a reason for each file that differs
 */
async function clientDataFaults({ app, folder, manifest }: RemoteArtifact): Promise<string[]> {
  const { files, pages, insets = [], catalogue } = manifest;
  const reasons: string[] = [];
  const expected = new Map(pages.map((page) => [`client/${pageDataFile(page.path)}`, page]));
  const ofInsets = new Map(insets.map((inset) => [`client/${insetDataFile(inset.name)}`, inset]));
  const lists = new Map(offersOf(catalogue).map((kind) => [`client/${catalogueFile(kind)}`, kind]));
  const data = Object.keys(files).filter((file) => /^client\/(data|catalogue)\//.test(file));
  await eachOf(data, async (file) => {
    const page = expected.get(plainName(file));
    const inset = ofInsets.get(plainName(file));
    const kind = lists.get(plainName(file));
    const owner = page?.path ?? (inset && `its inset ${inset.name}`);
    const what = owner ? `data of ${owner}` : `list of its ${kind}`;
    const refuse = (why: string) =>
      void reasons.push(`${app}: ${plainName(file)} is not the ${what}: ${why}. Build it again.`);
    if (!owner && !kind) {
      reasons.push(
        `${app}: ${plainName(file)} belongs to no page, no inset and no catalogue of the manifest. Build it again.`,
      );
      return;
    }
    try {
      const text = await readFile(join(folder, file), 'utf8');
      const read = readJson(text) as Json;
      if (JSON.stringify(read) !== text) refuse('it is not written as the build writes JSON, without white space');
      else if (page) for (const fault of pageDataFaults(read, page)) refuse(fault);
      else if (inset) for (const fault of insetDataFaults(read, inset)) refuse(fault);
      else if (kind && !isDeepStrictEqual(read, plain(catalogue[kind])))
        refuse('it does not list what the manifest does');
    } catch (error) {
      refuse((error as Error).message);
    }
  });
  return reasons.sort();
}

function* pageDataFaults(pageData: Json, { path, formerly, expose, ...about }: ManifestPage): Generator<string> {
  const { data, ...others } = (pageData ?? {}) as { data?: Json };
  if (data === undefined) yield 'it has no data';
  if (!isDeepStrictEqual(others, about)) {
    yield 'its title, description, date of review, shown kinds and number of updates are not those of the manifest, or it has other fields';
  }
}

function* insetDataFaults(insetData: Json, { drawings }: ManifestInset): Generator<string> {
  const { data, ...others } = (insetData ?? {}) as { data?: Json };
  if (data === undefined) yield 'it has no data';
  if (!isDeepStrictEqual(others, drawings ? { drawings } : {})) {
    yield 'its drawings are not those of the manifest, or it has other fields';
  }
}

/** A value after a round trip through JSON. */
function plain(value: Catalogue[Kind]): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
