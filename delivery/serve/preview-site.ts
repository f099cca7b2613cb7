import { integrityOf } from '@mint-row/kit/build';
import { dataHeaders, privately, redirectHeaders } from '@mint-row/kit/headers';
import type { Preview } from '../store/previews.ts';
import type { Storage } from '../store/storage.ts';
import { releasesIn } from './named-releases.ts';
import { markOf, markStyles, markStylesPath } from './preview-mark.ts';
import type { Resource, ServedSite } from './rules/listed-site.ts';
import { Site } from './site.ts';

/** The site of a preview: the files of its snapshot and releases alone, with a mark on each document. */
export class PreviewSite implements ServedSite {
  readonly redirectHeaders = privately(redirectHeaders);
  readonly #site: Site;
  readonly #mark: Buffer;
  /** What only previews have. */
  readonly #own = new Map([
    ['/robots.txt', textResource('User-agent: *\nDisallow: /\n', 'text/plain; charset=utf-8')],
    [markStylesPath, textResource(markStyles, 'text/css; charset=utf-8')],
  ]);

  private constructor(site: Site, mark: Buffer) {
    this.#site = site;
    this.#mark = mark;
  }

  /** @throws DeliveryError when its snapshot cannot be read */
  static async open(storage: Storage, preview: Preview): Promise<PreviewSite> {
    return new PreviewSite(await Site.open(storage, preview, releasesIn([preview])), Buffer.from(markOf(preview)));
  }

  hasDocument(path: string): boolean {
    return this.#site.hasDocument(path);
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
