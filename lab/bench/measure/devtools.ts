import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

interface Message {
  id?: number;
  method?: string;
  params?: object;
  result?: object;
  error?: { message: string };
}

/**
 * A Chromium of its own, and its developer tools over pipes. Playwright attaches to pages, which prevents them from
 * prerendering others; this attaches to tabs.
 */
export class DevTools {
  #browser: ChildProcess;
  #profile: string;
  #lastId = 0;
  #waiting = new Map<number, { resolve: (result: object) => void; reject: (error: Error) => void }>();
  #listeners: ((method: string, params: object) => void)[] = [];

  private constructor(browser: ChildProcess, profile: string) {
    this.#browser = browser;
    this.#profile = profile;
    let rest = '';
    this.#pipe<Readable>(4).on('data', (bytes: Buffer) => {
      const texts = (rest + bytes.toString()).split('\0');
      rest = texts.pop() ?? '';
      for (const text of texts) this.#receive(JSON.parse(text) as Message);
    });
  }

  static async launch(executable: string, args: readonly string[]): Promise<DevTools> {
    const profile = await mkdtemp(join(tmpdir(), 'mint-row-bench-'));
    const all = [
      ...args,
      '--headless',
      '--window-size=1280,900',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ];
    return new DevTools(spawn(executable, all, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] }), profile);
  }

  send<Result extends object>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#pipe<Writable>(3).write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (result) => resolve(result as Result), reject });
    });
  }

  /** The next event of this name that matches. */
  next<Params extends object>(method: string, fits: (params: Params) => boolean = () => true): Promise<Params> {
    return new Promise((resolve) => {
      const listener = (name: string, params: object) => {
        if (name !== method || !fits(params as Params)) return;
        this.#listeners = this.#listeners.filter((other) => other !== listener);
        resolve(params as Params);
      };
      this.#listeners.push(listener);
    });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#browser.once('exit', resolve));
    this.#browser.kill();
    await ended;
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #pipe<Stream>(descriptor: 3 | 4): Stream {
    return this.#browser.stdio[descriptor] as Stream;
  }

  #receive({ id, method, params = {}, result = {}, error }: Message) {
    if (id === undefined) {
      for (const listener of this.#listeners) listener(method ?? '', params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }
}
