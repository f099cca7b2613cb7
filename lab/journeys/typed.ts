import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { addressOf } from '../../tests/site/vite-server.ts';

/** The time within which a command has to end, or to serve, in milliseconds. */
const longest = 5 * 60_000;

/** The variables that npm sets for scripts; a command that is typed into a shell has none of them. */
const ofNpm = /^(npm_(?!config_(registry|cache|userconfig|https?_proxy|proxy|cafile)$)|INIT_CWD$|NODE_ENV$)/i;

/** A command that was typed into a shell, with its output and its end. */
export class Typed {
  readonly #line: string;
  readonly #child: ChildProcess;
  readonly #closed: Promise<unknown[]>;
  readonly #address: Promise<string>;
  #printed = '';

  /** @param variables additions to the environment */
  constructor(line: string, cwd: string, variables: Readonly<Record<string, string>>) {
    this.#line = line;
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofNpm.test(name)));
    // npm puts its program folders first in PATH; those of this checkout must not be used in another.
    const path = (env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));
    this.#child = spawn('sh', ['-c', line], {
      cwd,
      // Its own process group, so that its children are stopped with it.
      detached: true,
      env: { ...env, NO_COLOR: '1', ...variables, PATH: path.join(':') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#printed += chunk.toString();
      });
    }
    this.#closed = once(this.#child, 'close');
    this.#address = addressOf(this.#child);
    // Most commands end without an address.
    this.#address.catch(() => {});
  }

  /**
   * Resolves with its output when it has ended.
   * @throws Error when its exit code differs
   */
  async ended(code = 0): Promise<string> {
    const [ended] = await this.#inTime(this.#closed, 'end');
    if (ended === code) return this.#printed;
    throw new Error(`“${this.#line}” ended with ${ended}, not with ${code}:\n${this.#printed}`);
  }

  /**
   * Resolves with its address when it serves.
   * @throws Error when it ends before
   */
  serves(): Promise<string> {
    return this.#inTime(this.#address, 'serve');
  }

  /** Stops it, and all processes that it has started. */
  async stop(): Promise<void> {
    this.kill('SIGTERM');
    await this.#inTime(this.#closed, 'end');
  }

  /** Its output so far. */
  get printed(): string {
    return this.#printed;
  }

  kill(signal: 'SIGTERM' | 'SIGKILL'): void {
    try {
      process.kill(-Number(this.#child.pid), signal);
    } catch {
      // It has ended by itself.
    }
  }

  #inTime<Result>(result: Promise<Result>, what: string): Promise<Result> {
    return new Promise((resolve, reject) => {
      const late = () =>
        reject(new Error(`“${this.#line}” did not ${what} in ${longest / 60_000} minutes:\n${this.#printed}`));
      const timer = setTimeout(late, longest);
      result.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
}
