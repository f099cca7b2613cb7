import { retries } from '@mint-row/kit/runtime';
import type { QueryClient } from '@tanstack/react-query';
import { deadlines } from './deadlines.ts';
import { LoadFailure, late as lateFailure, type Phase, type Reason } from './load-failure.ts';

interface Reading {
  phase: 'find' | 'fetch';
  /** The hash that the file must have; only the registry itself has none. */
  integrity: string;
  /** Whether a fallback can replace a damaged file, so that requesting it again wastes time. */
  replaceable?: boolean;
}

/** Reads files: for the whole tab, or for one page that can cancel its requests. */
export type FileReader = Pick<ReleaseFiles, 'read' | 'askAhead'>;

/**
 * Reads files through the query client, which retries failures. A file is checked against its hash before anything else
 * may use it, so a module is imported only once everything that it needs is intact in the browser's cache: a browser
 * remembers a failed module until the document unloads.
 */
export class ReleaseFiles {
  #client: QueryClient;
  #failed = new Set<string>();
  #ahead = new Map<string, Promise<ArrayBuffer | null> | null>();
  #neededBy = new Map<string, Set<string>>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /**
   * The content of a JSON file; null for any other file, which is only checked.
   * @throws LoadFailure
   */
  async read<Content>(address: string, { phase, integrity, replaceable = false }: Reading): Promise<Content> {
    const reading = this.#client.fetchQuery({
      queryKey: [address],
      // Releases never change, and neither does the snapshot that this tab reads.
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: ({ signal }) => this.#request<Content>(address, phase, integrity, signal),
      retry: (failures, error) => {
        const reason = error instanceof LoadFailure ? error.reason : null;
        return failures < retries && reason !== 'missing' && !(replaceable && reason === 'integrity');
      },
    });
    return reading.catch((error: unknown) => {
      throw error instanceof LoadFailure ? error : new LoadFailure(phase, 'cancelled', `${address}: ${error}`, error);
    });
  }

  /** Requests a file once, before the hash that `read` checks it against is known. */
  askAhead(address: string): void {
    if (this.#ahead.has(address)) return;
    const bytes = fetch(address, { signal: AbortSignal.timeout(deadlines.fetch) })
      .then((response) => (response.ok ? response.arrayBuffer() : null))
      .catch(() => null);
    this.#ahead.set(address, bytes);
  }

  /** Reads files for one page, whose requests can be cancelled without cancelling those of other pages. */
  forPage(path: string): FileReader {
    const needed = new Set<string>();
    this.#neededBy.set(path, needed);
    return {
      read: (address, reading) => {
        needed.add(address);
        return this.read(address, reading);
      },
      askAhead: (address) => this.askAhead(address),
    };
  }

  /** Cancels what a page is waiting for, so that it can be requested again at once. */
  restart(path: string): Promise<void> {
    const needed = this.#neededBy.get(path);
    return this.#client.cancelQueries({ predicate: ({ queryKey }) => needed?.has(String(queryKey[0])) ?? false });
  }

  async #request<Content>(address: string, phase: Phase, integrity: string, cancelled: AbortSignal) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), deadlines[phase]);
    const signal = AbortSignal.any([cancelled, late.signal]);
    try {
      const text = (await this.#textAhead(address, integrity)) ?? (await this.#text(address, phase, integrity, signal));
      return (address.endsWith('.json') ? JSON.parse(text) : null) as Content;
    } catch (error) {
      this.#failed.add(address);
      if (late.signal.aborted) throw lateFailure(phase, address, deadlines[phase]);
      if (error instanceof LoadFailure) throw error;
      // What has no hash to check is not JSON: a page to sign in, for example.
      const reason = error instanceof SyntaxError ? 'missing' : await reasonOf(address, signal);
      throw new LoadFailure(phase, reason, address, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #text(address: string, phase: Phase, integrity: string, signal: AbortSignal): Promise<string> {
    // The cache may hold the damaged bytes of the previous attempt.
    const cache = this.#failed.has(address) ? 'reload' : 'default';
    const response = await fetch(address, { integrity, cache, signal });
    const text = await response.text();
    if (!response.ok) throw new LoadFailure(phase, refusalOf(response.status), `${address}: ${response.status}`);
    return text;
  }

  /**
   * The file that was requested early, if it arrived and is intact. After any failure, another request finds the cause.
   */
  async #textAhead(address: string, integrity: string): Promise<string | null> {
    const ahead = this.#ahead.get(address);
    if (!ahead) return null;
    this.#ahead.set(address, null);
    const bytes = await ahead;
    return bytes && (await hasHash(bytes, integrity)) ? new TextDecoder().decode(bytes) : null;
  }
}

/** Whether bytes have a hash; false where the browser offers no digests, as on a site without TLS. */
async function hasHash(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  return digest !== undefined && `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === integrity;
}

/** A browser does not say why a request failed: a second request shows whether the address answers at all. */
async function reasonOf(address: string, signal: AbortSignal): Promise<Reason> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (!answer) return 'unreachable';
  return answer.ok ? 'integrity' : refusalOf(answer.status);
}

/** 429 (too many requests) and what the server itself causes may pass; other refusals are final. */
function refusalOf(status: number): Reason {
  return status < 429 ? 'missing' : 'answered';
}
