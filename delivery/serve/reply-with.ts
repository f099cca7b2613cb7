import { dictionaryHeaders, encodedHeaders, type Headers } from '@mint-row/kit/headers';
import Negotiator from 'negotiator';
import { type Coding, codings } from '../store/codings.ts';
import { isSingleRange, partOf } from './byte-range.ts';
import { allowsRange, statusOfConditions } from './conditions.ts';
import { problemReply } from './problems.ts';
import type { Reply, SiteRequest } from './reply.ts';
import type { Resource } from './servable.ts';

/**
 * The answer with a file of the site, compressed if the client accepts that; or with a part of it; or only that it has
 * not changed. If a compressed copy cannot be read, it is the next best, and finally the plain file.
 * @returns null when no copy can be read
 */
export async function replyWith(resource: Resource, request: SiteRequest): Promise<Reply | null> {
  // Ranges refer to the plain file, and only GET supports them (RFC 9110, 14.2).
  const range = request.method === 'GET' && resource.status === 200 ? request.headers.range : undefined;
  const ranged = isSingleRange(range) && allowsRange(request.headers, resource.etag);
  for (const { coding, etag, read } of await copiesFor(resource, request, ranged)) {
    // Conditions apply only if the answer would be a success: RFC 9110, 13.2.1.
    const status = resource.status === 200 ? statusOfConditions(request.headers, etag) : null;
    if (status === 412) return problemReply(412);
    const headers = headersOf(resource, etag);
    if (status === 304) return { status, headers, body: null };
    const body = await read();
    if (body) {
      const described = { 'Content-Type': resource.type, ...headers };
      return ranged ? partial(body, range, described) : whole(resource.status, body, coding, described);
    }
  }
  return null;
}

/** A copy of a file that a client can read: its bytes, and what tells them from those of other copies. */
interface Copy {
  coding: Coding | 'dcz' | null;
  etag: string;
  read: () => Promise<Uint8Array | null>;
}

/** The copies that the client can read, the best first, the file itself last. */
async function copiesFor(resource: Resource, request: SiteRequest, ranged: boolean): Promise<Copy[]> {
  const marked = (mark: string) => resource.etag.replace(/"$/, `-${mark}"`);
  const plain: Copy = { coding: null, etag: resource.etag, read: () => resource.read(null) };
  if (!resource.encoded || ranged) return [plain];
  const copies = acceptedCodings(request).map((coding) => ({
    coding,
    etag: marked(coding),
    read: () => resource.read(coding),
  }));
  const hash = offeredDictionary(request);
  const read = hash === null ? null : await resource.dictionary?.delta(hash);
  const delta: Copy[] = read ? [{ coding: 'dcz', etag: marked(`dcz-${hash?.slice(0, 16)}`), read }] : [];
  return [...delta, ...copies, plain];
}

function headersOf({ status, encoded, headers, dictionary }: Resource, etag: string): Headers {
  return {
    ETag: etag,
    ...headers,
    ...(encoded ? encodedHeaders : {}),
    ...(encoded && dictionary ? dictionaryHeaders(dictionary.pattern) : {}),
    ...(status === 200 ? { 'Accept-Ranges': 'bytes' } : {}),
  };
}

function whole(status: number, body: Uint8Array, coding: Copy['coding'], headers: Headers): Reply {
  const encoded = coding ? { 'Content-Encoding': coding } : {};
  return { status, headers: { ...headers, ...encoded, 'Content-Length': String(body.length) }, body };
}

function partial(body: Uint8Array, range: string, headers: Headers): Reply {
  const part = partOf(range, body.length);
  const place = { 'Content-Range': `bytes ${part ? `${part.first}-${part.last}` : '*'}/${body.length}` };
  if (!part) return problemReply(416, { 'Accept-Ranges': 'bytes', ...place });
  const asked = body.subarray(part.first, part.last + 1);
  return { status: 206, headers: { ...headers, ...place, 'Content-Length': String(asked.length) }, body: asked };
}

/** The codings that the client accepts and we have, the best first. */
function acceptedCodings({ headers }: SiteRequest): Coding[] {
  const ours = Object.keys(codings) as Coding[];
  const accepted = new Negotiator({ headers }).encodings(ours);
  return ours.filter((coding) => accepted.includes(coding));
}

/**
 * The dictionary that the client has for this file, as the hash of its bytes, in hexadecimal.
 * @returns null when it has none, or does not accept what is encoded with one (RFC 9842, 2.2)
 */
function offeredDictionary({ headers }: SiteRequest): string | null {
  const [, hash] = /^:([A-Za-z0-9+/]{43}=):$/.exec(headers['available-dictionary'] ?? '') ?? [];
  if (!hash || !new Negotiator({ headers }).encodings(['dcz']).includes('dcz')) return null;
  return [...atob(hash)].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
