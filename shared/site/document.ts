import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { longDay } from '../content/day.ts';
import {
  filesBase,
  type InsetName,
  jsonInHtml,
  type PageState,
  type Place,
  pageStateId,
  placeId,
} from '../contract/index.ts';
import type { WrittenInset } from './insets.ts';
import type { ShownPage } from './page.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/**
 * Reads what a document of the site says about its page.
 * @returns null for a document that is not the site's
 */
export function readPageState(html: string): PageState | null {
  return readScript(html, pageStateId) as PageState | null;
}

/**
 * Reads the place of a document of the site.
 * @returns null for a document that is not the site's
 */
export function readPlace(html: string): Place | null {
  return readScript(html, placeId) as Place | null;
}

/** The insets that stand in a document of the site. */
export function readInsets(html: string): WrittenInset[] {
  return [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))].flatMap((element) => {
    const [remote, name] = [attribute(element, 'data-app'), attribute(element, 'data-inset')];
    if (remote === undefined || name === undefined) return [];
    const { start, end } = refilled(element, '');
    // The composer has written both attributes.
    return { remote, name: name as InsetName, html: html.slice(start, end) };
  });
}

/** The JSON in an element of a document. */
function readScript(html: string, id: string): object | null {
  const script = find(parse(html), (element) => isScript(element, id));
  return script ? (JSON.parse(textOf(script)) as object) : null;
}

/**
 * Replaces the page of a document. The text around it stays, but for the parts that belong to a page: title, description,
 * state, the day of the last review, and the styles and preloads of remotes.
 * @param html the document of any page of a live site
 * @param content the new page as HTML, without anything around it
 * @param insets those of other remotes that stand in it as they did in the document
 * @returns the document, with no stylesheet of a remote but those of the insets' remotes
 */
export function replacePage(
  html: string,
  { title, description, state }: ShownPage['head'],
  content: string,
  insets: readonly WrittenInset[] = [],
): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const page = `<div data-app="${state.remote}">${content}</div>`;
  const edits: Edit[] = [];
  for (const element of elementsIn(document)) {
    const { tagName } = element;
    const href = attribute(element, 'data-href') ?? attribute(element, 'href') ?? '';
    if (tagName === 'title') edits.push(refilled(element, escapeHtml(title)));
    else if (tagName === 'meta' && attribute(element, 'name') === 'description') {
      edits.push(replaced(element, `<meta name="description" content="${escapeHtml(description)}"/>`));
    } else if (isScript(element, pageStateId)) edits.push(refilled(element, jsonInHtml(state)));
    else if (/^(style|link)$/.test(tagName) && href.startsWith('/remotes/')) {
      const isOfInset = insets.some(({ remote }) => tagName === 'style' && href.startsWith(filesBase(remote)));
      if (!isOfInset) edits.push(replaced(element, ''));
    }
  }
  const main = find(document, ({ tagName }) => tagName === 'main');
  const shown = main && find(main, (element) => attribute(element, 'data-app') !== undefined);
  if (shown) edits.push(replaced(shown, page));
  // The not-found page is in no element of its own. The comments are those around each page, which React looks for.
  else if (main) edits.push(refilled(main, `<!--$-->${page}<!--/$-->`));
  const day = main && shown && find(main, (element) => element.tagName === 'time' && !isWithin(element, shown));
  if (day) edits.push(replaced(day, `<time dateTime="${state.reviewed}">${longDay(state.reviewed)}</time>`));
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end), html);
}

/** A piece of a document's text, and the text that replaces it. */
interface Edit {
  start: number;
  end: number;
  replacement: string;
}

function replaced(element: Element, replacement: string): Edit {
  const { startOffset: start, endOffset: end } = locationOf(element);
  return { start, end, replacement };
}

function refilled(element: Element, replacement: string): Edit {
  const { startTag, endTag } = locationOf(element);
  if (!startTag || !endTag) throw new Error(`The document does not close its ${element.tagName}.`);
  return { start: startTag.endOffset, end: endTag.startOffset, replacement };
}

function locationOf({ tagName, sourceCodeLocation }: Element) {
  if (!sourceCodeLocation) throw new Error(`The document has no ${tagName} in its text.`);
  return sourceCodeLocation;
}

function isScript({ tagName, attrs }: Element, id: string): boolean {
  return tagName === 'script' && attrs.some(({ name, value }) => name === 'id' && value === id);
}

function find(within: Node, isWanted: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(within)) if (isWanted(element)) return element;
  return undefined;
}

/** The elements of a tree in the order of their start tags. */
function* elementsIn(node: Node): Generator<Element> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if ('tagName' in child) yield child;
    yield* elementsIn('content' in child ? child.content : child);
  }
}

function isWithin(node: Node, ancestor: Element): boolean {
  for (let at: Node | null = node; at; at = 'parentNode' in at ? at.parentNode : null) if (at === ancestor) return true;
  return false;
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
