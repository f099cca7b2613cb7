import type { OfflineFile, OfflineList } from './offline-list.ts';

/** A site in memory with the pages that are kept, for tests. */
export class SampleSite {
  /** The address of its top: the site is in a folder. */
  readonly scope = 'https://site.test/cards/';
  /** The text of each file, by path. */
  readonly files = new Map([
    ['/binder', 'the binder'],
    ['/checklists', 'the checklists'],
    ['/shell/main.Ab-d_fGhIj.js', 'the code'],
    ['/characters/thor', 'Thor'],
  ]);
  /** What is answered in place of a file, or throws, by path. The function gets the mode of the HTTP cache. */
  readonly answers = new Map<string, (cache: RequestCache | undefined) => Response | Promise<Response>>();
  /** The paths that were asked for, in order. */
  readonly asked: string[] = [];

  /** The list of its files as they are now, of which Thor's page is kept for those who collect him. */
  async list(): Promise<OfflineList> {
    const files = await Promise.all(
      [...this.files].map(async ([path, text]): Promise<OfflineFile> => {
        const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
        const integrity = `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
        return { path, bytes: text.length, integrity };
      }),
    );
    const indexes = files.map((_, index) => index);
    const isThor = (index: number) => files[index]?.path === '/characters/thor';
    return { files, always: indexes.filter((index) => !isThor(index)), characters: { thor: indexes.filter(isThor) } };
  }

  /** Answers as the network does. */
  readonly fetch = async (asked: string | { url: string }, init?: RequestInit): Promise<Response> => {
    const path = `/${(typeof asked === 'string' ? asked : asked.url).slice(this.scope.length)}`;
    this.asked.push(path);
    const answer = this.answers.get(path);
    if (answer) return answer(init?.cache);
    if (path === '/offline.json') return ownAnswer(JSON.stringify(await this.list()));
    const text = this.files.get(path);
    return text === undefined ? ownAnswer('', { status: 404 }) : ownAnswer(text);
  };
}

/** An answer of the site's own origin: those that a program makes have no type that says so. */
export function ownAnswer(
  text: string,
  init: ResponseInit & { type?: ResponseType; redirected?: boolean } = {},
): Response {
  const { type = 'basic', redirected = false, ...rest } = init;
  return Object.defineProperties(new Response(text, rest), {
    type: { value: type },
    redirected: { value: redirected },
  });
}

/** The caches of a browser, in memory: the part that kept pages use. */
export class SampleCaches {
  readonly #caches = new Map<string, Map<string, { text: string; headers: Headers }>>();
  /** How many bytes there is room for. */
  quotaBytes = Infinity;

  readonly keys = async (): Promise<string[]> => [...this.#caches.keys()];

  readonly delete = async (name: string): Promise<boolean> => this.#caches.delete(name);

  readonly match = async (address: string, { cacheName = '' }: MultiCacheQueryOptions = {}) => {
    const found = this.#caches.get(cacheName)?.get(address);
    return found && new Response(found.text, { headers: found.headers });
  };

  readonly open = async (name: string) => {
    const files = this.#caches.get(name) ?? new Map<string, { text: string; headers: Headers }>();
    this.#caches.set(name, files);
    return {
      keys: async () => [...files.keys()].map((url) => ({ url })),
      delete: async (address: string) => files.delete(address),
      put: async (address: string, response: Response) => {
        const text = await response.text();
        if (this.#bytes() + text.length > this.quotaBytes) throw new DOMException('No room.', 'QuotaExceededError');
        files.set(address, { text, headers: response.headers });
      },
    };
  };

  #bytes(): number {
    return [...this.#caches.values()]
      .flatMap((files) => [...files.values()])
      .reduce((sum, { text }) => sum + text.length, 0);
  }
}
