import { asyncProperty, check, sample } from 'fast-check';
import { cutFrame, makeDocument, markupFaults, PartDraft } from '../../../delivery/index.ts';
import { MemoryStorage } from '../../../tests/release/memory-storage.ts';
import { serveBuiltSite } from '../../../tests/site/serve-built-site.ts';
import { type Seen, startChromium } from './chromium.ts';
import { emptyPage, type Page, pages } from './pages.ts';
import { readAsGate } from './read-as-gate.ts';
import { cutDocument, piecesOf, withoutLoading } from './source-pieces.ts';

export interface MarkupOutcome {
  pages: number;
  /** The number of pages that the gate accepted. */
  accepted: number;
  /** The smallest page that went wrong, and how to repeat it; null when none did. */
  counterexample: string | null;
}

/** The number of pages of a seed. */
const block = 500;
/** The number of documents that the browser opens in parallel. */
const atOnce = 50;

/** Pages of each kind, from which pieces are taken. */
const sources = [
  '/marvel',
  '/characters/spider-man',
  '/guides/values',
  '/checklists',
  '/contact',
  '/search',
  '/binder',
];

const placeholder = 'the-page-of-a-remote';

/**
 * Compares how the gate and Chromium parse generated markup: Chromium must turn accepted markup into exactly the
 * elements that the gate has read, and change nothing else of the document.
 * @param count how many pages, at least
 * @param seed the first block's; each further block has the next
 */
export async function fuzzMarkup(
  count: number,
  seed: number,
  onProgress = (_done: number) => {},
): Promise<MarkupOutcome> {
  const [shell = '', ...others] = await documentsOf(sources);
  const { before, after } = cutDocument(withoutLoading(shell));
  const html = before + placeholder + after;
  const frame = cutFrame(html, { styles: [], page: placeholder });
  if (!frame) throw new Error('The document has no place for a page.');
  const made = (page: Page) => makeDocument(frame, [], page);
  const pieces = [shell, ...others].flatMap((each) => piecesOf(cutDocument(each).content));
  const browser = await startChromium();
  const arbitrary = pages(pieces, await browser.namesInUse());

  const isAccepted = async (page: Page): Promise<boolean> => {
    if (markupFaults(page).length > 0) return false;
    const gate = new PartDraft('marvel', { folder: '/' }, 'fuzz');
    const { html: body, hashes } = made(page);
    await gate.take(new MemoryStorage(), { path: '/marvel', type: 'text/html', body, hashes, page }, 'fast');
    return gate.faults.length === 0;
  };
  const faultsOf = async (all: readonly Page[]): Promise<(string | undefined)[]> => {
    const [empty, ...seen] = await browser.look([emptyPage, ...all].map((page) => made(page).html));
    return seen.map((one, index) => (empty ? faultOf(one, empty, all[index] ?? emptyPage) : undefined));
  };

  const outcome: MarkupOutcome = { pages: 0, accepted: 0, counterexample: null };
  for (let at = seed; outcome.pages < count && !outcome.counterexample; at += 1) {
    const accepted: Page[] = [];
    for (const page of sample(arbitrary, { seed: at, numRuns: block })) {
      if (await isAccepted(page)) accepted.push(page);
    }
    outcome.pages += block;
    outcome.accepted += accepted.length;
    for (let from = 0; from < accepted.length && !outcome.counterexample; from += atOnce) {
      const some = accepted.slice(from, from + atOnce);
      if ((await faultsOf(some)).every((fault) => fault === undefined)) continue;
      // Some faults occur in the batch alone: opened one by one, each page has its own document.
      for (const page of some) {
        const [fault] = await faultsOf([page]);
        if (fault !== undefined) outcome.counterexample ??= (await shrink(at)) ?? describe(fault, at, page);
      }
      outcome.counterexample ??= `Only together, of seed ${at}: ${some.map((page) => JSON.stringify(page)).join('\n')}`;
    }
    onProgress(outcome.pages);
  }
  await browser.stop();
  return outcome;

  /** Repeats one seed's pages one by one, to find the smallest failing page. */
  async function shrink(at: number): Promise<string | null> {
    let last: string | null = null;
    const property = asyncProperty(arbitrary, async (page) => {
      const [fault] = (await isAccepted(page)) ? await faultsOf([page]) : [];
      if (fault) last = describe(fault, at, page);
      return fault === undefined;
    });
    const limit = { interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false };
    await check(property, { seed: at, numRuns: block, ...limit });
    return last;
  }
}

async function documentsOf(paths: readonly string[]): Promise<string[]> {
  const site = await serveBuiltSite('dist');
  const documents = await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).text()));
  await site.stop();
  return documents;
}

function faultOf({ read, faults }: Seen, { read: empty }: Seen, { content, preloads }: Page): string | undefined {
  if (!read || !empty) return 'The document is not shown';
  const compared = [
    ['outside of the page', empty.outside, read.outside],
    ['in the page', readAsGate(content), read.page],
    ['before the page', readAsGate(preloads), read.preloads],
  ] as const;
  const different = compared.find(([, expected, seen]) => expected !== seen);
  if (!different) return faults[0];
  const [where, expected, seen] = different;
  return `${where} ${firstDifference(expected, seen)}`;
}

function firstDifference(expected: string, seen: string): string {
  const [before, after] = [expected.split('\n'), seen.split('\n')];
  const at = before.findIndex((line, index) => line !== after[index]);
  return `there should be ${before[at] ?? 'nothing more'}, and there is ${after[at < 0 ? before.length : at] ?? 'nothing'}`;
}

function describe(fault: string, seed: number, page: Page): string {
  return [
    `Found: ${fault}.`,
    `To repeat it: npm run lab -- fuzz --pages 1 --seed ${seed}`,
    `The page is ${JSON.stringify(page)}`,
  ].join('\n');
}
