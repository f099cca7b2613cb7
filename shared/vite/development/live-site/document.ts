import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { longDay } from '../../../content/day.ts';
import { jsonInHtml, type PageState, pageStateId, type ShownPage } from '../../../contract/index.ts';
import { type Answer, type LiveSite, SiteError } from './live-site.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Whether an answer of the live site is a document. */
export function isDocument({ headers, body }: Answer): boolean {
  return body.length > 0 && (headers.get('content-type')?.startsWith('text/html') ?? false);
}

/**
 * What a document of the live site says about its page.
 * @returns null for a document that is not the site's
 */
export function readPageState(html: string): PageState | null {
  const state = find(parse(html), isStateElement);
  return state ? (JSON.parse(textOf(state)) as PageState) : null;
}

/**
 * The live document to show at an address where a remote has other pages than its live release.
 * @param live what the site answers there
 * @param name the remote
 * @param hasPage whether the remote has a page there, to put into the document
 * @throws SiteError when the answer is no document of ours
 */
export async function documentAround(
  site: LiveSite,
  path: string,
  live: Answer,
  { name, hasPage }: { name: string; hasPage: boolean },
): Promise<Answer> {
  const state = readPageState(live.body.toString());
  if (!state) throw new SiteError(`${site.origin}${path} answered ${live.status}, with a document that is not ours.`);
  if (hasPage) {
    // What the shell writes around a page is not around the not-found page.
    const around = state.kind === 'page' ? live : ((await site.anyPage()) ?? live);
    return { ...around, status: 200 };
  }
  // The live release has this page, but the remote no longer does.
  const isGone = state.kind === 'page' && state.remote === name;
  return isGone ? site.ask('/@mint-row/removed') : live;
}

interface OwnPage {
  title: string;
  description: string;
  state: ShownPage['state'];
  /** The page as HTML, without anything around it. */
  content: string;
}

/**
 * A document of the live site with another page in place of the one that it shows. Its own text stays, but for the parts
 * that belong to a page: title, description, state, the day of the last review, and the styles and preloads of remotes.
 * @param html the live document of any page
 */
export function replacePage(html: string, { title, description, state, content }: OwnPage): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const page = `<div data-app="${state.remote}">${content}</div>`;
  const edits: Edit[] = [];
  for (const element of elementsIn(document)) {
    const { tagName } = element;
    const href = attribute(element, 'data-href') ?? attribute(element, 'href') ?? '';
    if (tagName === 'title') edits.push(inside(element, escapeHtml(title)));
    else if (tagName === 'meta' && attribute(element, 'name') === 'description') {
      edits.push(whole(element, `<meta name="description" content="${escapeHtml(description)}"/>`));
    } else if (isStateElement(element)) edits.push(inside(element, jsonInHtml(state)));
    else if (/^(style|link)$/.test(tagName) && href.startsWith('/remotes/')) edits.push(whole(element, ''));
  }
  const main = find(document, ({ tagName }) => tagName === 'main');
  const shown = main && find(main, (element) => attribute(element, 'data-app') !== undefined);
  if (shown) edits.push(whole(shown, page));
  // The not-found page is in no element of its own. The comments are those around each page, which React looks for.
  else if (main) edits.push(inside(main, `<!--$-->${page}<!--/$-->`));
  const day = main && shown && find(main, (element) => element.tagName === 'time' && !isWithin(element, shown));
  if (day) edits.push(whole(day, `<time dateTime="${state.reviewed}">${longDay(state.reviewed)}</time>`));
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), html);
}

/** A piece of a document's text, and what takes its place. */
interface Edit {
  start: number;
  end: number;
  by: string;
}

function whole(element: Element, by: string): Edit {
  const { startOffset: start, endOffset: end } = locationOf(element);
  return { start, end, by };
}

function inside(element: Element, by: string): Edit {
  const { startTag, endTag } = locationOf(element);
  if (!startTag || !endTag) throw new Error(`The live document does not close its ${element.tagName}.`);
  return { start: startTag.endOffset, end: endTag.startOffset, by };
}

function locationOf({ tagName, sourceCodeLocation }: Element) {
  if (!sourceCodeLocation) throw new Error(`The live document has no ${tagName} in its text.`);
  return sourceCodeLocation;
}

function isStateElement({ tagName, attrs }: Element): boolean {
  return tagName === 'script' && attrs.some(({ name, value }) => name === 'id' && value === pageStateId);
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
    yield* elementsIn(child);
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
