import { keptPages, paths, plainName, registryPath } from '../contract/index.ts';
import type { Progress, Wish } from './kept.ts';
import { KeepError, KeptPages } from './kept-pages.ts';

// The service worker of visitors who have asked to keep pages. The shell's build makes one script of it.

/** The parts of a worker's scope that are used here: the types of pages lack them. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WishEvent extends WorkerEvent {
  readonly data: Wish;
  readonly ports: readonly MessagePort[];
}

declare const self: {
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WishEvent) => void): void;
};

/** How long a page is awaited from the network before a kept one is shown, in milliseconds. */
const networkBoundMs = 3000;

/** Whether a page may be kept: a navigation to any other is left to the browser. */
const mayBeKept = (path: string) => keptPages.includes(path) || path.startsWith(paths.character(''));

const pages = new KeptPages(self.registration.scope);

// A newer worker takes over at once: what is kept has the same form, or is not read.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const path = pages.pathOf(url);
  if (path === null) return;
  // Before it leaves a page that does not load, the shell asks whether its document would come.
  if (method === 'HEAD' && mayBeKept(path)) event.respondWith(awaitNetwork(event.request, path));
  if (method !== 'GET') return;
  if (mode === 'navigate') {
    if (!mayBeKept(path)) {
      event.waitUntil(keepNewest());
      return;
    }
    const answer = awaitNetwork(event.request, path);
    event.respondWith(answer);
    event.waitUntil(answer.then(keepNewest, () => {}));
  } else if (path === registryPath) event.respondWith(awaitNetwork(event.request, path));
  else if (/^\/(?:shell|remotes)\//.test(path) && plainName(path) !== path) {
    event.respondWith(pages.answer(path).then((kept) => kept ?? fetch(event.request)));
  }
});

self.addEventListener('message', (event) => {
  const wish = event.data;
  const [port] = event.ports;
  const say = (progress: Progress) => port?.postMessage(progress);
  event.waitUntil(
    wish.kind === 'remove'
      ? pages.remove()
      : pages
          .keep(wish.characters, (done, all) => say({ kind: 'file', done, all }))
          .then(
            () => say({ kind: 'kept' }),
            (error: unknown) => say({ kind: 'failed', fault: error instanceof KeepError ? error.fault : 'network' }),
          ),
  );
});

/** What was found wrong is tried again with the next visit. */
async function keepNewest(): Promise<void> {
  await pages.keep().catch(() => {});
}

/**
 * The network's answer, whatever it is; or the kept one if that does not come in time, not at all, or from a server that
 * fails. Without a kept one, the network is awaited for as long as it takes.
 */
async function awaitNetwork(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  const works = network.then(({ status }) => status < 500).catch(() => false);
  const inTime = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), networkBoundMs));
  if (await Promise.race([works, inTime])) return network;
  return (await pages.answer(path)) ?? network;
}
