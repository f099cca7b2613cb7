import { createHmac, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { ReportLimits } from './limits.ts';

/**
 * Counts what each client sends, without keeping who it is: a client is a keyed hash of its address, and the key, which
 * exists in memory alone, is replaced after each window, with all counts.
 */
export class Senders {
  readonly #limits: ReportLimits;
  readonly #now: () => number;
  #salt = randomBytes(32);
  #until: number;
  readonly #counts: LRUCache<string, number>;
  #second = { at: 0, requests: 0 };

  /** @param now the time in milliseconds */
  constructor(limits: ReportLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
    this.#until = now() + limits.windowMs;
    this.#counts = new LRUCache({ max: limits.maxRemembered });
  }

  /**
   * Whether a client may send another request. Those of one that has sent too many are not charged to all together.
   * @param address of the client
   */
  admits(address: string): boolean {
    if (!this.#take(address, 'requests', this.#limits.maxRequests)) return false;
    const second = Math.floor(this.#now() / 1000);
    if (second !== this.#second.at) this.#second = { at: second, requests: 0 };
    this.#second.requests += 1;
    return this.#second.requests <= this.#limits.maxRequestsPerSecond;
  }

  /**
   * Whether a report of a client counts: a few equal ones do.
   * @param what the same for equal reports
   */
  counts(address: string, what: string): boolean {
    return this.#take(address, `report ${what}`, this.#limits.maxSame);
  }

  /**
   * Whether this is the first of equal things that a client does.
   * @param what the same for equal things
   */
  isFirst(address: string, what: string): boolean {
    return this.#take(address, `first ${what}`, 1);
  }

  #take(address: string, what: string, most: number): boolean {
    const now = this.#now();
    if (now >= this.#until) {
      this.#salt = randomBytes(32);
      this.#counts.clear();
      this.#until = now + this.#limits.windowMs;
    }
    const key = createHmac('sha256', this.#salt)
      .update(`${clientOf(address)} ${what}`)
      .digest('base64')
      .slice(0, 22);
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= most;
  }
}

/** The part of an address that is one client's: of IPv6 the first half, since the other is the client's to choose. */
function clientOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(mapped)) return mapped;
  const [before = '', after] = mapped.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const first = groups(before);
  const last = groups(after ?? '');
  const zeros = after === undefined ? 0 : 8 - first.length - last.length;
  const all = [...first, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}
