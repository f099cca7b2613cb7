import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandLine } from '../../../tests/release/command.ts';

/** `npm run serve` of a store, as a process of its own. */
export class ServerProcess {
  readonly port: number;
  /** The lines that it has logged. */
  readonly log: readonly string[];
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number, log: string[]) {
    this.#child = child;
    this.port = port;
    this.log = log;
  }

  /**
   * @param store the store's folder
   * @throws Error with the server's output when it does not start
   */
  static async start(store: string): Promise<ServerProcess> {
    const [program, ...args] = commandLine('serve');
    const options = [...args, '--store', store, '--port', '0'];
    const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'] });
    const log: string[] = [];
    child.stderr?.on('data', (chunk: Buffer) => log.push(...chunk.toString().trim().split('\n')));
    const port = await new Promise<number>((resolve, reject) => {
      let output = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (found) resolve(Number(found));
      });
      child.once('exit', () => reject(new Error(`The server ended before it served: ${log.join(' ')}`)));
    });
    return new ServerProcess(child, port, log);
  }

  /** Stops the server. @returns its exit code, or null when a signal ended it */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    const ended = once(this.#child, 'exit') as Promise<[number | null]>;
    this.#child.kill('SIGTERM');
    const [code] = await ended;
    return code;
  }
}
