import { publish } from '../../../delivery/index.ts';
import { ask, send, statusesIn } from '../../../tests/serving/ask.ts';
import { get, hostileRequests } from '../../../tests/serving/hostile-requests.ts';
import { leaveUnread, MeasuredServer } from '../../../tests/serving/measured-server.ts';
import { outputFolder } from '../../../tests/site/root.ts';
import { fuzz } from '../../fuzz/run.ts';
import { type Experiment, type Group, outcome } from '../experiment.ts';
import { siteOf } from '../ground.ts';
import { askDamaged, damages } from './damaged-stores.ts';
import { ServerProcess } from './server-process.ts';
import { addressesOf, serverOf, tinyStoreOf } from './server-scene.ts';
import { askAtOnce, openSlowly } from './under-load.ts';

const pipelines: Experiment = {
  name: 'clients that send requests without reading and close leave nothing behind',
  async run(ground) {
    const measured = await MeasuredServer.start((await siteOf(ground)).storage.address);
    try {
      await ask(measured.port, '/');
      const use = await leaveUnread(measured, '/', 200, 500, async () => void (await ask(measured.port, '/')));
      const { before, during, after } = use;
      const [mbBefore, mbDuring, mbAfter] = [before, during, after].map(({ bytes }) => Math.round(bytes / 1024 ** 2));
      const figures = `descriptors ${before.descriptors} → ${during.descriptors} → ${after.descriptors}, memory ${mbBefore} → ${mbDuring} → ${mbAfter} MB`;
      const leaks = after.descriptors > before.descriptors || after.bytes > before.bytes + 10 * 1024 ** 2;
      return outcome(leaks ? [figures] : [], `200 connections × 500 requests: ${figures}`);
    } finally {
      measured.stop();
    }
  },
};

const damaged = Object.entries(damages).map(
  ([what, damage]): Experiment => ({
    name: `a server whose ${what} sends nothing wrong, and says so`,
    async run(ground) {
      const addresses = await addressesOf(ground);
      const store = (await siteOf(ground)).storage.address;
      const copy = `${outputFolder}/damaged-${process.pid}-${what.replaceAll(' ', '-')}`;
      const { damaged: count, asked, statuses, wrong, logged } = await askDamaged(store, copy, damage, addresses);
      const figures = `${count} files, ${asked} requests, ${Object.entries(statuses)
        .map(([status, times]) => `${times} × ${status}`)
        .join(', ')}, ${logged} lines logged`;
      const copiesOnly = what.startsWith('copies');
      return outcome(
        [
          ...wrong.map((address) => `${address} was sent with other bytes`),
          ...(copiesOnly && statuses[200] !== asked ? [`not everything was answered: ${figures}`] : []),
          ...(logged === 0 ? [`nothing was logged: ${figures}`] : []),
        ],
        figures,
      );
    },
  }),
);

const requests = hostileRequests.map(
  ([what, status, bytes]): Experiment => ({
    name: `a request with ${what} gets one answer, and the connection closes`,
    async run(ground) {
      const statuses = statusesIn(await send((await serverOf(ground)).port, bytes));
      return outcome(
        statuses.join() === String(status) ? [] : [`answers ${statuses.join(', ') || 'none'}`],
        `${status}`,
      );
    },
  }),
);

const smuggling: Experiment = {
  name: 'the bytes of a body are never taken for a request',
  async run(ground) {
    const { port } = await serverOf(ground);
    const smuggled = get('/marvel');
    const statuses = [
      ...statusesIn(await send(port, get('/', `Content-Length: ${smuggled.length}\r\n`) + smuggled)),
      ...statusesIn(await send(port, get('/', 'Transfer-Encoding: chunked\r\n') + smuggled)),
    ];
    return outcome(
      statuses.join() === '200,200' ? [] : [`answers ${statuses.join(', ')}`],
      'two requests, two answers',
    );
  },
};

const generated: Experiment = {
  name: 'generated hostile requests get only pages and files of the site',
  async run() {
    const { counterexample, requests: sent, statuses } = await fuzz(10_000, 1 + Math.floor(Math.random() * 2 ** 30));
    const kinds = Object.keys(statuses).join(', ');
    return outcome(counterexample ? [counterexample.replaceAll('\n', ' ')] : [], `${sent} requests, answers ${kinds}`);
  },
};

const slowHeaders: Experiment = {
  name: 'clients that never end their headers delay no others, and are closed',
  async run(ground) {
    const server = await serverOf(ground);
    const slow = openSlowly(server.port, 500);
    const { answered, lost, times } = await askAtOnce(server, 4, slow.closed);
    const closed = await slow.closed();
    const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
    const figures = `500 slow clients, ${closed} closed; meanwhile ${answered} honest answers, p99 ${p99} ms`;
    return outcome(lost > 0 || closed < 500 || p99 > 1_000 ? [`${lost} lost: ${figures}`] : [], figures);
  },
};

const ending: Experiment = {
  name: 'a server that is stopped under load answers all requests that were sent',
  async run(ground) {
    const server = await ServerProcess.start((await siteOf(ground)).storage.address);
    await ask(server.port, '/about');
    const { answered, lost } = await askAtOnce(server, 50, async () => {
      for (let warm = 0; warm < 200; warm += 1) await ask(server.port, '/');
      const code = await server.stop();
      if (code !== 0) throw new Error(`The server ended with ${code}.`);
    });
    const figures = `50 clients, ${answered} answered, ${lost} lost`;
    return outcome(lost > 0 ? [figures] : [], figures);
  },
};

const freshness: Experiment = {
  name: 'the first request after a release gets it',
  async run(ground) {
    const { storage, releases, server } = await tinyStoreOf(ground);
    const turns = 10;
    const stale: string[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      const next = turn % 2 ? releases[1] : releases[0];
      await publish(storage, [next], { composer: 'tests', author: { who: 'A tester', why: 'a test' } });
      // The server's knowledge of the store may be that old.
      await new Promise((resolve) => setTimeout(resolve, 250));
      const { body } = await ask(server.port, '/marvel');
      if (!body.includes(next.release)) stale.push(`release ${turn} is not what the first request got`);
    }
    return outcome(stale, `${turns} releases, each asked for once, 250 ms later: ${turns} of ${turns} new`);
  },
};

/** Attacks by clients on the server, and faults of the disk below it. */
export const server: Group = {
  name: 'server',
  // One at a time: the experiments measure memory and speed of a process.
  atOnce: 1,
  experiments: [pipelines, ...damaged, ...requests, smuggling, generated, slowHeaders, ending, freshness],
};
