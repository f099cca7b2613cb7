import { retries } from '@mint-row/shared/runtime';
import type { QueryClient } from '@tanstack/react-query';
import { deadlines } from './deadlines.ts';
import { LoadFailure, type Phase, type Reason } from './load-failure.ts';

interface Reading {
  phase: 'find' | 'fetch';
  /** The hash that the file must have; only the registry itself has none. */
  integrity: string;
  /** Whether something else can stand in for a damaged file, so that asking for it again is a waste of time. */
  replaceable?: boolean;
}

/** What reads files: everything that a tab has, or what one page asks for of it. */
export type FileReader = Pick<ReleaseFiles, 'read' | 'askAhead'>;

/**
 * Reads files through the query client, which asks again for those that fail. A file is checked against its hash
 * before anything else may use it, so a module is never imported before all that it needs is whole in the
 * browser's cache: a browser remembers a module that failed until the document goes.
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
   * The content of a JSON file; null for any other, which is only checked.
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

  /** Asks for a file, once, ahead of the hash that `read` checks it against. */
  askAhead(address: string): void {
    if (this.#ahead.has(address)) return;
    const bytes = fetch(address, { signal: AbortSignal.timeout(deadlines.fetch) })
      .then((response) => (response.ok ? response.arrayBuffer() : null))
      .catch(() => null);
    this.#ahead.set(address, bytes);
  }

  /** Reads files for one page, whose requests can then be given up without those of other pages. */
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

  /** Gives up what a page is waiting for, so that it can be asked for at once. */
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
      if (late.signal.aborted) throw new LoadFailure(phase, 'deadline', `${address} did not answer in time.`, error);
      if (error instanceof LoadFailure) throw error;
      const reason = await reasonOf(address, signal);
      throw new LoadFailure(phase, reason, `${address} did not come as it should: ${reason}.`, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #text(address: string, phase: Phase, integrity: string, signal: AbortSignal): Promise<string> {
    // The cache may hold the damaged bytes of the last attempt.
    const cache = this.#failed.has(address) ? 'reload' : 'default';
    const response = await fetch(address, { integrity, cache, signal });
    const text = await response.text();
    if (!response.ok) throw new LoadFailure(phase, 'answered', `${address} answered ${response.status}.`);
    return text;
  }

  /** What was asked for ahead, if it came and is what it should be. Whatever went wrong, asking again tells. */
  async #textAhead(address: string, integrity: string): Promise<string | null> {
    const ahead = this.#ahead.get(address);
    if (!ahead) return null;
    this.#ahead.set(address, null);
    const bytes = await ahead;
    return bytes && (await hasHash(bytes, integrity)) ? new TextDecoder().decode(bytes) : null;
  }
}

/** Whether bytes have a hash, as far as it can be told: browsers have no digests where the site comes without TLS. */
async function hasHash(bytes: ArrayBuffer, integrity: string): Promise<boolean> {
  const digest = await globalThis.crypto?.subtle?.digest('SHA-384', bytes);
  return digest !== undefined && `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === integrity;
}

/** A browser does not say why a request failed: whether the address answers at all tells it. */
async function reasonOf(address: string, signal: AbortSignal): Promise<Reason> {
  const answer = await fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (!answer) return 'unreachable';
  if (answer.status === 404 || answer.status === 410) return 'missing';
  return answer.ok ? 'integrity' : 'answered';
}
