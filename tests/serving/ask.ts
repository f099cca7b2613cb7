import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A server, and the folder that its site is in. A number is the port of a site that is in none. */
export type ServedAt = number | { port: number; folder: string };

/** The port, and what comes before a path of the site: "/cards", or nothing. */
function partsOf(at: ServedAt): { port: number; before: string } {
  return typeof at === 'number' ? { port: at, before: '' } : { port: at.port, before: at.folder.slice(0, -1) };
}

interface Question {
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a request like a client.
 * @param path within the site
 */
export function ask(at: ServedAt, path: string, options: Question = {}): Promise<Answer> {
  const { port, before } = partsOf(at);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: before + path, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Sends bytes over a bare socket and returns the server's output until it closes: clients would tidy the request first.
 * @param bytes each is sent when the answer to the one before has begun
 */
export function send(port: number, ...bytes: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const waiting = [...bytes];
    let text = '';
    const socket = connect(port, '127.0.0.1');
    const next = () => {
      const message = waiting.shift();
      if (message !== undefined) socket.write(message);
    };
    socket.on('connect', next);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      next();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
  });
}

/**
 * Requests a target exactly as it is written, but for the folder that the site is in.
 * @param target a path within the site, or a whole address with one
 */
export async function askRaw(
  at: ServedAt,
  target: string,
  { host = 'localhost' } = {},
): Promise<{ status: number; headers: string; body: string }> {
  const { port, before } = partsOf(at);
  const written = target.replace(/^(?:[A-Za-z]+:\/\/[^/?]*)?/, (origin) => origin + before);
  const text = await send(port, `GET ${written} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [headers = '', ...body] = text.split('\r\n\r\n');
  return { status: statusesIn(text)[0] ?? 0, headers, body: body.join('\r\n\r\n') };
}

/** The statuses of the answers in a server's output. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
