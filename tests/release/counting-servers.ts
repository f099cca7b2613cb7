import { createServer, type Server } from 'node:http';
import { afterEach } from 'vitest';
import { closeServer } from '../../delivery/index.ts';
import { listening } from '../serving/listening.ts';

/** A server for operators that has counted what a test says. */
export interface CountingServer {
  address: string;
  /** Counts visitors of a release, and those of them who met a failure. */
  count: (app: string, release: string, visitors: number, failing: number) => void;
  /** Counts ratings of a vital. */
  rate: (app: string, release: string, vital: string, poor: number, other: number) => void;
  /** Forgets what was counted, as a server that starts again. */
  restart: () => void;
  /** Ends it. */
  stop: () => Promise<void>;
}

/** Starts such servers; each ends with its test. */
export function useCountingServers(): () => Promise<CountingServer> {
  const running: Server[] = [];
  const stop = async (server: Server) => {
    running.splice(running.indexOf(server), 1);
    await closeServer(server, 0);
  };
  afterEach(async () => {
    for (const server of [...running]) await stop(server);
  });
  return async () => {
    const series = new Map<string, number>();
    const add = (name: string, count: number) => series.set(name, (series.get(name) ?? 0) + count);
    const server = createServer((_, response) => {
      const lines = [...series].map(([name, value]) => `mint_row_${name} ${value}\n`);
      response.end(`# TYPE mint_row_visitors_total counter\n${lines.join('')}`);
    });
    const port = await listening(server);
    running.push(server);
    return {
      address: `http://127.0.0.1:${port}`,
      count(application, release, visitors, failing) {
        add(`visitors_total{application="${application}",release="${release}"}`, visitors);
        add(`failing_visitors_total{application="${application}",release="${release}"}`, failing);
      },
      rate(application, release, vital, poor, other) {
        for (const [rating, count] of Object.entries({ poor, other })) {
          const labels = `application="${application}",release="${release}",vital="${vital}",rating="${rating}"`;
          add(`rated_visitors_total{${labels}}`, count);
        }
      },
      restart: () => series.clear(),
      stop: () => stop(server),
    };
  };
}
