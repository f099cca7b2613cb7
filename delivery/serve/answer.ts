import type { IncomingMessage, ServerResponse } from 'node:http';
import { previewHeaders, setHeaders } from '@mint-row/kit/headers';
import { hostHeader, originOfTarget } from './authority.ts';
import { type Health, healthPath, sendHealth } from './health.ts';
import type { Previews } from './previews.ts';
import { problemReply } from './problems.ts';
import type { Reply, SiteRequest } from './reply.ts';
import { refusal, replyFrom } from './reply-from.ts';
import { sendProblem, sendReply } from './send-reply.ts';
import type { Servable } from './servable.ts';

const host = new RegExp(hostHeader);

/** The versions of HTTP that Node's parser reads as they are meant; it lets others pass. */
const versions = ['1.0', '1.1'];

const origin = new RegExp(originOfTarget);

/** Where the site comes from that requests are answered from; a request keeps the one that it began with. */
export interface SiteSource {
  /** The live site. */
  current(): Promise<Servable>;
  /** The live site as it is now, whatever was known. */
  newest(): Promise<Servable>;
  /** What is served, and whether that is the newest. Without this, the server has no address for it. */
  health?(): Promise<Health>;
}

/** Everything that a server answers from. */
export interface Sources {
  live: SiteSource;
  /** Without this, hosts of previews are hosts like any other. */
  previews?: Previews | undefined;
}

/** Answers a request from the live site, or from a preview if its host is that of one. */
export async function answer(
  { live, previews }: Sources,
  longestTarget: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const asked = { method: request.method ?? '', target: request.url ?? '', headers: request.headers };
  const refused = refusal(asked, longestTarget);
  if (refused) return sendReply(response, refused);
  if (!versions.includes(request.httpVersion)) return sendProblem(response, 505);
  if (!hasOneHost(request) || !hasKnownCoding(request)) return sendProblem(response, 400);
  const id = previews?.idIn(authorityOf(request)) ?? null;
  // A sign-in in front of previews may go by the header alone.
  if (previews && id !== previews.idIn(request.headers.host ?? '')) return sendProblem(response, 400);
  if (previews && id !== null) return answerFromPreview(live, previews, id, asked, response);
  if (asked.target === healthPath && live.health) return sendHealth(response, await live.health());
  const reply = (await replyFrom(await live.current(), asked)) ?? (await replyFromNewest(live, asked));
  sendReply(response, reply);
}

/** While the store cannot be read, a release that nobody knows here may be a new one: then it is not said to be missing. */
async function replyFromNewest(live: SiteSource, asked: SiteRequest): Promise<Reply> {
  const site = await live.newest();
  const isNewest = !(await isUnreadable(live));
  return (await replyFrom(site, asked, { isNewest })) ?? (await failure(live));
}

async function isUnreadable(live: SiteSource): Promise<boolean> {
  return (await live.health?.())?.store === 'unreadable';
}

/** What is there and cannot be read: while the store is away, it may be read later. */
async function failure(live: SiteSource): Promise<Reply> {
  return problemReply((await isUnreadable(live)) ? 503 : 500);
}

async function answerFromPreview(
  live: SiteSource,
  previews: Previews,
  id: string,
  asked: SiteRequest,
  response: ServerResponse,
): Promise<void> {
  setHeaders(response, previewHeaders);
  const site = await previews.site(id);
  if (site === null) return sendProblem(response, 404);
  const reply = site === 'unreadable' ? null : await replyFrom(site, asked, { isNewest: true });
  sendReply(response, reply ?? (await failure(live)));
}

/** The host that a request is for: a whole address counts more than the header `Host` (RFC 9112, 3.2.2). */
function authorityOf({ url = '', headers }: IncomingMessage): string {
  const [whole] = origin.exec(url) ?? [];
  return whole?.slice(whole.indexOf('//') + 2) ?? headers.host ?? '';
}

/** A body whose end a proxy and we could see in different places. */
function hasKnownCoding({ headers }: IncomingMessage): boolean {
  return (headers['transfer-encoding'] ?? 'chunked').trim().toLowerCase() === 'chunked';
}

/** HTTP/1.1 asks for exactly one that is well-formed; two could be read differently by a proxy and by us. */
function hasOneHost({ httpVersion, rawHeaders, headers }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return (hosts === 1 && host.test(headers.host ?? '')) || (hosts === 0 && httpVersion === '1.0');
}
