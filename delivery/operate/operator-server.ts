import { createServer, type Server } from 'node:http';
import { problemHeaders } from '@mint-row/kit/headers';
import { clientLimits } from '../serve/rules/limits.ts';
import type { Metrics } from './metrics.ts';

/** The path of the metrics, where Prometheus looks for them. */
export const metricsPath = '/metrics';

/** A server for operators alone, on a port of its own: nothing that it answers is for visitors. */
export function operatorServer(metrics: Metrics): Server {
  const { maxHeaderBytes, headersTimeoutMs, requestTimeoutMs } = clientLimits;
  const limits = { maxHeaderSize: maxHeaderBytes, headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs };
  return createServer(limits, (request, response) => {
    const isAsked = request.method === 'GET' && request.url === metricsPath;
    if (!isAsked) return response.writeHead(404, { ...problemHeaders, Connection: 'close' }).end();
    metrics.read().then(
      ({ text, type }) => response.writeHead(200, { ...problemHeaders, 'Content-Type': type }).end(text),
      (error: unknown) => {
        console.error('The metrics cannot be read:', error);
        response.writeHead(500, problemHeaders).end();
      },
    );
  });
}
