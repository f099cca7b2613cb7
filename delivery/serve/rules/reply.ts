import type { InFolder } from '@mint-row/kit/contract';
import { encodedHeaders, type Headers, isRenewed, originHeaders, problemHeaders } from '@mint-row/kit/headers';
import Negotiator from 'negotiator';
import { type Coding, codings } from '../../store/codings.ts';
import { readAddress } from './address.ts';
import { isOfRelease, type Resource, type ServedSite } from './listed-site.ts';

/** A request, as far as it decides the answer, whichever server has received it. */
export interface SiteRequest {
  method: string;
  /** The target of the request line, as received. */
  target: string;
  /** By their names in lower case. */
  headers: Readonly<Partial<Record<DecidingHeader, string | undefined>>>;
}

type DecidingHeader = 'accept-encoding' | 'host' | 'if-match' | 'if-none-match' | 'if-range' | 'origin' | 'range';

/**
 * An answer, for whichever server is to send it: to HEAD without the body, and with the headers of every answer, unless it is
 * a 304.
 */
export interface Reply {
  status: number;
  headers: Headers;
  body: Uint8Array | null;
}

/**
 * The answer to requests that no site answers, whatever its files.
 * @param maxTargetLength in characters
 * @returns null for all others
 */
export function refusal({ method, target }: SiteRequest, maxTargetLength: number): Reply | null {
  if (method !== 'GET' && method !== 'HEAD') return problemReply(405);
  return target.length > maxTargetLength ? problemReply(414) : null;
}

/**
 * The answer of a site, unless a newer one may answer better: a file cannot be read, which a prune may have removed, or
 * a release is unknown that another server may have named to this client a moment ago.
 * @param options.isNewest whether there can be no newer site, so that what is unknown does not exist
 * @returns null when a newer site must be asked, or nothing can be read
 */
export async function replyFrom(
  site: ServedSite,
  request: SiteRequest,
  { isNewest = false } = {},
): Promise<Reply | null> {
  const address = readAddress(request.target, site);
  if (address.kind === 'malformed') return problemReply(400);
  // The not-found page works in the folder alone.
  if (address.kind === 'outside') return problemReply(404, { text: textOutside(site) });
  if (address.kind === 'redirect') {
    const headers = { ...site.redirectHeaders, Location: address.location, 'Content-Length': '0' };
    return { status: 308, headers, body: null };
  }
  const resource = await site.resource(address.path);
  if (!resource || (resource.status === 404 && isOfRelease(address.path) && !isNewest)) return null;
  const reply = await replyWith(resource, request);
  return reply && forOrigin(reply, resource, request.headers.origin);
}

/**
 * The answer with a file of the site, compressed if the client accepts that; or with a part of it; or only that it has
 * not changed. If a compressed copy cannot be read, it is the next best, and finally the plain file.
 * @returns null when no copy can be read
 */
async function replyWith(resource: Resource, request: SiteRequest): Promise<Reply | null> {
  // Ranges refer to the plain file, and only GET supports them (RFC 9110, 14.2).
  const range = request.method === 'GET' && resource.status === 200 ? request.headers.range : undefined;
  const ranged = isSingleRange(range) && allowsRange(request.headers, resource.etag);
  for (const coding of ranged || !resource.encoded ? plainAlone : acceptedCodings(request)) {
    const copy = copyOf(resource, coding);
    // Conditions apply only if the answer would be a success: RFC 9110, 13.2.1.
    const status = resource.status === 200 ? statusOfConditions(request.headers, copy.etag) : null;
    if (status === 412) return problemReply(412);
    if (status === 304) return copy.notModified;
    const body = await resource.read(coding);
    if (body) return ranged ? partial(body, range, copy.headers) : copy.whole(body);
  }
  return null;
}

/** Of several origins, an answer allows the one that asks. */
function forOrigin(reply: Reply, { allowedOrigins }: Resource, origin: string | undefined): Reply {
  if (origin === undefined || !allowedOrigins?.includes(origin)) return reply;
  return { ...reply, headers: { ...reply.headers, ...originHeaders(origin) } };
}

const plainAlone = [null] as const;

/** The copies of each resource that were asked for. */
const copies = new WeakMap<Resource, Map<Coding | null, Copy>>();

function copyOf(resource: Resource, coding: Coding | null): Copy {
  const known = copies.get(resource) ?? new Map<Coding | null, Copy>();
  copies.set(resource, known);
  const copy = known.get(coding) ?? new Copy(resource, coding);
  known.set(coding, copy);
  return copy;
}

/** A copy of a file that a client can read, and its headers, which are made once for all requests. */
class Copy {
  /** Tells it from other copies. */
  readonly etag: string;
  /** Those of a part, too. */
  readonly headers: Headers;
  readonly notModified: Reply;
  readonly #status: number;
  /** The headers of the whole copy; they have its length. */
  #whole: { bytes: number; headers: Headers } | null = null;

  constructor({ status, type, encoded, etag, headers }: Resource, coding: Coding | null) {
    this.etag = coding === null ? etag : etag.replace(/"$/, `-${coding}"`);
    this.headers = {
      'Content-Type': type,
      ETag: this.etag,
      ...headers,
      ...(encoded ? { Vary: [encodedHeaders.Vary, headers.Vary].filter(Boolean).join(', ') } : {}),
      ...(status === 200 ? { 'Accept-Ranges': 'bytes' } : {}),
      ...(coding ? { 'Content-Encoding': coding } : {}),
    };
    const renewed = Object.entries(this.headers).filter(([name]) => isRenewed(name));
    this.notModified = { status: 304, headers: Object.fromEntries(renewed), body: null };
    this.#status = status;
  }

  /** The answer with all of it. */
  whole(body: Uint8Array): Reply {
    if (this.#whole?.bytes !== body.length) {
      this.#whole = { bytes: body.length, headers: { ...this.headers, 'Content-Length': String(body.length) } };
    }
    return { status: this.#status, headers: this.#whole.headers, body };
  }
}

function partial(body: Uint8Array, range: string, headers: Headers): Reply {
  const part = partOf(range, body.length);
  const place = { 'Content-Range': `bytes ${part ? `${part.first}-${part.last}` : '*'}/${body.length}` };
  if (!part) return problemReply(416, { headers: { 'Accept-Ranges': 'bytes', ...place } });
  const asked = body.subarray(part.first, part.last + 1);
  return { status: 206, headers: { ...headers, ...place, 'Content-Length': String(asked.length) }, body: asked };
}

/** How many values of `Accept-Encoding` are remembered: browsers send a few. */
const maxKnownValues = 100;
const codingsByValue = new Map<string | undefined, readonly (Coding | null)[]>();

/** The codings that the client accepts and we have, the best first; null, for the file itself, is the last. */
function acceptedCodings({ headers }: SiteRequest): readonly (Coding | null)[] {
  const { 'accept-encoding': value } = headers;
  const known = codingsByValue.get(value);
  if (known) return known;
  const ours = Object.keys(codings) as Coding[];
  const accepted = new Negotiator({ headers }).encodings(ours);
  const found = [...ours.filter((coding) => accepted.includes(coding)), null];
  if (codingsByValue.size >= maxKnownValues) codingsByValue.clear();
  codingsByValue.set(value, found);
  return found;
}

const entityTagPattern = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

/**
 * Evaluates the conditions of a GET or HEAD request, in the order of RFC 9110, 13.2.2. Conditions about dates are
 * ignored, as 13.1.3 and 13.1.4 require for resources without a modification date.
 * @param etag the strong entity tag of what would be sent
 * @returns the status to answer with, or null to send what was requested
 */
function statusOfConditions(headers: SiteRequest['headers'], etag: string): 304 | 412 | null {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers;
  if (match !== undefined && match.trim() !== '*' && !tagsIn(match).includes(etag)) return 412;
  if (noneMatch === undefined) return null;
  const known = noneMatch.trim() === '*' || tagsIn(noneMatch).some((tag) => tag.replace(/^W\//, '') === etag);
  return known ? 304 : null;
}

/**
 * Whether a range may be sent: `If-Range` is missing, or is exactly this entity tag (RFC 9110, 13.1.5).
 * @param etag the strong entity tag of what would be sent
 */
function allowsRange({ 'if-range': ifRange }: SiteRequest['headers'], etag: string): boolean {
  return ifRange === undefined || ifRange === etag;
}

function tagsIn(list: string): string[] {
  return list.match(entityTagPattern) ?? [];
}

/** A part of a file: the positions of its first and last byte. */
interface ByteRange {
  first: number;
  last: number;
}

/** A header `Range` that asks for a single part, as a regular expression: RFC 9110, 14.1.2. */
export const singleRange = '^[Bb][Yy][Tt][Ee][Ss]=(?:([0-9]+)-([0-9]*)|-([0-9]+))$';

const single = new RegExp(singleRange);

/** Whether a header `Range` asks for a single part. Others are ignored: RFC 9110, 14.2. */
function isSingleRange(range: string | undefined): range is string {
  const [, first, last] = single.exec(range ?? '') ?? [];
  // A range that ends before it begins is invalid, not unsatisfiable: RFC 9110, 14.1.2.
  if (first !== undefined && last && Number(last) < Number(first)) return false;
  return single.test(range ?? '');
}

/**
 * The part of a file that a header `Range` asks for.
 * @param range a single range
 * @param length the length of the file, in bytes
 * @returns null when the range is beyond the end of the file
 */
function partOf(range: string, length: number): ByteRange | null {
  const [, first, last, suffix] = single.exec(range) ?? [];
  const from = first === undefined ? Math.max(0, length - Number(suffix)) : Number(first);
  const to = last ? Math.min(Number(last), length - 1) : length - 1;
  return from <= to ? { first: from, last: to } : null;
}

/** The text of the answer to an address that is not in the site's folder. */
export function textOutside({ folder }: InFolder): string {
  return `The site is in ${folder}`;
}

/** The methods that the site accepts, as a value of the header `Allow`. */
export const allowedMethods = 'GET, HEAD';

/** The message for each error status. It never repeats any of the request. */
const problems = {
  400: 'This is not a request that the site understands.',
  404: 'There is no such preview: it was published, has expired or was removed. Its author can create it again. To list previews: npm run release -- previews',
  405: 'This site answers GET and HEAD.',
  408: 'The request did not arrive in time.',
  412: 'The file does not match the condition in the request.',
  413: 'The report is too long.',
  414: 'The address is too long.',
  415: 'Reports are application/json or application/reports+json.',
  416: 'The requested range is beyond the end of the file.',
  417: 'The Expect header is not supported.',
  429: 'There are too many reports.',
  431: 'The headers are too large.',
  500: 'The server could not answer this request.',
  503: 'The server cannot read this file at the moment. Try again in a few seconds.',
  505: 'The site does not speak this version of HTTP.',
} as const;

/** In seconds: an object store that is away for a moment is back by then. */
const retryAfterSeconds = '5';

export type Problem = keyof typeof problems;

/**
 * The answer that reports an error, in plain text.
 * @param say.headers what it says besides
 * @param say.text instead of the message for the status
 */
export function problemReply(
  status: Problem,
  { headers = {}, text = problems[status] }: { headers?: Headers; text?: string } = {},
): Reply {
  const body = new TextEncoder().encode(`${text}\n`);
  return {
    status,
    headers: {
      ...problemHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      ...(status === 405 ? { Allow: allowedMethods } : {}),
      ...(status === 503 ? { 'Retry-After': retryAfterSeconds } : {}),
      ...headers,
      // Set explicitly: for HTTP/1.0, Node would mark the end by closing, and a truncated text would look complete.
      'Content-Length': String(body.length),
    },
    body,
  };
}
