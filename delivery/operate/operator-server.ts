import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { commonHeaders, type Headers, problemHeaders } from '@mint-row/kit/headers';
import { clientLimits } from '../serve/rules/limits.ts';
import type { Metrics } from './metrics.ts';

/** The path of the metrics, where Prometheus looks for them. */
export const metricsPath = '/metrics';

/**
 * Makes the page that operators see at the root of their port.
 * @param metrics of this server, as text
 * @returns the document, and its security policy
 */
export type OperatorsPage = (metrics: string) => Promise<{ document: string; policy: string }>;

interface Answer {
  status: number;
  headers: Headers;
  body?: string;
}

/**
 * A server for operators alone, on a port of its own: nothing that it answers is for visitors.
 * @param page what it answers at its root, if anything
 */
export function operatorServer(metrics: Metrics, page?: OperatorsPage): Server {
  const { maxHeaderBytes, headersTimeoutMs, requestTimeoutMs } = clientLimits;
  const limits = { maxHeaderSize: maxHeaderBytes, headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs };
  let making: Promise<Answer> | null = null;
  /** Whoever asks while the page is made gets the same: it reads the whole history. */
  const readPage = (make: OperatorsPage) => {
    making ??= pageAnswer(metrics, make).finally(() => {
      making = null;
    });
    return making;
  };
  const answerTo = async ({ method, url, headers }: IncomingMessage): Promise<Answer> => {
    if (method !== 'GET') return nothing;
    if (url === metricsPath) {
      const { text, type } = await metrics.read();
      return { status: 200, headers: { ...problemHeaders, 'Content-Type': type }, body: text };
    }
    if (url !== '/' || !page) return nothing;
    return isOwnName(headers.host) ? readPage(page) : otherName;
  };
  return createServer(limits, (request, response) => {
    answerTo(request).then(
      (answer) => send(response, answer),
      (error: unknown) => {
        console.error('What operators asked for cannot be read:', error);
        send(response, { status: 500, headers: problemHeaders });
      },
    );
  });
}

const nothing: Answer = { status: 404, headers: { ...problemHeaders, Connection: 'close' } };

const otherName: Answer = {
  status: 421,
  headers: { ...problemHeaders, 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' },
  body: 'This page is at localhost or at the address of the machine, in numbers. A proxy that asks for it must send such a Host.\n',
};

/**
 * Whether a request names this machine in a way that no page of another site can: a name could lead here (DNS rebinding),
 * and a browser would then let that site's code read the answer.
 */
function isOwnName(host = ''): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || isIP(name) > 0;
}

async function pageAnswer(metrics: Metrics, make: OperatorsPage): Promise<Answer> {
  const { document, policy } = await make((await metrics.read()).text);
  const headers: Headers = {
    ...commonHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  };
  return { status: 200, headers, body: document };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}
