import { integrityOf } from '@mint-row/kit/build';
import { markFaults, markupFaults } from '@mint-row/kit/checks';
import { type AppName, type Catalogue, type InFolder, kinds } from '@mint-row/kit/contract';
import { checkFiles, type RemoteArtifact } from '../artifact/artifact.ts';
import { eachOf } from '../common/each-of.ts';
import { RefusedError } from '../common/errors.ts';
import { brokenLink } from '../compose/check-links.ts';
import { composersOf } from '../compose/compose.ts';
import type { ComposedFile } from '../compose/composed-file.ts';
import { documentInFolder } from '../compose/folder.ts';
import { isSameCode } from '../compose/frame.ts';
import { type ParsedDocument, parseDocument } from '../compose/html.ts';
import { composingFiles, type PartPlan, type SiteArtifacts, type SitePlan } from '../compose/plan.ts';
import { Renderer, type RenderOptions } from '../compose/renderer.ts';
import { nameOfComposed } from '../store/codings.ts';
import { type Effort, effortFor } from '../store/copies.ts';
import type { PartFile } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { putFile } from '../store/stored-files.ts';
import { documentFaults as budgetFaults, documentSizeFaults } from './budget-faults.ts';
import { budgets, documentLimit } from './budgets.ts';
import type { LiveRelease } from './live-release.ts';

/** How documents are composed. */
export interface ComposeOptions extends RenderOptions {
  /** Called after each composed file with the number done and the total. */
  onProgress?: ((done: number, all: number) => void) | undefined;
  /** How hard documents are compressed; by default, as hard as their number allows. */
  effort?: Effort | undefined;
  /** The live release, to find the reason for a heavier document. */
  liveRelease?: LiveRelease | null | undefined;
}

/**
 * Composes files of a site and stores them. Files of all applications are composed together, a few at a time, and stored
 * as they are ready, so that memory does not grow with the site, nor time with the number of applications.
 * @param plans with the pages that are to be composed
 * @param owner a name with the number of the last prune, which the files get
 * @returns what was composed for each plan, by address
 * @throws RefusedError with every fault of every document; nothing then refers to the files written. DeliveryError when
 * a file that they are composed from is missing or damaged
 */
export async function composeParts(
  storage: Storage,
  site: Pick<SitePlan, 'artifacts' | 'place'>,
  plans: readonly PartPlan[],
  owner: string,
  { onProgress, effort: wanted, liveRelease = null, ...rendering }: ComposeOptions,
): Promise<ComposedPages[]> {
  const { artifacts } = site;
  // Damaged code or data could make wrong documents that look like good ones.
  const pages = plans.flatMap((plan) => plan.pages);
  const remotes = new Set([
    ...plans.flatMap(({ remote }) => remote ?? []),
    ...pages.flatMap(({ insets }) => insets.map(({ remote }) => remote)),
  ]);
  const composed = [artifacts.shell, ...remotes];
  await Promise.all(composed.map((artifact) => checkFiles(artifact, composingFiles(artifact, pages))));
  const renderer = await Renderer.open({ ...artifacts, remotes: [...remotes] }, rendering);
  const drafts = plans.map((plan) => ({
    plan,
    draft: new PartDraft(
      plan.remote?.app ?? 'shell',
      site.place,
      owner,
      entryShares(artifacts, plan),
      liveRelease,
      plan.catalogue,
    ),
  }));
  const faults = new Set<string>();
  try {
    const files = drafts.flatMap(({ plan, draft }) =>
      composersOf(site, plan, renderer).map((compose, index) => ({ compose, draft, uses: remotesOf(plan, index) })),
    );
    const remaining = new Map<RemoteArtifact, number>();
    for (const remote of files.flatMap(({ uses }) => uses)) remaining.set(remote, (remaining.get(remote) ?? 0) + 1);
    const effort = wanted ?? effortFor(files.length);
    let done = 0;
    // Several at once, to keep the renderers, the compressor's threads and the disk busy.
    await eachOf(files, ({ compose, draft, uses }) =>
      collectFaults(faults, async () => {
        await collectFaults(faults, async () => draft.take(storage, await compose(), effort));
        done += 1;
        onProgress?.(done, files.length);
        // The shell's process goes on: it renders the surroundings of every page.
        for (const remote of uses) {
          const count = (remaining.get(remote) ?? 0) - 1;
          remaining.set(remote, count);
          if (count === 0) await collectFaults(faults, () => renderer.end(remote));
        }
      }),
    );
    await collectFaults(faults, () => renderer.end(null));
  } finally {
    renderer.close();
  }
  for (const { draft } of drafts) for (const fault of draft.faults) faults.add(fault);
  if (faults.size > 0) throw new RefusedError([...faults].sort());
  return drafts.map(({ plan, draft }) => {
    const inputs = new Map(plan.pages.map((page) => [page.path, page.inputs]));
    return new Map(
      [...draft.files].map(([path, page]) => [path, { ...page, inputs: inputs.get(path) ?? plan.inputs }]),
    );
  });
}

/** The remotes whose code renders a file of a plan: the page's and those of its insets; none for a file of the shell. */
function remotesOf({ remote, pages }: PartPlan, index: number): RemoteArtifact[] {
  if (!remote) return [];
  return [...new Set([remote, ...(pages[index]?.insets ?? []).map((inset) => inset.remote)])];
}

/** Collects the reasons of a refusal and continues, so that the faults of one remote do not hide those of another. */
async function collectFaults(faults: Set<string>, act: () => Promise<void>): Promise<void> {
  await act().catch((error: Error) => {
    if (!(error instanceof RefusedError)) throw error;
    for (const reason of error.reasons) faults.add(reason);
  });
}

/** A composed file, with the addresses that it links to, except within itself. */
export type ComposedPage = Omit<PartFile, 'links'> & { links: string[] };

/** Composed files by address. */
type ComposedPages = Map<string, ComposedPage>;

/** The documents of one plan while they are being composed, in any order. */
export class PartDraft {
  /** The faults of the documents so far. */
  readonly faults: string[] = [];
  /** What was composed so far, by address. */
  readonly files = new Map<string, Omit<ComposedPage, 'inputs'>>();
  readonly #app: AppName;
  readonly #place: InFolder;
  readonly #owner: string;
  readonly #shares: string;
  readonly #live: LiveRelease | null;
  readonly #shown: Catalogue;

  /**
   * @param place where the documents will be: their addresses are checked as paths of the site, and moved there last
   * @param owner a name with the number of the last prune
   * @param shares a sentence about what each remote's entries weigh in its documents; empty if they have none
   * @param live what to compare documents with that are too heavy
   * @param shown the entries of the kinds that its pages show
   */
  constructor(
    app: AppName,
    place: InFolder,
    owner: string,
    shares = '',
    live: LiveRelease | null = null,
    shown: Catalogue = {},
  ) {
    this.#app = app;
    this.#place = place;
    this.#owner = owner;
    this.#shares = shares;
    this.#live = live;
    this.#shown = shown;
  }

  /** Stores a composed file, and notes its record, its links and its faults. */
  async take(storage: Storage, file: ComposedFile, effort: Effort): Promise<void> {
    const size = Buffer.byteLength(file.body);
    if (file.type === 'text/html' && size > budgets.document) {
      this.faults.push(...documentSizeFaults(this.#app, file.path, size, budgets.document, this.#shares));
      return;
    }
    const document = file.type === 'text/html' ? parseDocument(file.body) : null;
    const bytes = Buffer.from(file.type === 'text/html' ? documentInFolder(file.body, this.#place) : file.body);
    const put = (how: Effort) =>
      putFile(storage, { name: nameOfComposed(file.type), isServed: true }, { bytes, owner: this.#owner, effort: how });
    const compressed = await put(effort);
    this.files.set(file.path, {
      type: file.type,
      bytes: bytes.length,
      integrity: integrityOf(bytes),
      ...(file.type === 'text/html' ? file.hashes : {}),
      links: document ? [...document.targets].filter((target) => !target.startsWith('#')).sort() : [],
    });
    if (file.type !== 'text/html' || !document) return;
    const ofInsets = (file.insets ?? []).flatMap(insetFaults);
    this.faults.push(...ofInsets.map((fault) => `${fault} It stands in ${file.path}.`));
    const faults = [
      ...documentFaults(document),
      ...(file.placeFaults ?? []),
      // What is wrong with an inset is wrong with the page around it, too.
      ...(file.page && ofInsets.length === 0 ? [...markupFaults(file.page), ...markFaults(file.page.content)] : []),
    ];
    if (!isSameCode(document.hashes, file.hashes)) {
      faults.push('has inline code that the shell did not write. A page may contain no script and no stylesheet.');
    }
    for (const fault of faults) this.faults.push(`${this.#app}: ${file.path} ${fault}`);
    for (const target of missingWithin(document)) {
      this.faults.push(brokenLink(this.#app, file.path, file.path + target));
    }
    // Whether a document is too heavy does not depend on how many are composed with it.
    const insets = file.insets?.length ?? 0;
    const isOver = compressed > documentLimit(file.path, this.#shown, insets);
    const weight = isOver && effort === 'fast' ? await put('best') : compressed;
    const weighed = { app: this.#app, path: file.path, html: file.body, bytes: weight, insets };
    this.faults.push(...(await budgetFaults({ ...weighed, shown: this.#shown, note: this.#shares, live: this.#live })));
  }
}

/** Links of a document to elements that it does not have. */
function missingWithin({ targets, ids }: ParsedDocument): string[] {
  return [...targets].filter((target) => /^#./.test(target) && !ids.has(target.slice(1)));
}

/** What is wrong with the markup of an inset, under the name of its remote. */
function insetFaults({ remote, name, html }: Record<'remote' | 'name' | 'html', string>): string[] {
  const faults = [...markupFaults({ preloads: '', content: html }), ...markFaults(html)];
  return faults.map((fault) => `${remote}: its inset ${name} ${fault}`);
}

function* documentFaults({ title, description, headings, ids }: ParsedDocument) {
  if (!title.trim()) yield 'has no title. Give it one in the application’s manifest.';
  if (!description.trim()) yield 'has no description. Give it one in the application’s manifest.';
  if (headings !== 1) yield `has ${headings} headings of the first level. A page has exactly one, with its name.`;
  for (const [id, count] of ids) {
    if (count > 1) yield `has ${count} elements with the id "${id}". If the shell has it already, choose another one.`;
  }
}

/**
 * Tells whose entries make the documents of a part heavy.
 * @returns a sentence with each remote's share, the largest first; empty if the documents contain no entries
 */
export function entryShares(
  { remotes }: Pick<SiteArtifacts, 'remotes'>,
  { catalogue }: Pick<PartPlan, 'catalogue'>,
): string {
  const shown = kinds.filter((kind) => catalogue[kind]);
  const shares = remotes
    .map(({ app, manifest }) => {
      const lists = shown.flatMap((kind) => JSON.stringify(manifest.catalogue[kind]) ?? []);
      return { app, bytes: lists.reduce((sum, list) => sum + Buffer.byteLength(list), 0) };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes);
  if (shares.length === 0) return '';
  return `Lists of ${shown.join(', ')} are part of it, in bytes before compression: ${shares.map(({ app, bytes }) => `${app} ${bytes}`).join(', ')}.`;
}
