import { visitHtml } from '../../delivery/index.ts';
import { composedSite } from './site.ts';

/** A part of a block: plain text, or the text of a link. */
export interface TextPart {
  text: string;
  /** The slug of the glossary's term that it explains, if any. */
  term: string | null;
}

/** A block of text in a page's `main`: a paragraph, an entry of a list, a heading. */
export interface Block {
  /** The element: "p", "li", "h2". */
  tag: string;
  /** Whether it is running text, rather than a heading, a label, a link of a navigation or the words of a drawing. */
  running: boolean;
  parts: TextPart[];
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

/** The blocks of each page, in reading order. */
export async function pageTexts(): Promise<Map<string, Block[]>> {
  const documents = (await composedSite()).filter(({ type, path }) => type === 'text/html' && path !== '/404.html');
  return new Map(documents.map(({ path, body }) => [path, blocksOf(body)]));
}

const blocks = new Set(
  'p li dt dd td th h1 h2 h3 h4 h5 h6 figcaption caption blockquote legend label summary text title desc output button option'.split(
    ' ',
  ),
);
const runningTags = new Set('p li dd td figcaption blockquote'.split(' '));
const voids = new Set('br img hr input link meta source wbr col'.split(' '));

interface Open {
  name: string;
  block: Block | null;
  term: string | null;
  aside: boolean;
}

/** The blocks of a document's `main`. */
export function blocksOf(html: string): Block[] {
  const found: Block[] = [];
  const open: Open[] = [];
  let inMain = false;
  visitHtml(html, {
    open(name, { class: classes = '', href = '', 'aria-hidden': hidden }) {
      if (name === 'main') inMain = true;
      if (voids.has(name)) return;
      const parent = open.at(-1);
      const aside =
        (parent?.aside ?? false) ||
        name === 'nav' ||
        name === 'svg' ||
        name === 'button' ||
        hidden === 'true' ||
        /\b(type-(label|title)|plot-mark)\b/.test(classes);
      const starts = inMain && blocks.has(name);
      const block = starts
        ? { tag: name, running: runningTags.has(name) && !aside, parts: [] }
        : (parent?.block ?? null);
      if (starts && block) found.push(block);
      const term = /\bterm\b/.test(classes) ? (href.split('#')[1] ?? '') : (parent?.term ?? null);
      open.push({ name, block, term, aside });
    },
    text(text) {
      const { block, term, name, aside } = open.at(-1) ?? { block: null, term: null, name: '', aside: false };
      if (name === 'script' || name === 'style' || !block) return;
      // A label inside a paragraph is no running text, unless it explains a term.
      if (block.running && aside && !term) return;
      block.parts.push({ text, term });
    },
    close(name) {
      if (name === 'main') inMain = false;
      if (!voids.has(name)) open.pop();
    },
  });
  return found.filter((block) => textOf(block) !== '');
}
