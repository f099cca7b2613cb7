import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import {
  commonHeaders,
  commonRenewedHeaders,
  type Headers,
  previewHeaders,
  problemHeaders,
} from '@mint-row/kit/headers';
import { hostHeader, originOfTarget } from '../rules/address.ts';
import type { ServedSite } from '../rules/listed-site.ts';
import { type Problem, problemReply, type Reply, refusal, replyFrom, type SiteRequest } from '../rules/reply.ts';
import type { Health } from '../sites/health.ts';
import type { Previews } from '../sites/previews.ts';

const host = new RegExp(hostHeader);

/** The versions of HTTP that Node's parser reads as they are meant; it lets others pass. */
const versions = ['1.0', '1.1'];

const origin = new RegExp(originOfTarget);

/** Where the site comes from that requests are answered from; a request keeps the one that it began with. */
export interface SiteSource {
  /** The live site. */
  current(): Promise<ServedSite>;
  /** The live site as it is now, whatever was known. */
  newest(): Promise<ServedSite>;
  /** The generation that is served, and whether it is the newest. Without this, the server has no address for it. */
  health?(): Promise<Health>;
}

/** Everything that a server answers from. */
interface Sources {
  live: SiteSource;
  /** Without this, hosts of previews are hosts like any other. */
  previews?: Previews | undefined;
  reports?: Reports | undefined;
}

/** Takes reports of browsers. */
export interface Reports {
  /** The answer to a request that sends some; null for any other. */
  receive(request: IncomingMessage): Promise<Reply | null>;
  /** An answer that says where to send them, if it is one that does. */
  invite(reply: Reply, request: IncomingMessage): Promise<Reply>;
}

/** The answer to a request from the live site, or from a preview if its host is that of one. */
export async function answer(
  { live, previews, reports }: Sources,
  maxTargetLength: number,
  request: IncomingMessage,
): Promise<Reply> {
  const asked = { method: request.method ?? '', target: request.url ?? '', headers: request.headers };
  const refused = refusal(asked, maxTargetLength);
  const isSending = asked.method === 'POST' && reports !== undefined && refused?.status === 405;
  if (refused && !isSending) return refused;
  if (!versions.includes(request.httpVersion)) return problemReply(505);
  if (!hasOneHost(request) || !hasKnownCoding(request)) return problemReply(400);
  const id = previews?.idIn(authorityOf(request)) ?? null;
  // A sign-in in front of previews may go by the header alone.
  if (previews && id !== previews.idIn(request.headers.host ?? '')) return problemReply(400);
  if (refused) return (id === null && (await reports?.receive(request))) || refused;
  if (previews && id !== null) return asPreview(await replyFromPreview(live, previews, id, asked));
  if (asked.target === healthPath && live.health) return healthReply(await live.health());
  const reply = (await replyFrom(await live.current(), asked)) ?? (await replyFromNewest(live, asked));
  return reports ? reports.invite(reply, request) : reply;
}

/** While the store cannot be read, a release that this server does not know may be new, so it must not answer 404. */
async function replyFromNewest(live: SiteSource, asked: SiteRequest): Promise<Reply> {
  const site = await live.newest();
  const isNewest = !(await isUnreadable(live));
  return (await replyFrom(site, asked, { isNewest })) ?? (await failure(live));
}

async function isUnreadable(live: SiteSource): Promise<boolean> {
  return (await live.health?.())?.store === 'unreadable';
}

/** The answer when a file cannot be read: 503 while the store is unreadable, since it may be readable later. */
async function failure(live: SiteSource): Promise<Reply> {
  return problemReply((await isUnreadable(live)) ? 503 : 500);
}

async function replyFromPreview(live: SiteSource, previews: Previews, id: string, asked: SiteRequest): Promise<Reply> {
  const site = await previews.site(id);
  if (site === null) return problemReply(404);
  const reply = site === 'unreadable' ? null : await replyFrom(site, asked, { isNewest: true });
  return reply ?? (await failure(live));
}

function asPreview(reply: Reply): Reply {
  return reply.status === 304 ? reply : { ...reply, headers: { ...previewHeaders, ...reply.headers } };
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

/**
 * Sends an answer. Node leaves out the body where there may be none.
 * @param always the headers of every answer; a 304 has `commonRenewedHeaders` instead
 */
export function sendReply(response: ServerResponse, { status, headers, body }: Reply, always: Headers): void {
  response.writeHead(status, linesOf(status === 304 ? commonRenewedHeaders : always, headers)).end(body ?? undefined);
}

/** Headers as Node sends them fastest, names and values in turn: made once for all answers that share them. */
const sent = new WeakMap<Headers, WeakMap<Headers, string[]>>();

function linesOf(always: Headers, headers: Headers): string[] {
  const made = sent.get(always) ?? new WeakMap<Headers, string[]>();
  sent.set(always, made);
  const lines = made.get(headers) ?? Object.entries({ ...always, ...headers }).flat();
  made.set(headers, lines);
  return lines;
}

/** A whole error response as text, for a connection without a valid request. */
export function problemMessage(status: Problem): string {
  const { headers, body } = problemReply(status);
  const lines = Object.entries({ ...commonHeaders, ...headers, Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${new TextDecoder().decode(body ?? undefined)}`;
}

/** Where a server says what it serves, for load balancers and monitors. It is no address of the site. */
const healthPath = '/health.json';

/** Answers with 200 whatever the store is like: visitors get the site, and no load balancer should give up all servers. */
function healthReply(health: Health): Reply {
  const body = Buffer.from(`${JSON.stringify(health)}\n`);
  const described = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': String(body.length) };
  return { status: 200, headers: { ...problemHeaders, ...described }, body };
}
