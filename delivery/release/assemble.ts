import { createHash } from 'node:crypto';
import type { RemoteName } from '@mint-row/shared/contract';
import { integrityOf } from '../artifact/artifact.ts';
import { brokenLink, findBrokenLinks } from '../compose/check-links.ts';
import { composersOf, composeSiteFiles } from '../compose/compose.ts';
import type { ComposedFile } from '../compose/composed-file.ts';
import { notFoundPath } from '../compose/composed-file.ts';
import { type PartPlan, planParts } from '../compose/parts.ts';
import type { SiteArtifacts } from '../compose/plan.ts';
import { type ReadDocument, readDocument } from '../compose/read-document.ts';
import { Renderer } from '../compose/renderer.ts';
import { RefusedError } from '../refusals.ts';
import { eachOf } from '../store/each-of.ts';
import type { Effort } from '../store/encode.ts';
import type { Part, Snapshot } from '../store/snapshot.ts';
import { addComposed, addPart, addSnapshot, describeComposed, readPart, toBytes } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { documentBudget } from './budgets.ts';

export interface AssembleOptions {
  /** Says which composer composes: another one composes the same releases anew. */
  composer: string;
  /** Told after each document that had to be composed: how many are done, of how many. */
  onProgress?: ((done: number, all: number) => void) | undefined;
  /** How long one page may take to render, in milliseconds, if not as long as usual. */
  deadline?: number | undefined;
}

/**
 * Makes the snapshot of a set of releases: takes the parts that the store has, composes the others, follows every link.
 * The same artifacts always make the same snapshot.
 * @param storage where parts are found and put
 * @throws RefusedError with every reason why pages or links are not fit to be seen; nothing then names what was put
 */
export async function assemble(
  storage: Storage,
  artifacts: SiteArtifacts,
  { composer, onProgress, deadline }: AssembleOptions,
): Promise<Snapshot> {
  const plans = planParts(artifacts, composer);
  const parts = await composeMissing(storage, artifacts, plans, { onProgress, deadline });
  const html = async (path: string) => {
    const file = parts.map(({ files }) => files[path]).find((found) => found !== undefined);
    return file ? String(await storage.read(file.key)) : '';
  };
  const broken = await findBrokenLinks({ artifacts, parts, html });
  if (broken.length > 0) throw new RefusedError(broken);
  const described = {
    composer,
    releases: Object.fromEntries([artifacts.shell, ...artifacts.remotes].map(({ app, release }) => [app, release])),
    previous: previousOf(artifacts),
  };
  const id = createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 16);
  const listed = parts
    .flatMap(({ files }) => Object.entries(files))
    .filter(([path, { type }]) => type === 'text/html' && path !== notFoundPath)
    .map(([path]) => path)
    .sort();
  const files: Snapshot['files'] = {};
  for (const file of composeSiteFiles(artifacts, { snapshot: id, paths: listed })) {
    const { compressed: _, ...record } = await put(storage, file);
    files[file.path] = record;
  }
  const snapshot: Snapshot = {
    id,
    ...described,
    parts: parts.map((part, index) => ({ key: plans[index]?.key ?? '', integrity: integrityOf(toBytes(part)) })),
    files,
  };
  await addSnapshot(storage, snapshot);
  return snapshot;
}

async function composeMissing(
  storage: Storage,
  artifacts: SiteArtifacts,
  plans: readonly PartPlan[],
  { onProgress, deadline }: Omit<AssembleOptions, 'composer'>,
): Promise<Part[]> {
  const found = await Promise.all(plans.map(({ key }) => readPart(storage, key)));
  const missing = plans.filter((_, index) => !found[index]);
  const all = missing.reduce((sum, { pages }) => sum + Math.max(pages.length, 1), 0);
  let done = 0;
  if (missing.length === 0) return found.filter((part) => part !== null);
  const renderer = new Renderer(artifacts, deadline);
  const composed = new Map<PartPlan, Part>();
  try {
    for (const plan of missing) {
      const part = await storePart(storage, plan, composersOf(artifacts, plan, renderer), () => {
        done += 1;
        onProgress?.(Math.min(done, all), all);
      });
      composed.set(plan, part);
    }
  } finally {
    renderer.close();
  }
  return plans.flatMap((plan, index) => found[index] ?? composed.get(plan) ?? []);
}

/** From this many documents on, a part takes longer to compress at its best than a release should. */
const many = 200;

/** Puts documents into the store as they come, some at a time, so that memory does not grow with the site. */
async function storePart(
  storage: Storage,
  { app, key, pages }: PartPlan,
  composers: readonly (() => Promise<ComposedFile>)[],
  onStored: () => void,
): Promise<Part> {
  const part: Part = { app, files: {}, links: {} };
  const wrong: string[] = [];
  const effort = pages.length > many ? 'fast' : 'best';
  const take = async (compose: () => Promise<ComposedFile>) => {
    const file = await compose();
    if (file.type === 'text/html') {
      const document = readDocument(file.body);
      for (const fault of faultsOf(document)) wrong.push(`${app}: ${file.path} ${fault}`);
      for (const target of missingWithin(document)) wrong.push(brokenLink(app, file.path, file.path + target));
      noteLinks(part.links, file.path, document);
    }
    const { compressed, ...record } = await put(storage, file, effort);
    part.files[file.path] = record;
    if (file.type === 'text/html' && compressed > documentBudget(file.path)) {
      wrong.push(
        `${app}: ${file.path} weighs ${compressed} bytes (HTML, brotli), and the budget is ${documentBudget(file.path)}. Make it lighter, or raise delivery/release/budgets.ts with a reason.`,
      );
    }
    onStored();
  };
  // Enough at once to keep the renderer, the compressor's threads and the disk busy.
  await eachOf(composers, take);
  if (wrong.length > 0) throw new RefusedError(wrong.sort());
  const sorted = { app, files: inOrder(part.files), links: inOrder(part.links) };
  await addPart(storage, key, sorted);
  return sorted;
}

async function put(storage: Storage, file: ComposedFile, effort: Effort = 'best') {
  const described = describeComposed(file);
  return { ...described, compressed: await addComposed(storage, described.key, file.body, effort) };
}

/** Links to places within the document that it does not have. */
function missingWithin({ targets, ids }: ReadDocument): string[] {
  return [...targets].filter((target) => /^#./.test(target) && !ids.has(target.slice(1)));
}

/** Notes where a document leads. Documents come in no order: of all that lead somewhere, the first by name is kept. */
function noteLinks(links: Part['links'], path: string, { targets }: ReadDocument): void {
  for (const target of targets) {
    const known = links[target];
    if (!target.startsWith('#') && (known === undefined || path < known)) links[target] = path;
  }
}

function* faultsOf({ title, description, headings }: ReadDocument) {
  if (!title.trim()) yield 'has no title. Give it one in the application’s manifest.';
  if (!description.trim()) yield 'has no description. Give it one in the application’s manifest.';
  if (headings !== 1) yield `has ${headings} headings of the first level. A page has one: its own name.`;
}

function previousOf({ previous = [] }: SiteArtifacts): Snapshot['previous'] {
  return Object.fromEntries(previous.map(({ app, release }): [RemoteName, string] => [app, release]));
}

function inOrder<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
