import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';

/** The resources that a server uses. */
export interface Use {
  connections: number;
  descriptors: number;
  /** The memory in use, without memory that it only reserved. */
  bytes: number;
}

/** A server of a store in a process of its own, which reports its use of resources. */
export class MeasuredServer {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  /** @param store the store's folder */
  static async start(store: string): Promise<MeasuredServer> {
    const process = fork(join(import.meta.dirname, 'serve-process.ts'), [store], {
      execArgv: ['--import', 'tsx', '--expose-gc'],
    });
    const [port] = (await once(process, 'message')) as [number];
    return new MeasuredServer(process, port);
  }

  async use(): Promise<Use> {
    this.#process.send('use');
    const [answer] = (await once(this.#process, 'message')) as [Use];
    return answer;
  }

  /** Its use once it has no connections left, or after ten seconds. */
  async idle(): Promise<Use> {
    for (let waited = 0; (await this.use()).connections > 0 && waited < 100; waited += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    // The resources of the last connections are released once they are closed.
    return this.use();
  }

  stop(): void {
    this.#process.disconnect();
  }
}

/**
 * Sends requests on many connections, reads nothing, and closes them.
 * @param requests the number that each of them sends at once
 * @param meanwhile runs while these are open
 * @returns the server's use before, while they are open, and once it has none left
 */
export async function leaveUnread(
  server: MeasuredServer,
  path: string,
  connections: number,
  requests: number,
  meanwhile: () => Promise<void>,
): Promise<Record<'before' | 'during' | 'after', Use>> {
  const text = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requests);
  const before = await server.idle();
  const sockets = await Promise.all(
    Array.from({ length: connections }, async (): Promise<Socket> => {
      const socket = connect(server.port, '127.0.0.1').pause();
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(text);
      return socket;
    }),
  );
  const during = await server.use();
  await meanwhile();
  for (const socket of sockets) socket.destroy();
  return { before, during, after: await server.idle() };
}
