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
    const lasting = /-[\w-]{8}\.\w+$|\/(art|data)\//.test(address);
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

  /** Answers from the files; any other address gets the application's document, which has its own router. */
  handler(): Handler {
    return ({ url, headers }, response) => {
      const path = new URL(url, 'https://localhost').pathname;
      const found = this.#files.get(path) ?? (extname(path) ? undefined : this.#files.get('/index.html'));
      if (!found) return void response.writeHead(404).end();
      if (headers['if-none-match'] === found.headers.etag) return void response.writeHead(304, found.headers).end();
      response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body);
    };
  }
}
