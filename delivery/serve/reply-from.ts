import { readAddress } from './address.ts';
import { isOfRelease } from './listed-site.ts';
import { problemReply } from './problems.ts';
import type { Reply, SiteRequest } from './reply.ts';
import { replyWith } from './reply-with.ts';
import type { Servable } from './servable.ts';

/**
 * The answer to requests that no site answers, whatever its files.
 * @param longestTarget in characters
 * @returns null for all others
 */
export function refusal({ method, target }: SiteRequest, longestTarget: number): Reply | null {
  if (method !== 'GET' && method !== 'HEAD') return problemReply(405);
  return target.length > longestTarget ? problemReply(414) : null;
}

/**
 * The answer of a site, unless a newer one may answer better: a file cannot be read, which a prune may have removed, or
 * a release is unknown that another server may have named to this client a moment ago.
 * @param options.isNewest whether there can be no newer site, so that what is unknown does not exist
 * @returns null when a newer site must be asked, or nothing can be read
 */
export async function replyFrom(
  site: Servable,
  request: SiteRequest,
  { isNewest = false } = {},
): Promise<Reply | null> {
  const address = readAddress(request.target, (path) => site.hasDocument(path));
  if (address.kind === 'malformed') return problemReply(400);
  if (address.kind === 'redirect') {
    const headers = { ...site.redirectHeaders, Location: address.location, 'Content-Length': '0' };
    return { status: 308, headers, body: null };
  }
  const resource = await site.resource(address.path);
  if (!resource || (resource.status === 404 && isOfRelease(address.path) && !isNewest)) return null;
  return replyWith(resource, request);
}
