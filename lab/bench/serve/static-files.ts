import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { encode } from '../../../delivery/index.ts';
import type { Handler } from './secure-server.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface Prepared {
  body: Uint8Array;
  headers: Record<string, string>;
}

/** Files by address, compressed ahead of time as the site's are. */
export class StaticFiles {
  #files = new Map<string, Prepared>();

  /**
   * @param folder the folder with the files
   * @param prefix the address of the folder; ends in "/"
   * @param only a pattern for the files of the folder, by their path in it
   */
  async add(folder: string, prefix: string, only = /./): Promise<this> {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    await Promise.all(
      entries.map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const name = relative(folder, file).replaceAll(sep, '/');
        if (only.test(name) && extname(name) in types) await this.set(prefix + name, await readFile(file));
      }),
    );
    return this;
  }

  /** Serves these bytes at an address. Browsers revalidate addresses without a content hash. */
  async set(address: string, bytes: Uint8Array): Promise<void> {
    const extension = extname(address);
    const lasting = /-[\w-]{8}\.\w+$|\.[\w-]{8,10}\.\w+$|\/(art|data)\//.test(address);
    const compressed = bytes.length >= 256 && extension !== '.woff2';
    this.#files.set(address, {
      body: compressed ? await encode(bytes, 'br') : bytes,
      headers: {
        'content-type': types[extension] ?? '',
        'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
        vary: 'accept-encoding',
        ...(compressed ? { 'content-encoding': 'br' } : {}),
      },
    });
  }

  /**
   * Answers from the files, with documents by their names without `.html`.
   * @param other the document for any other page, whose application has its own router; null where there is none
   */
  handler(other: string | null = '/index.html'): Handler {
    return ({ url, headers }, response) => {
      const found = this.#find(new URL(url, 'https://localhost').pathname, other);
      if (!found) return void response.writeHead(404).end();
      if (headers['if-none-match'] === found.headers.etag) return void response.writeHead(304, found.headers).end();
      response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body);
    };
  }

  #find(path: string, other: string | null): Prepared | undefined {
    const exact = this.#files.get(path);
    if (exact || extname(path)) return exact;
    const document = path === '/' ? '/index.html' : `${path}.html`;
    return this.#files.get(document) ?? this.#files.get(other ?? '');
  }
}
