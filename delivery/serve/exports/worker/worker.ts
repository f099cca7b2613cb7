import { commonHeaders, commonRenewedHeaders, type HstsScope, secureHeaders } from '@mint-row/kit/headers';
import { hostHeader } from '../../rules/address.ts';
import { clientLimits } from '../../rules/limits.ts';
import type { Reply, SiteRequest } from '../../rules/reply.ts';
import { problemReply, refusal, replyFrom } from '../../rules/reply.ts';
import type { ExportsBinding } from './newest-export.ts';
import { NewestExport } from './newest-export.ts';

/** The bindings that the configuration gives to the worker. */
interface Bindings {
  EXPORTS: ExportsBinding;
  RULES: string;
  HSTS: HstsScope;
}

const host = new RegExp(hostHeader);

let editions: NewestExport | undefined;

/** Answers as our server does, from the newest export: the same rules, in a runtime for workers. */
export default {
  async fetch(request: Request, { EXPORTS, RULES, HSTS }: Bindings): Promise<Response> {
    editions ??= new NewestExport(EXPORTS, RULES);
    const reply = await replyTo(request, editions).catch((error: Error) => {
      console.error(`${request.method} ${JSON.stringify(request.url)}: ${error.message}`);
      return problemReply(500);
    });
    return responseWith(reply, request, HSTS);
  },
};

async function replyTo(request: Request, from: NewestExport): Promise<Reply> {
  const asked = { method: request.method, target: targetOf(request), headers: headersOf(request) };
  const refused = refusal(asked, clientLimits.maxTargetLength);
  if (refused) return refused;
  if (!host.test(asked.headers.host ?? '')) return problemReply(400);
  return (
    (await replyFrom(await from.current(), asked)) ??
    (await replyFrom(await from.newest(), asked, { isNewest: true })) ??
    problemReply(500)
  );
}

/** The target as received: workers get it behind the scheme and the host, and some runtimes write the host differently. */
function targetOf({ url, headers }: Request): string {
  const [, rest = ''] = /^[a-z]+:\/\/(.*)$/is.exec(url) ?? [];
  const named = headers.get('host') ?? '';
  return rest.startsWith(named) ? rest.slice(named.length) : rest.replace(/^[^/?]*/, '');
}

function headersOf({ headers }: Request): SiteRequest['headers'] {
  return Object.fromEntries(headers);
}

function responseWith({ status, headers, body }: Reply, { method, url }: Request, hsts: HstsScope): Response {
  // Compressed copies are sent as they are.
  const as: ResponseInit & { encodeBody: 'manual' } = {
    status,
    headers: {
      ...(status === 304 ? commonRenewedHeaders : commonHeaders),
      ...(status !== 304 && url.startsWith('https:') ? secureHeaders(hsts) : {}),
      ...headers,
      Date: new Date().toUTCString(),
    },
    encodeBody: 'manual',
  };
  return new Response(method === 'HEAD' ? null : (body as Uint8Array<ArrayBuffer> | null), as);
}
