import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import {
  closeServer,
  FileStorage,
  type Preview,
  PreviewHost,
  Previews,
  publish,
  SiteFollower,
  serveSite,
} from '../../delivery/index.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { previewOf } from '../release/store-with-preview.ts';
import { ask } from './ask.ts';
import { listening } from './listening.ts';
import { runVarnish, varnish } from './run-varnish.ts';
import { entryOf } from './served-store.ts';

/** CI has it: a missing one is a failure there. */
const runs = varnish !== undefined || process.env.WEB_SERVERS === 'required';
if (!runs) console.warn('Skipped: the tests behind Varnish, which is not installed. CI runs them: see .ci/run.');

/** Tests behind Varnish, where it is installed. */
export const describeBehindVarnish = describe.runIf(runs);

/** Waits until Varnish must revalidate a page, and retries after a refusal. */
export const stale = () => setTimeout(300);

/** A store with a preview, our server of both, and Varnish in front of it. */
export function useVarnish() {
  const own = useOwnSite();
  let server: Server;
  const made = {} as {
    storage: FileStorage;
    preview: Preview;
    cache: Awaited<ReturnType<typeof runVarnish>>;
    /** The port of the server. */
    port: number;
    /** The answers of the server itself in this test: each status with the path. */
    answered: string[];
  };

  const serve = async () => {
    const previews = new Previews(made.storage, new PreviewHost('*.preview.localhost'));
    server = serveSite(await SiteFollower.open(made.storage), { previews, trustProxy: true });
    server.prependListener('request', (request, response) => {
      // Varnish's own requests for the health of the server.
      if (request.url === '/health.json') return;
      response.once('finish', () => made.answered.push(`${response.statusCode} ${request.url}`));
    });
    made.port = await listening(server, made.port);
  };
  const close = () => closeServer(server, 0);
  const get = (path: string, headers: Record<string, string> = {}) => ask(made.cache.port, path, { headers });
  /** The status of a page, and the text of its release. */
  const page = async (path: string, headers?: Record<string, string>) => {
    const { status, body } = await get(path, headers);
    return `${status} ${/<h1>(\w+)/.exec(String(body))?.[1]}`;
  };
  /** A file of a release that was live before, and that the preview has. */
  const entry = () => entryOf(own.next);

  beforeAll(async () => {
    Object.assign(made, { storage: new FileStorage(`${own.folder}/store`), answered: [] });
    await publish(made.storage, [...own.site.filter(({ app }) => app !== 'marvel'), own.next], options);
    await publish(made.storage, own.site, options);
    made.preview = await previewOf(own, made.storage);
    await serve();
    made.cache = await runVarnish(made.port);
  });
  afterAll(async () => {
    await made.cache?.stop();
    await close();
  });
  beforeEach(async () => {
    await stale();
    made.answered = [];
  });
  return { own, made, serve, close, get, page, entry };
}
