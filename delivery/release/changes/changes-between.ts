import type { AppName } from '@mint-row/kit/contract';
import { releaseCommand } from '../../common/commands.ts';
import { eachOf } from '../../common/each-of.ts';
import { DeliveryError } from '../../common/errors.ts';
import { readGeneration, readHistory } from '../../store/history.ts';
import type { KeyedFile } from '../../store/snapshots.ts';
import { readSnapshot, snapshotFiles } from '../../store/snapshots.ts';
import type { Storage } from '../../store/storage.ts';
import { changedApps } from '../change.ts';
import {
  type ChangeKind,
  type Changes,
  changeOrder,
  type FileChange,
  type PageChange,
  type Proposal,
} from './changes.ts';
import { compareDocuments } from './compare-documents.ts';
import { compareWords } from './compare-words.ts';
import { readPage } from './read-page.ts';
import {
  type AddressedFiles,
  addressedFiles,
  type PageFiles,
  type SizeOf,
  sizesIn,
  weighAgain,
  weighPage,
} from './weigh-page.ts';

/** A snapshot, or nothing, to compare with another. */
interface Side {
  releases: Readonly<Record<AppName, string>>;
  fallbacks: readonly AppName[];
  /** The present path of each page whose address has changed, by former address. */
  moved: Readonly<Record<string, string>>;
  composed: ReadonlyMap<string, KeyedFile>;
  files: AddressedFiles;
}

/**
 * Tells what differs between two snapshots.
 * @param storage a store or a draft that has both
 * @param from the id of a snapshot; null when there is none yet
 * @throws DeliveryError when one of them, or a file of theirs, cannot be read
 */
export async function changesBetween(storage: Storage, from: string | null, to: string | null): Promise<Changes> {
  if (from === to) return { apps: [], lostFallbacks: [], pages: [], moved: [], files: [] };
  const [before, after] = [await sideOf(storage, from), await sideOf(storage, to)];
  const apps = changedApps(before.releases, after.releases).map((app) => ({
    app,
    from: before.releases[app] ?? null,
    to: after.releases[app] ?? null,
  }));
  const lostFallbacks = before.fallbacks.filter((app) => after.releases[app] && !after.fallbacks.includes(app));
  const sizeOf = sizesIn(storage);
  const pages: PageChange[] = [];
  const files: FileChange[] = [];
  const paths = [...new Set([...before.composed.keys(), ...after.composed.keys()])];
  await eachOf(paths, async (path) => {
    const [old, now] = [before.composed.get(path), after.composed.get(path)];
    if (old?.integrity === now?.integrity) return;
    const [one, other] = [await bodyOf(storage, old), await bodyOf(storage, now)];
    const change = now === undefined && after.moved[path] ? 'moved' : kindOf(path, one, other);
    if ((now ?? old)?.type !== 'text/html') {
      files.push({ path, change, before: old ? await sizeOf(old) : null, after: now ? await sizeOf(now) : null });
      return;
    }
    const versions = { before: pageFiles(old, one, before), after: pageFiles(now, other, after) };
    pages.push(await comparePages(path, change, versions, sizeOf));
  });
  const moved = movesBetween(before, after);
  return { apps, lostFallbacks, pages: pages.sort(byImportance), moved, files: files.sort(byImportance) };
}

/** The former addresses that lead elsewhere than before. At one that led to a page, there may be a page of its own now. */
function movesBetween(before: Side, after: Side): Changes['moved'] {
  const addresses = [...new Set([...Object.keys(before.moved), ...Object.keys(after.moved)])].sort();
  return addresses
    .filter((from) => before.moved[from] !== after.moved[from] && !after.composed.has(from))
    .map((from) => ({ from, to: after.moved[from] ?? null }));
}

async function sideOf(storage: Storage, id: string | null): Promise<Side> {
  if (id === null) return { releases: {}, fallbacks: [], moved: {}, composed: new Map(), files: new Map() };
  const stored = await readSnapshot(storage, id);
  const { releases, fallbacks, moved = {} } = stored.snapshot;
  const files = await addressedFiles(storage, stored.snapshot);
  return { releases, fallbacks: Object.keys(fallbacks), moved, composed: snapshotFiles(stored), files };
}

async function bodyOf(storage: Storage, file: KeyedFile | undefined): Promise<string | null> {
  return file ? String((await storage.read(file.key)) ?? '') : null;
}

function kindOf(path: string, before: string | null, after: string | null): ChangeKind {
  if (before === null) return 'new';
  if (after === null) return 'gone';
  return compareDocuments(path, before, after);
}

function pageFiles(document: KeyedFile | undefined, body: string | null, { files }: Side): PageFiles | null {
  return document && body !== null ? { document, page: readPage(body), files } : null;
}

async function comparePages(
  path: string,
  change: ChangeKind,
  { before, after }: Record<'before' | 'after', PageFiles | null>,
  sizeOf: SizeOf,
): Promise<PageChange> {
  return {
    path,
    title: (after ?? before)?.page.title ?? '',
    change,
    ...compareWords(before && after ? before.page.blocks : [], before && after ? after.page.blocks : []),
    before: before && (await weighPage(before, sizeOf)),
    after: after && (await weighPage(after, sizeOf)),
    returning: before && after && (await weighAgain(before, after, sizeOf)),
  };
}

function byImportance(one: FileChange | PageChange, other: FileChange | PageChange): number {
  const rank = (each: FileChange | PageChange) =>
    2 * changeOrder.indexOf(each.change) + ('words' in each && each.words.length === 0 ? 1 : 0);
  return rank(one) - rank(other) || (one.path < other.path ? -1 : 1);
}

/**
 * Compares two snapshots of the history.
 * @param from the number of a generation, or a snapshot's id or the beginning of one
 * @throws DeliveryError when there is no such snapshot, or a file of one cannot be read
 */
export async function diff(storage: Storage, from: string, to: string): Promise<Changes> {
  const { before, after } = await findSnapshots(storage, from, to);
  return changesBetween(storage, before, after);
}

/** Finds the snapshots to compare, by the same names. */
export async function findSnapshots(storage: Storage, from: string, to: string): Promise<Proposal> {
  return { storage, before: await findSnapshotId(storage, from), after: await findSnapshotId(storage, to) };
}

async function findSnapshotId(storage: Storage, name: string): Promise<string> {
  if (/^\d{1,9}$/.test(name)) {
    const generation = await readGeneration(storage, Number(name));
    if (generation?.snapshot) return generation.snapshot;
    if (generation) throw new DeliveryError(`Generation ${name} has no snapshot: there was no site yet.`);
  }
  for await (const { snapshot } of readHistory(storage)) if (snapshot?.startsWith(name)) return snapshot;
  throw new DeliveryError(
    `The history has no generation or snapshot ${name}. See: ${releaseCommand(storage.address, 'history')}`,
  );
}
