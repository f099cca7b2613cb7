import { longDay } from '../../../content/day.ts';
import { jsonInHtml, type PageState, pageStateId } from '../../../contract/index.ts';

const stateElement = new RegExp(`(<script[^>]*id="${pageStateId}"[^>]*>)([^<]*)(</script>)`);

/**
 * What a document of the live site says about its page.
 * @returns null for a document that is not the site's
 */
export function stateOf(html: string): PageState | null {
  const [, , state] = stateElement.exec(html) ?? [];
  return state ? (JSON.parse(state) as PageState) : null;
}

interface OwnPage {
  title: string;
  description: string;
  state: Extract<PageState, { kind: 'page' }>;
  /** The page as HTML, without anything around it. */
  content: string;
}

/**
 * A document of the live site, with a page from sources in it: in place of the page that it shows.
 * @param html the live document of any page
 */
export function withOwnPage(html: string, { title, description, state, content }: OwnPage): string {
  return inMain(html, (main) => {
    const page = `<div data-app="${state.remote}">${content}</div>`;
    const begins = main.search(/<div data-app="[^"]*">/);
    return begins < 0
      ? `<!--$-->${page}<!--/$-->`
      : main.slice(0, begins) + page + withDay(main.slice(endOf(main, begins)), state.reviewed);
  })
    .replaceAll(/<style data-href="([^"]*)">.*?<\/style>/gs, (style, href) => (isRemote(href) ? '' : style))
    .replaceAll(/<link rel="preload"[^>]* href="([^"]*)"\/>/g, (link, href) => (isRemote(href) ? '' : link))
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + escaped(description))
    .replace(stateElement, (_, start, _state, end) => start + jsonInHtml(state) + end);
}

const isRemote = (href: string) => href.startsWith('/remotes/');

/** The line below a page, with the day when it was last reviewed. */
function withDay(line: string, day: string): string {
  return line.replace(/(<time dateTime=")[^"]*(">)[^<]*/, (_, start, end) => start + day + end + longDay(day));
}

/** Changes what the document's main element contains. */
function inMain(html: string, change: (main: string) => string): string {
  return html.replace(/(<main\b[^>]*>)(.*)(<\/main>)/s, (_, start, main, end) => start + change(main) + end);
}

/** Where the element ends that begins at a position. Everything but tags is escaped in the documents of the site. */
function endOf(html: string, begins: number): number {
  const tags = /<(\/?)div\b[^>]*>/g;
  tags.lastIndex = begins;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
