import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { ServerProcess } from './server-process.ts';

/** The results of the requests of many clients. */
export interface Load {
  answered: number;
  /** Requests on a connection that got no answer, or half of one. */
  lost: number;
  /** In milliseconds, in order. */
  times: number[];
}

/**
 * Sends requests with many clients at once, each on a connection that stays open, until the server takes no more.
 * @param during runs meanwhile
 */
export async function askAtOnce(server: ServerProcess, clients: number, during: () => Promise<unknown>): Promise<Load> {
  const load: Load = { answered: 0, lost: 0, times: [] };
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let ended = false;
  const client = async () => {
    while (!ended) {
      const began = performance.now();
      const outcome = await ask(server.port, agent);
      if (outcome === 'closed') return;
      load[outcome] += 1;
      load.times.push(performance.now() - began);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, client));
  await during();
  ended = true;
  await all;
  agent.destroy();
  load.times.sort((a, b) => a - b);
  return load;
}

/** Sends one request; the result is "closed" when the server does not accept the connection. */
function ask(port: number, agent: Agent): Promise<'answered' | 'lost' | 'closed'> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/about', agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.complete ? 'answered' : 'lost'));
      response.on('error', () => resolve('lost'));
    });
    asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'closed' : 'lost'));
    asked.end();
  });
}

/**
 * Opens connections that begin a request and never end it.
 * @returns a function that waits, and returns the number of connections that the server has closed
 */
export function openSlowly(port: number, count: number): { closed: () => Promise<number> } {
  let closed = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '));
    socket.on('error', () => {}).resume();
    // A byte now and then: the server limits the time to the last byte, not to the next.
    const timer = setInterval(() => socket.write('a'), 1_000);
    return new Promise<void>((resolve) => {
      socket.on('close', () => {
        clearInterval(timer);
        closed += 1;
        resolve();
      });
    });
  });
  return {
    closed: async () => {
      await Promise.all(sockets);
      return closed;
    },
  };
}
