import { createHash } from 'node:crypto';
import { headerOf, namesIn, type RawAnswer } from './answers.ts';
import { marker } from './marker.ts';

/** All bodies that the site may send as a page or file, in every coding. */
export class Bodies {
  readonly #hashes: ReadonlySet<string>;
  readonly #plain: readonly Buffer[];

  /** @param plain the uncompressed files; @param encoded the compressed copies */
  constructor(plain: readonly Buffer[], encoded: readonly Buffer[]) {
    this.#plain = plain;
    this.#hashes = new Set([...plain, ...encoded].map(hash));
  }

  has(body: Buffer): boolean {
    return this.#hashes.has(hash(body));
  }

  /** Whether a file with a given length, in bytes, contains a part at an offset. */
  hasPart(body: Buffer, first: number, length: number): boolean {
    return this.#plain.some(
      (whole) => whole.length === length && whole.subarray(first, first + body.length).equals(body),
    );
  }
}

const problems = new Set([400, 405, 408, 412, 414, 416, 417, 431, 505]);

const on304 = new Set([
  ...['cache-control', 'connection', 'date', 'etag', 'keep-alive', 'vary'],
  ...['cross-origin-embedder-policy', 'cross-origin-opener-policy'],
]);

/** The fault of an answer, or null. */
export function faultOf({ status, head, body }: RawAnswer, bodies: Bodies): string | null {
  const location = headerOf(head, 'location');
  if (status >= 500 && status !== 505) return `a server error, ${status}`;
  if (status === 304 && !namesIn(head).every((name) => on304.has(name))) return 'a 304 with more than it may have';
  if (status !== 304 && !/\r\nx-content-type-options: nosniff/i.test(head))
    return 'an answer without the headers of every answer';
  if (status !== 304 && !/\r\ncontent-security-policy: default-src 'none'/i.test(head))
    return 'an answer without a policy';
  if (/\r\nx-injected|\r\nset-cookie|<script/i.test(head)) return 'a header that is not ours';
  const carriesQuery = status === 308 ? head.replace(location ?? '', location?.split('?')[0] ?? '') : head;
  if (carriesQuery.includes(marker) || body.includes(marker)) return 'something of the request comes back';
  if (status === 308)
    return location && /^\/(?:[a-z0-9][a-z0-9/-]*)?(?:\?[\w.~!$&'()*+,;=:@/?%-]+)?$/.test(location)
      ? null
      : 'a redirect to who knows where';
  if (location !== undefined) return 'a redirect that is none';
  if (body.length === 0)
    return [200, 304, 404].includes(status) || problems.has(status) || status === 206 ? null : `status ${status}`;
  if (status === 200 || status === 404) return bodies.has(body) ? null : 'a body that is not of the site';
  if (problems.has(status))
    return /^[A-Z][a-zA-Z ,.]{10,80}\n$/.test(body.toString()) ? null : 'a problem that is not ours';
  if (status !== 206) return `status ${status}`;
  const [, first, last, length] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headerOf(head, 'content-range') ?? '') ?? [];
  const whole = Number(last) - Number(first) + 1 === body.length && bodies.hasPart(body, Number(first), Number(length));
  return whole ? null : 'a part that is not of the site';
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}
