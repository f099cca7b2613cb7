import { integrityOf } from '@mint-row/kit/build';
import { addressIn, type InFolder } from '@mint-row/kit/contract';
import { dataHeaders, privately, redirectHeaders } from '@mint-row/kit/headers';
import { LRUCache } from 'lru-cache';
import { hasExpired, type Preview, readPreview } from '../../store/previews.ts';
import type { Storage } from '../../store/storage.ts';
import type { Resource, ServedSite } from '../rules/listed-site.ts';
import { releasesIn } from './named-releases.ts';
import type { PreviewHost } from './preview-host.ts';
import { StoredSite } from './stored-site.ts';

/** How many previews are kept open. Each keeps the files that were asked for in memory. */
const maxOpenPreviews = 8;

/** The previews of a store, each answered at a host of its own. They share nothing with the live site. */
export class Previews {
  readonly #storage: Storage;
  readonly #host: PreviewHost;
  readonly #open = new LRUCache<string, PreviewSite>({ max: maxOpenPreviews });
  readonly #reported = new LRUCache<string, true>({ max: 100 });

  constructor(storage: Storage, host: PreviewHost) {
    this.#storage = storage;
    this.#host = host;
  }

  /** The part of a host's name in the place of a preview's id; null when it is not a host of previews. */
  idIn(authority: string): string | null {
    return this.#host.idIn(authority);
  }

  /**
   * The site of a preview. Its record is read each time, so that one that was published or removed is gone at once.
   * @param id as a client wrote it
   * @returns null when there is none; "unreadable" when it cannot be served, which is reported once
   */
  async site(id: string): Promise<PreviewSite | 'unreadable' | null> {
    try {
      const preview = await readPreview(this.#storage, id);
      if (!preview || hasExpired(preview)) {
        this.#open.delete(id);
        return null;
      }
      const site = this.#open.get(id) ?? (await PreviewSite.open(this.#storage, preview));
      this.#open.set(id, site);
      this.#reported.delete(id);
      return site;
    } catch (error) {
      if (!this.#reported.has(id)) console.error(`The preview ${id} cannot be served: ${(error as Error).message}`);
      this.#reported.set(id, true);
      return 'unreadable';
    }
  }
}

/** The site of a preview: the files of its snapshot and releases alone, with a mark on each document. */
class PreviewSite implements ServedSite {
  readonly folder: string;
  readonly redirectHeaders = privately(redirectHeaders);
  readonly #site: StoredSite;
  readonly #mark: Buffer;
  /** Resources that only previews have. */
  readonly #own = new Map([
    ['/robots.txt', textResource('User-agent: *\nDisallow: /\n', 'text/plain; charset=utf-8')],
    [markStylesPath, textResource(markStyles, 'text/css; charset=utf-8')],
  ]);

  private constructor(site: StoredSite, preview: Preview) {
    this.folder = site.folder;
    this.#site = site;
    this.#mark = Buffer.from(markOf(preview, site));
  }

  /** @throws DeliveryError when its snapshot cannot be read */
  static async open(storage: Storage, preview: Preview): Promise<PreviewSite> {
    return new PreviewSite(await StoredSite.open(storage, preview, releasesIn([preview])), preview);
  }

  hasDocument(path: string): boolean {
    return this.#site.hasDocument(path);
  }

  movedTo(path: string): string | undefined {
    return this.#site.movedTo(path);
  }

  async resource(path: string): Promise<Resource | null> {
    const own = this.#own.get(path);
    if (own) return own;
    const found = await this.#site.resource(path);
    if (!found) return null;
    const resource = { ...found, headers: privately(found.headers) };
    return found.type.startsWith('text/html') ? this.#marked(resource) : resource;
  }

  /** The document as it is stored, then the mark. There are no compressed copies of that. */
  #marked(resource: Resource): Resource {
    const read = async () => {
      const document = await resource.read(null);
      return document && Buffer.concat([document, this.#mark]);
    };
    return { ...resource, encoded: false, etag: etagOf(resource.etag + this.#mark), read };
  }
}

function textResource(text: string, type: string): Resource {
  const body = Buffer.from(text);
  return {
    status: 200,
    type,
    encoded: false,
    etag: etagOf(text),
    headers: privately(dataHeaders),
    read: async () => body,
  };
}

function etagOf(text: string): string {
  return `"${integrityOf(Buffer.from(text)).slice(7, 39)}"`;
}

/** The address of the stylesheet of the mark, on the origin of a preview. */
const markStylesPath = '/preview-mark.css';

/** A frame around the window and a line in its corner. They let clicks through, and are printed. */
const markStyles = `.preview-mark {
  position: fixed;
  inset: auto auto 0 0;
  z-index: 2147483647;
  max-inline-size: calc(100% - 1rem);
  margin: 0;
  padding: 0.375rem 0.75rem 0.5rem;
  border-start-end-radius: 0.5rem;
  background: #ffd84d;
  color: #1a1a1a;
  font: 600 0.875rem/1.4 system-ui, sans-serif;
  text-wrap: balance;
  pointer-events: none;
}

.preview-mark::before {
  position: fixed;
  inset: 0;
  border: 4px solid #ffd84d;
  content: "";
}

@media (forced-colors: active) {
  .preview-mark {
    border: 1px solid;
  }
}
`;

/**
 * The markup that follows a document that is a preview, so that readers do not take it for the live page. The document itself stays as it
 * is: a parser puts what comes after its end into its body. The styles are a file, which every page's policy allows.
 */
function markOf({ apps, expires }: Pick<Preview, 'apps' | 'expires'>, place: InFolder): string {
  const words = `Preview of ${apps.join(', ')}: not live. Ends ${expires.slice(0, 10)}.`;
  return `<link rel="stylesheet" href="${addressIn(place, markStylesPath)}"><aside class="preview-mark" aria-label="Preview">${words}</aside>\n`;
}
