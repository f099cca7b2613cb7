import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import { visible } from '@mint-row/kit/contract/visible';
import type { AnswerLine } from '@mint-row/kit/intake';
import { DeliveryError } from '../common/errors.ts';
import { temporaryFolder } from '../common/temporary-folder.ts';
import { Admission, type Admitted, NotAdmitted } from './admission.ts';
import type { Keys } from './keys.ts';
import { type IntakeLimits, intakeLimits } from './limits.ts';

export interface IntakeOptions {
  /** Reads the keys as they are now. */
  readKeys: () => Promise<Keys>;
  /**
   * Releases a packed artifact.
   * @param print sends a line of what it prints to the team
   * @param timeoutMs how long it may take
   * @returns the exit code
   */
  release: (wanted: Upload, print: (line: AnswerLine) => void, timeoutMs: number) => Promise<number>;
  /** Whether a proxy in front sets `X-Forwarded-For`. Without a proxy, any client could set it. */
  trustProxy?: boolean;
  /** Takes the line that is logged for each request. */
  log?: (line: string) => void;
  /** Limits that replace the defaults. */
  limits?: Partial<IntakeLimits>;
}

/** A packed artifact that has arrived whole, and what to do with it. */
export interface Upload extends Admitted {
  file: string;
}

/** The end of a release: its exit code, and the outcome for the log. */
interface Ended {
  code: number;
  outcome: string;
}

/** Takes artifacts from teams over HTTP and releases them, one at a time. */
export class Intake {
  readonly server: Server;
  readonly #options: IntakeOptions;
  readonly #limits: IntakeLimits;
  readonly #admission: Admission;
  /** The applications whose artifacts are arriving, wait, or are being released, with their requests. */
  readonly #places = new Map<AppName, IncomingMessage>();
  /** Settles when the last one in the queue has been released. */
  #last: Promise<unknown> = Promise.resolve();
  #isAtWork = false;
  #isStopping = false;

  constructor(options: IntakeOptions) {
    const limits = { ...intakeLimits, ...options.limits };
    this.#options = options;
    this.#limits = limits;
    this.#admission = new Admission(options.readKeys, limits);
    this.server = createServer({
      maxHeaderSize: limits.maxHeaderBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs / 2),
    });
    this.server.maxConnections = limits.maxConnections;
    this.server
      .on('request', (request, response) => void this.#answer(request, response, false))
      .on('checkContinue', (request, response) => void this.#answer(request, response, true));
  }

  /** Accepts nothing more, lets the release at work end, and tells those who wait to come again. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.server.close();
    for (const request of this.#places.values()) if (!request.complete) request.destroy();
    await this.#last;
    this.server.closeIdleConnections();
  }

  /** Answers a request, whatever happens, and logs it with a line. */
  async #answer(request: IncomingMessage, response: ServerResponse, isAsking: boolean): Promise<void> {
    const address = this.#addressOf(request);
    let wanted: Admitted | null = null;
    const log = (outcome: string) => {
      const what = wanted ? `${wanted.app} ${wanted.action}, key ${wanted.key}` : 'not admitted';
      this.#options.log?.(visible(`${new Date().toISOString()} ${address} ${what}: ${outcome}`));
    };
    try {
      const { method = '', url: target = '', headers } = request;
      wanted = await this.#admission.admit({ method, target, authorization: headers.authorization, address });
      const { code, outcome } = await this.#take(wanted, request, response, isAsking);
      log(outcome);
      response.end(lineOf({ code }));
    } catch (error) {
      if (request.destroyed && !request.complete) return log('it ended before all had arrived');
      const reason = error instanceof NotAdmitted ? error : failed(error);
      // Floods have no line for each of their requests.
      if (wanted || reason.status !== 429) log(`${reason.status} ${reason.message}`);
      this.#refuse(request, response, reason);
    }
  }

  /** Who sent a request; behind a proxy, whom the proxy names: last, since the sender may have named others before. */
  #addressOf({ socket, headers }: IncomingMessage): string {
    const forwarded =
      this.#options.trustProxy && [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
    return (forwarded || socket.remoteAddress) ?? 'unknown';
  }

  #refuse(request: IncomingMessage, response: ServerResponse, { status, message, retryAfter }: NotAdmitted): void {
    if (response.headersSent) response.end(lineOf({ err: message }) + lineOf({ code: 1 }));
    else {
      const again = retryAfter === null ? {} : { 'Retry-After': String(retryAfter) };
      response.writeHead(status, { ...headers, 'Content-Type': 'application/json', ...again });
      response.end(`${JSON.stringify({ error: message })}\n`);
    }
    // What it still sends is not kept. To close at once could lose it the answer.
    const timer = setTimeout(() => request.destroy(), this.#limits.lingerMs).unref();
    request.once('close', () => clearTimeout(timer));
  }

  /**
   * Takes the artifact of a request, and releases it when it is its turn.
   * @param isAsking whether the sender waits for leave to send the body
   * @throws NotAdmitted when there is no room, or the body is not what was signed
   */
  async #take(wanted: Admitted, request: IncomingMessage, response: ServerResponse, isAsking: boolean): Promise<Ended> {
    const { app, bodyHash } = wanted;
    this.#refuseWithoutRoom(app, Number(request.headers['content-length'] ?? 0));
    this.#places.set(app, request);
    let folder: string | null = null;
    try {
      folder = await temporaryFolder('artifact');
      if (isAsking) response.writeContinue();
      const file = join(folder, `${app}.tgz`);
      await this.#receive(request, file, bodyHash);
      return await this.#report(response, (print) => {
        if (this.#isAtWork) print({ out: 'Another release is at work; this one waits.' });
        return this.#inTurn(() => this.#release({ ...wanted, file }, response, print));
      });
    } finally {
      this.#places.delete(app);
      if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    }
  }

  #refuseWithoutRoom(app: AppName, bytes: number): void {
    const { maxBodyBytes, maxWaiting, retryAfterSeconds } = this.#limits;
    if (this.#isStopping) throw stopping(retryAfterSeconds);
    if (bytes > maxBodyBytes) throw tooLarge(maxBodyBytes);
    if (this.#places.has(app)) throw new NotAdmitted(503, `Another release of ${app} is at work.`, retryAfterSeconds);
    if (this.#places.size > maxWaiting) throw new NotAdmitted(503, 'Too many releases are waiting.', retryAfterSeconds);
  }

  /** Writes a body into a file while it arrives. */
  async #receive(request: IncomingMessage, file: string, bodyHash: string): Promise<void> {
    const { maxBodyBytes } = this.#limits;
    const hash = createHash('sha256');
    let bytes = 0;
    const written: FileHandle = await open(file, 'wx', 0o600);
    try {
      // The connection stays, for the answer.
      for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > maxBodyBytes) throw tooLarge(maxBodyBytes);
        hash.update(chunk);
        await written.write(chunk);
      }
    } finally {
      await written.close();
    }
    if (hash.digest('hex') !== bodyHash) {
      throw new NotAdmitted(400, 'What arrived is not what was signed. Nothing was released. Send it again.');
    }
  }

  /** Sends what is printed meanwhile. */
  async #report(response: ServerResponse, act: (print: (line: AnswerLine) => void) => Promise<Ended>): Promise<Ended> {
    response.on('error', () => {});
    // Some proxies keep an answer until it is whole.
    response.writeHead(200, { ...headers, 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    const alive = setInterval(() => response.write('\n'), this.#limits.aliveIntervalMs);
    try {
      return await act(this.#printer(response));
    } finally {
      clearInterval(alive);
    }
  }

  /** Does something once everything before it in the queue has ended. */
  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(act);
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #release(upload: Upload, response: ServerResponse, print: (line: AnswerLine) => void): Promise<Ended> {
    // Nothing has begun.
    if (response.destroyed) return { code: 1, outcome: 'its sender left while it waited' };
    if (this.#isStopping) throw stopping(this.#limits.retryAfterSeconds);
    const began = performance.now();
    this.#isAtWork = true;
    const code = await this.#options.release(upload, print, this.#limits.releaseTimeoutMs).finally(() => {
      this.#isAtWork = false;
    });
    return { code, outcome: `exit code ${code} after ${((performance.now() - began) / 1000).toFixed(1)} s` };
  }

  /** Sends lines, up to a limit: a hostile artifact can have any number of faults. */
  #printer(response: ServerResponse): (line: AnswerLine) => void {
    let left = this.#limits.maxPrinted;
    return (line) => {
      if (left <= 0) return;
      const text = lineOf(line);
      left -= text.length;
      response.write(left > 0 ? text : lineOf({ err: '… and more than fits into an answer.' }));
    };
  }
}

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

function lineOf(line: AnswerLine): string {
  return `${JSON.stringify(line)}\n`;
}

function failed(error: unknown): NotAdmitted {
  console.error(error instanceof DeliveryError ? error.message : error);
  return new NotAdmitted(500, 'The intake failed. Tell the operators; what is live is whole.');
}

function stopping(retryAfterSeconds: number): NotAdmitted {
  return new NotAdmitted(503, 'The intake is being stopped. Nothing was released. Send it again.', retryAfterSeconds);
}

function tooLarge(maxBytes: number): NotAdmitted {
  return new NotAdmitted(
    413,
    `The packed artifact is larger than ${maxBytes.toLocaleString('en-US')} bytes. Its largest files are the cause: pictures, fonts or packages.`,
  );
}
