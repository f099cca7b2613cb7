import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { markSign, paths } from '../contract/index.ts';

/** Part of a block: plain text, or the text of a link. */
interface TextPart {
  text: string;
  /** The slug of the glossary's term that it explains, if any. */
  term: string | null;
}

/** A block of a page's text: a paragraph, an entry of a list, a heading. */
interface Block {
  /** Whether it is running text, rather than a heading, a label, a link of a navigation or the words of a drawing. */
  isRunning: boolean;
  /** The element: "p", "li", "h2". */
  tag: string;
  parts: TextPart[];
}

/** Terms that readers of a page may not know, by their slugs in the glossary, as running text has them. */
export const termsToExplain: Readonly<Record<string, RegExp>> = {
  raw: /\braw\b/i,
  slab: /\bslab(s|bed)?\b/i,
  psa: /\bPSA\b/,
  bgs: /\bBGS\b/,
  cgc: /\bCGC\b/,
  census: /\bcensus\b/i,
  centring: /\bcentring\b/i,
  'print-line': /\bprint lines?\b/i,
  parallel: /\bparallels?\b/i,
  insert: /\binserts?\b/i,
  chase: /\bchase (card|set)s?\b/i,
  refractor: /\b(x?refractors?)\b/i,
  'secret-rare': /\bsecret (rare|card)s?\b/i,
  shadowless: /\bshadowless\b/i,
  pmg: /\b(PMGs?|Precious Metal Gems?)\b/,
  'reverse-holo': /\breverse holos?\b/i,
  'alternate-art': /\balternate art\b/i,
  'penny-sleeve': /\bpenny sleeves?\b/i,
  'top-loader': /\btop loaders?\b/i,
  'buyers-premium': /\bbuyer’s premium\b/i,
  'fanatics-collect': /\b(Fanatics Collect|PWCC)\b/,
};

/**
 * The page that defines the terms, legal texts, and lists of entries: those of guides and updates have no marks,
 * because each is shown on several pages.
 */
const explainNothing: readonly string[] = [
  paths.glossary,
  paths.disclaimer,
  paths.dmca,
  paths.userPolicy,
  paths.guides,
  paths.updates,
];

/**
 * Checks a page's text: it has no mark as it was typed, and explains each term once, where it is first used. What a page
 * shows of other remotes counts, so this holds for a page in its site.
 * @param path of the page
 * @param content the markup that the page's component renders
 * @returns for each fault, the rest of a sentence that begins with the page's name; it quotes the text
 */
export function wordFaults(path: string, content: string): string[] {
  const blocks = blocksOf(content);
  const faults = [...rawMarks(blocks)];
  return explainNothing.includes(path) ? faults : [...faults, ...unexplained(blocks), ...explainedTwice(blocks)];
}

/**
 * Finds marks that a page's text shows as they were typed.
 * @param content the markup that the page's component renders
 * @returns for each, the rest of a sentence that begins with the page's name
 */
export function markFaults(content: string): string[] {
  return markSign.test(content) ? [...rawMarks(blocksOf(content))] : [];
}

function* rawMarks(blocks: readonly Block[]): Generator<string> {
  for (const { text } of blocks.flatMap(({ parts }) => parts)) {
    if (!markSign.test(text)) continue;
    yield `shows the mark in ${quote(text)} as it is typed. Show the text with <Text>, and write [[slab]], [[slab|slabs]] or [words](/address).`;
  }
}

function* unexplained(blocks: readonly Block[]): Generator<string> {
  const parts = blocks.flatMap(({ isRunning, parts }) => parts.map((part) => ({ ...part, isRunning })));
  for (const [slug, pattern] of Object.entries(termsToExplain)) {
    const first = parts.find(({ text, term, isRunning }) => term === slug || (isRunning && pattern.test(text)));
    if (!first || first.term === slug) continue;
    yield `does not explain ${quote(pattern.exec(first.text)?.[0] ?? '')} where it is first used, in ${quote(first.text)}. Write [[${slug}|words]] there.`;
  }
}

function* explainedTwice(blocks: readonly Block[]): Generator<string> {
  const explained = new Set<string>();
  for (const { term, text } of blocks.flatMap(({ parts }) => parts)) {
    if (term === null) continue;
    if (explained.has(term)) yield `explains the term "${term}" again, in ${quote(text)}. Mark only its first use.`;
    explained.add(term);
  }
}

/** How much of a text a message shows, in characters. */
const maxQuoteLength = 80;

function quote(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > maxQuoteLength ? `"${trimmed.slice(0, maxQuoteLength)}…"` : `"${trimmed}"`;
}

/** The text of a block, with single spaces and without the invisible characters that prevent line breaks. */
export function textOf({ parts }: Block): string {
  return parts
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\u2060', '')
    .trim();
}

const blockTags = new Set(
  'p li dt dd td th h1 h2 h3 h4 h5 h6 figcaption caption blockquote legend label summary text title desc output button option'.split(
    ' ',
  ),
);
const runningTags = new Set('p li dd td figcaption blockquote'.split(' '));

/** What applies to the text in an element. */
interface Around {
  block: Block | null;
  term: string | null;
  isAside: boolean;
}

/** The blocks of a page's markup, in reading order. */
export function blocksOf(content: string): Block[] {
  const found: Block[] = [];
  readInto(found, parseFragment(content), { block: null, term: null, isAside: false });
  return found.filter((block) => textOf(block) !== '');
}

function readInto(found: Block[], parent: Tree.ParentNode, around: Around): void {
  for (const node of parent.childNodes) {
    if (node.nodeName === '#text' && 'value' in node) {
      const { block, term, isAside } = around;
      // A label inside a paragraph is no running text, unless it explains a term.
      if (block && !(block.isRunning && isAside && !term)) block.parts.push({ text: node.value, term });
    } else if ('tagName' in node && node.tagName !== 'script' && node.tagName !== 'style') {
      readInto(found, 'content' in node ? node.content : node, within(node, around, found));
    }
  }
}

function within({ tagName, attrs }: Tree.Element, around: Around, found: Block[]): Around {
  const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value ?? '';
  const classes = attribute('class');
  const isAside =
    around.isAside ||
    ['nav', 'svg', 'button'].includes(tagName) ||
    attribute('aria-hidden') === 'true' ||
    /\b(type-(label|title)|plot-mark)\b/.test(classes);
  const term = /\bterm\b/.test(classes) ? (attribute('href').split('#')[1] ?? '') : around.term;
  if (!blockTags.has(tagName)) return { block: around.block, term, isAside };
  const block = { tag: tagName, isRunning: runningTags.has(tagName) && !isAside, parts: [] };
  found.push(block);
  return { block, term, isAside };
}
