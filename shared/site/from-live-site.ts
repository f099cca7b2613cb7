import {
  type Catalogue,
  catalogueFile,
  type Kind,
  type Place,
  type RegisteredRemote,
  type RemoteName,
  searchIndexPath,
} from '../contract/index.ts';
import type { Host } from '../contract/manifest.ts';
import { readInsets, readPageState, readPlace, replacePage } from './document.ts';
import { InsetPlaces, type WrittenInset } from './insets.ts';
import type { ShownPage } from './page.ts';
import { AssembledSite, type LocalRemote, type Site, type SiteRemote } from './site.ts';
import { type SiteClient, SiteError, type SiteResponse } from './site-client.ts';

/** A remote as it is live at some address. */
class LiveSiteRemote implements SiteRemote {
  readonly name: RemoteName;
  readonly #client: SiteClient;
  readonly #registered: RegisteredRemote;

  constructor(client: SiteClient, name: RemoteName, registered: RegisteredRemote) {
    this.#client = client;
    this.name = name;
    this.#registered = registered;
  }

  async registered(): Promise<RegisteredRemote> {
    return this.#registered;
  }

  /** @throws SiteError when a list of entries is missing */
  async catalogue(kinds: readonly Kind[]): Promise<Catalogue> {
    const { base, offers } = this.#registered;
    const offered = kinds.filter((kind) => offers.includes(kind));
    const lists = offered.map(async (kind) => [kind, await this.#client.published(base + catalogueFile(kind))]);
    return Object.fromEntries(await Promise.all(lists)) as Catalogue;
  }
}

/**
 * The site that is live at some address, with one remote from this machine in place of its release.
 * @param host what the live shell offers
 */
export function siteAround(client: SiteClient, host: Host, own: LocalRemote): Site {
  let place: Promise<Place> | undefined;
  return new AssembledSite({
    async remotes() {
      const { remotes } = await client.lastRegistry();
      const others = Object.entries(remotes).filter(([name]) => name !== own.name);
      const live = others.map(([name, registered]) => new LiveSiteRemote(client, name, registered));
      // In the order of their names, as the composer has them.
      return [...live, own].sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    routes: async () => host.routes,
    place() {
      place ??= placeOf(client);
      return place;
    },
    async edition() {
      const { remotes: _, ...edition } = await client.registry();
      return edition;
    },
    async searchIndex() {
      const { status, body } = await client.ask(searchIndexPath);
      if (status !== 200) throw new SiteError(`${client.origin}${searchIndexPath} answered ${status}.`);
      return body.toString();
    },
  });
}

/**
 * The place of a live site, which its documents name.
 * @throws SiteError when the site has no page, or none of ours
 */
export async function placeOf(client: SiteClient): Promise<Place> {
  const place = readPlace((await client.anyPage())?.body.toString() ?? '');
  if (place) return place;
  throw new SiteError(`${client.origin} has no page that names its place: its shell is of another edition.`);
}

/** A page as HTML, without anything around it, and the addresses of its stylesheets. */
export interface RenderedPage {
  content: string;
  styles: readonly string[];
}

/** A live site, the same site around a remote from this machine, and the name of that remote. */
export interface SiteAroundRemote {
  client: SiteClient;
  site: Site;
  name: RemoteName;
}

/** A response of the live site that is a document, as it is with the pages of the remote from this machine. */
interface DocumentAround extends SiteResponse {
  html: string;
  /** The addresses of stylesheets to link in it. */
  styles: readonly string[];
}

/**
 * The document to show for one of the live site: with a page of the remote, if it has one there.
 * @param target the path that was asked for, and a query if there is one
 * @param live the site's response
 * @param render renders a page of the remote by itself, with the marks of the insets that stand in it
 * @returns null for a response that is no document
 * @throws SiteError when it is a document of another site; whatever the page throws
 */
export async function documentAround(
  { client, site, name }: SiteAroundRemote,
  target: string,
  live: SiteResponse,
  render: (page: ShownPage) => Promise<RenderedPage>,
): Promise<DocumentAround | null> {
  // The live release may have moved a page that the remote has where it was.
  if (!isDocument(live) && live.status !== movedStatus) return null;
  const path = target.replace(/\?.*$/s, '');
  const page = await site.page(path);
  if (!page && !isDocument(live)) return null;
  const around = await liveDocument(client, path, live, { name, hasPage: page !== null });
  const html = around.body.toString();
  if (!page) return { ...around, html, styles: [] };
  const insets = insetsOfOthers(html, page);
  const places = new InsetPlaces(insets);
  const { content, styles } = await render({ ...page, props: { ...page.props, insets: places.marks } });
  return { ...around, html: replacePage(html, page.head, places.fill(content), insets), styles };
}

/** The insets of other remotes that a page lists, as they stand in the live document of the same page. */
function insetsOfOthers(html: string, { head: { path, state }, insets }: ShownPage): WrittenInset[] {
  const live = readPageState(html);
  if (live?.kind !== 'page' || live.path !== path) return [];
  return readInsets(html).filter(
    ({ remote, name }) => remote !== state.remote && insets.some((listed) => listed.name === name),
  );
}

/** The status of a redirect to where a page is now. */
const movedStatus = 308;

function isDocument({ headers, body }: SiteResponse): boolean {
  return body.length > 0 && (headers.get('content-type')?.startsWith('text/html') ?? false);
}

/**
 * Chooses the live document to show at an address where a remote may have other pages than its live release.
 * @param response the site's there
 * @param own the remote's name, and whether it has a page there to put into the document
 * @throws SiteError when the response is no document of ours
 */
async function liveDocument(
  client: SiteClient,
  path: string,
  response: SiteResponse,
  own: { name: RemoteName; hasPage: boolean },
): Promise<SiteResponse> {
  const live = response.status === movedStatus ? ((await client.anyPage()) ?? response) : response;
  const state = readPageState(live.body.toString());
  if (!state) throw new SiteError(`${client.origin}${path} answered ${live.status}, with a document that is not ours.`);
  if (own.hasPage) {
    // The text that the shell writes around a page is not around the not-found page.
    const around = state.kind === 'page' ? live : ((await client.anyPage()) ?? live);
    return { ...around, status: 200 };
  }
  // The live release has this page, but the remote no longer does.
  const isGone = state.kind === 'page' && state.remote === own.name;
  return isGone ? client.ask('/@mint-row/removed') : live;
}
