import {
  addressOf,
  hashedName,
  type Integrity,
  integrityLists,
  plainName,
  type RegisteredRemote,
} from '@mint-row/kit/contract';
import { loadRecovery } from '../recovery/load-recovery.ts';
import { deadlines } from './deadlines.ts';
import { deadlineFailure, LoadFailure, type Phase, type Reason } from './load-failure.ts';

interface ReadOptions {
  phase: 'find' | 'fetch';
  /** The hash that the file must have; only the registry itself has none. */
  integrity: string;
  /** Whether a fallback can replace a damaged file, so that requesting it again wastes time. */
  replaceable?: boolean;
  /** Another address, from which the file may have been requested ahead. */
  ahead?: string;
}

interface WantedFile extends Required<Pick<ReadOptions, 'phase' | 'integrity' | 'ahead'>> {
  address: string;
}

/** Reads files: for the whole tab, or for one page that can cancel its requests. */
export type FileReader = Pick<ReleaseFiles, 'read' | 'known' | 'requestAhead'>;

/** A file that is being read or has been read. */
interface Reading {
  content: Promise<unknown>;
  /** Its content, once it is there. */
  known?: unknown;
  cancel: () => void;
}

/**
 * Reads files. A file is checked against its hash before anything else may use it, so a module is imported only once
 * everything that it needs is intact in the browser's cache: a browser remembers a failed module until the document
 * unloads. What fails is requested again by the query client, which loads with the code for recovery.
 */
export class ReleaseFiles {
  #readings = new Map<string, Reading>();
  #failedAddresses = new Set<string>();
  /** The bytes of files that were requested before their hashes were known; null once they have been used. */
  #ahead = new Map<string, Promise<ArrayBuffer | null> | null>();
  #neededByPage = new Map<string, Set<string>>();

  /**
   * The content of a JSON file; null for any other file, which is only checked. It is kept for a while: releases never
   * change, and neither does the snapshot that this tab reads.
   * @throws LoadFailure
   */
  async read<Content>(address: string, options: ReadOptions): Promise<Content> {
    const { content } = this.#readings.get(address) ?? this.#start(address, options);
    return content as Promise<Content>;
  }

  #start(address: string, { phase, integrity, replaceable = false, ahead = address }: ReadOptions): Reading {
    const cancellation = new AbortController();
    const { signal } = cancellation;
    const request = (cancelSignal: AbortSignal) => this.#request({ address, ahead, phase, integrity }, cancelSignal);
    const isFinal = (error: unknown) => {
      const reason = error instanceof LoadFailure ? error.reason : null;
      return signal.aborted || reason === 'missing' || (replaceable && reason === 'integrity');
    };
    const attempts = request(signal).catch(async (error: unknown) => {
      const recovery = isFinal(error) ? null : await loadRecovery();
      if (!recovery) throw error;
      return recovery.retryRequest({ address, request, isFinal, firstError: error, signal });
    });
    const cancelled = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new LoadFailure(phase, 'cancelled', address)));
    });
    const reading: Reading = { content: Promise.race([attempts, cancelled]), cancel: () => cancellation.abort() };
    this.#readings.set(address, reading);
    const forget = () => {
      if (this.#readings.get(address) === reading) this.#readings.delete(address);
    };
    reading.content.then((content) => {
      reading.known = content;
      setTimeout(forget, deadlines.keep);
    }, forget);
    return reading;
  }

  /** The content of a JSON file that has been read. */
  known(address: string): unknown {
    return this.#readings.get(address)?.known;
  }

  /** Requests a file once, before the hash that `read` checks it against is known. */
  requestAhead(address: string): void {
    if (this.#ahead.has(address)) return;
    const bytes = fetch(addressOf(address), { signal: AbortSignal.timeout(deadlines.fetch) })
      .then((response) => (response.ok ? response.arrayBuffer() : null))
      .catch(() => null);
    this.#ahead.set(address, bytes);
  }

  /** Reads files for one page, whose requests can be cancelled without cancelling those of other pages. */
  forPage(path: string): FileReader {
    const needed = new Set<string>();
    this.#neededByPage.set(path, needed);
    return {
      read: (address, options) => {
        needed.add(address);
        return this.read(address, options);
      },
      known: (address) => this.known(address),
      requestAhead: (address) => this.requestAhead(address),
    };
  }

  /** Cancels the requests that a page is waiting for, so that they can be made again at once. */
  cancel(path: string): void {
    for (const address of this.#neededByPage.get(path) ?? []) {
      const reading = this.#readings.get(address);
      if (!reading || reading.known !== undefined) continue;
      this.#readings.delete(address);
      reading.cancel();
    }
  }

  async #request({ address, ahead, phase, integrity }: WantedFile, cancelSignal: AbortSignal): Promise<unknown> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), deadlines[phase]);
    const signal = AbortSignal.any([cancelSignal, deadline.signal]);
    try {
      const text = (await this.#aheadText(ahead, integrity)) ?? (await this.#text(address, phase, integrity, signal));
      return address.endsWith('.json') ? JSON.parse(text) : null;
    } catch (error) {
      this.#failedAddresses.add(address);
      if (deadline.signal.aborted) throw deadlineFailure(phase, address, deadlines[phase]);
      if (error instanceof LoadFailure) throw error;
      // Content without a hash may not be JSON: a page to sign in, for example.
      const reason = error instanceof SyntaxError ? 'missing' : await reasonOfFailure(address, signal);
      throw new LoadFailure(phase, reason, address, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async #text(address: string, phase: Phase, integrity: string, signal: AbortSignal): Promise<string> {
    // The cache may hold the damaged bytes of the previous attempt.
    const cache = this.#failedAddresses.has(address) ? 'reload' : 'default';
    const response = await fetch(addressOf(address), { integrity, cache, signal });
    const text = await response.text();
    if (!response.ok) throw new LoadFailure(phase, reasonOfStatus(response.status), `${address}: ${response.status}`);
    return text;
  }

  /**
   * The file that was requested ahead, if it arrived and is intact. After any failure, another request finds the cause.
   */
  async #aheadText(address: string, integrity: string): Promise<string | null> {
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
async function reasonOfFailure(address: string, signal: AbortSignal): Promise<Reason> {
  const answer = await fetch(addressOf(address), { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (!answer) return 'unreachable';
  return answer.ok ? 'integrity' : reasonOfStatus(answer.status);
}

/** 429 (too many requests) and errors of the server itself may pass; other refusals are final. */
function reasonOfStatus(status: number): Reason {
  return status < 429 ? 'missing' : 'answered';
}

/** Code and the files beside it, with the lists that lead to their hashes; a document knows the hashes of its own. */
type Release = Pick<RegisteredRemote, 'base' | 'integrity'> & Partial<Pick<RegisteredRemote, 'depth'>>;

/**
 * Reads a file of a release, and returns its content with the hash that it must have. The lists that lead to the hash
 * are requested in parallel with the file.
 * @param file its published name, or the plain name of a JSON file
 * @throws LoadFailure also when the file has no known hash
 */
export function readVerified<Content>(
  files: FileReader,
  release: Release,
  file: string,
  replaceable = false,
): Promise<{ hash: string; content: Content }> {
  const plain = plainName(file);
  const isHashKnown = Object.hasOwn(release.integrity, plain);
  const lists = isHashKnown ? [] : integrityLists(plain, release.depth ?? 0);
  return readChain(files, release, [...lists, file], replaceable);
}

/**
 * Whether a release has a file.
 * @param file its plain name
 * @throws LoadFailure when the lists cannot be read
 */
export async function isListed(files: FileReader, release: Release, file: string): Promise<boolean> {
  const { content } = await readChain<Integrity>(files, release, integrityLists(file, release.depth ?? 0));
  return Object.hasOwn(content, file);
}

/**
 * Reads files, each of which has the hash of the next. Those whose hash is not known yet are requested ahead: by their
 * plain names, which are those of the live release. If that is another one by now, the hash leads to the right file.
 */
async function readChain<Content>(
  files: FileReader,
  { base, integrity }: Release,
  chain: readonly string[],
  replaceable = false,
) {
  let hashes: Integrity | undefined = integrity;
  for (const file of chain) {
    const known: string | undefined = hashes && hashIn(hashes, file);
    if (known === undefined) files.requestAhead(base + file);
    hashes = known === undefined ? undefined : (files.known(pathOf(base, file, known)) as Integrity | undefined);
  }
  let hash = '';
  let content: unknown = integrity;
  for (const file of chain) {
    hash = hashIn(content as Integrity, file) ?? '';
    if (!hash && !import.meta.hot) throw new LoadFailure('fetch', 'unknown', base + file);
    const options = { phase: 'fetch', integrity: hash, replaceable, ahead: base + file } as const;
    content = await files.read(pathOf(base, file, hash), options);
  }
  return { hash, content: content as Content };
}

function hashIn(hashes: Integrity, file: string): string | undefined {
  const plain = plainName(file);
  return Object.hasOwn(hashes, plain) ? hashes[plain] : undefined;
}

/** The path of a file that has a published name, or that its hash gives one. */
function pathOf(base: string, file: string, hash: string): string {
  return base + (file === plainName(file) ? hashedName(file, hash) : file);
}
