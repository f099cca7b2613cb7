import type { SiteRequest } from './reply.ts';

const entityTags = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"/g;

/**
 * Evaluates the conditions of a GET or HEAD request, in the order of RFC 9110, 13.2.2. Conditions about dates are
 * ignored, as 13.1.3 and 13.1.4 require for resources without a modification date.
 * @param etag the strong entity tag of what would be sent
 * @returns the status to answer with, or null to send what was requested
 */
export function statusOfConditions(headers: SiteRequest['headers'], etag: string): 304 | 412 | null {
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
export function allowsRange({ 'if-range': ifRange }: SiteRequest['headers'], etag: string): boolean {
  return ifRange === undefined || ifRange === etag;
}

function tagsIn(list: string): string[] {
  return list.match(entityTags) ?? [];
}
