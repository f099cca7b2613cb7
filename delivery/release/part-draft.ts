import { markupFaults } from '@mint-row/kit/checks';
import type { AppName } from '@mint-row/kit/contract';
import { brokenLink } from '../compose/check-links.ts';
import type { ComposedFile } from '../compose/composed-file.ts';
import { isSameCode } from '../compose/frame.ts';
import { type ReadDocument, readDocument } from '../compose/read-document.ts';
import type { Effort } from '../store/encode.ts';
import type { Part } from '../store/snapshot.ts';
import { putComposed } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { documentBudget, largestDocument } from './budgets.ts';

/** A part of the site while its documents are being composed, in any order. */
export class PartDraft {
  /** What is wrong with the documents so far. */
  readonly faults: string[] = [];
  readonly #app: AppName;
  readonly #key: string;
  readonly #files: Part['files'] = {};
  readonly #links: Part['links'] = {};
  readonly #shares: string;

  /**
   * @param key the part's name
   * @param shares a sentence about what each remote's entries weigh in its documents; empty if they have none
   */
  constructor(app: AppName, key: string, shares = '') {
    this.#app = app;
    this.#key = key;
    this.#shares = shares && ` ${shares}`;
  }

  /** Stores a composed file, and notes its record, its links and its faults. */
  async take(storage: Storage, file: ComposedFile, effort: Effort): Promise<void> {
    const size = Buffer.byteLength(file.body);
    if (file.type === 'text/html' && size > largestDocument) {
      this.faults.push(
        `${this.#app}: ${file.path} has ${size} bytes before compression; the limit is ${largestDocument}.${this.#shares} Make it smaller, or raise delivery/release/budgets.ts with a reason.`,
      );
      return;
    }
    const document = file.type === 'text/html' ? readDocument(file.body) : null;
    const put = (how: Effort) =>
      putComposed(storage, file, this.#key, {
        effort: how,
        hashes: file.type === 'text/html' ? file.hashes : undefined,
      });
    const { compressed, record } = await put(effort);
    this.#files[file.path] = record;
    if (file.type !== 'text/html' || !document) return;
    const faults = [...faultsOf(document), ...(file.page ? markupFaults(file.page) : [])];
    if (!isSameCode(document.hashes, file.hashes)) {
      faults.push('has inline code that the shell did not write. A page may contain no script and no stylesheet.');
    }
    for (const fault of faults) this.faults.push(`${this.#app}: ${file.path} ${fault}`);
    for (const target of missingWithin(document)) {
      this.faults.push(brokenLink(this.#app, file.path, file.path + target));
    }
    this.#noteLinks(file.path, document);
    const budget = documentBudget(file.path);
    // Whether a document is too heavy does not depend on how many are composed with it.
    const weight = compressed > budget && effort === 'fast' ? (await put('best')).compressed : compressed;
    if (weight > budget) {
      this.faults.push(
        `${this.#app}: ${file.path} weighs ${weight} bytes (HTML, brotli), and the budget is ${budget}.${this.#shares} Make it lighter, or raise delivery/release/budgets.ts with a reason.`,
      );
    }
  }

  /** The finished part: the same documents make the same part, whatever their order. */
  finish(): Part {
    return { app: this.#app, files: inOrder(this.#files), links: inOrder(this.#links) };
  }

  /** Notes the links of a document. For each target, the first document by name is kept. */
  #noteLinks(path: string, { targets }: ReadDocument) {
    for (const target of targets) {
      const known = this.#links[target];
      if (!target.startsWith('#') && (known === undefined || path < known)) this.#links[target] = path;
    }
  }
}

/** Links of a document to elements that it does not have. */
function missingWithin({ targets, ids }: ReadDocument): string[] {
  return [...targets].filter((target) => /^#./.test(target) && !ids.has(target.slice(1)));
}

function* faultsOf({ title, description, headings, ids }: ReadDocument) {
  if (!title.trim()) yield 'has no title. Give it one in the application’s manifest.';
  if (!description.trim()) yield 'has no description. Give it one in the application’s manifest.';
  if (headings !== 1) yield `has ${headings} headings of the first level. A page has exactly one, with its name.`;
  for (const [id, count] of ids) {
    if (count > 1) yield `has ${count} elements with the id "${id}". If the shell has it already, choose another one.`;
  }
}

function inOrder<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
