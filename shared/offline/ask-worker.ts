import { currentPlace, offlinePages, offlinePolicyName, offlineWorkerPath, pathIn } from '../contract/index.ts';
import { deleteCaches, type KeepFault, type Progress, type Wish } from './kept.ts';

// What a page asks of the worker: it registers it, and takes it away.

/** The part of the Trusted Types API that is used here: the types of pages lack it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): TrustedScriptAddresses;
}

interface TrustedScriptAddresses {
  /** The address as `register` demands it: browsers take the object for the text that it stands for. */
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** How long the worker may say nothing until it counts as stopped, in milliseconds: a large file on a slow line takes less. */
const maxSilenceMs = 60_000;

/** The address of the top of the site, which is the scope of its worker. */
export const scopeOf = (): string => new URL(currentPlace().folder, location.href).href;

/** Whether this browser can keep pages: some offer it only over TLS, or not in private windows. */
export function canKeep(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis;
}

/**
 * Whether the policy of this document allows the worker. That of a page from which the visitor came here by a link of the site
 * does not; the present page as a document does.
 */
export function isAllowedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const path = pathIn(currentPlace(), new URL(navigation?.name ?? '', location.href).pathname);
  return !globalThis.trustedTypes || offlinePages.includes(path ?? '');
}

/**
 * Registers the worker, and has it keep the newest snapshot.
 * @param characters the slugs of the characters whose pages are kept
 * @param onFile called with the number of files that are there and of all
 * @returns why nothing new is kept; null if all is kept
 */
export async function keepPages(
  characters: readonly string[],
  onFile: (done: number, all: number) => void,
): Promise<KeepFault | null> {
  try {
    const registration = await navigator.serviceWorker.register(workerAddress(), {
      scope: scopeOf(),
      updateViaCache: 'none',
    });
    return await askToKeep(await activeWorker(registration), characters, onFile);
  } catch {
    return 'network';
  }
}

/** Takes the worker and all that it keeps away. A page that it answered for is from now on answered by the network. */
export async function removePages(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scopeOf());
  const wish: Wish = { kind: 'remove' };
  registration?.active?.postMessage(wish);
  await registration?.unregister();
  await deleteCaches(scopeOf());
}

let addresses: TrustedScriptAddresses | undefined;

/** The address of the worker, and of nothing else, as a script that may run. */
function workerAddress(): string {
  const address = new URL(offlineWorkerPath.slice(1), scopeOf()).href;
  addresses ??= globalThis.trustedTypes?.createPolicy(offlinePolicyName, { createScriptURL: () => address });
  return addresses?.createScriptURL(address) ?? address;
}

/** The worker that was registered, once it runs: another application's may still be there. */
async function activeWorker({ installing, waiting, active }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const worker = installing ?? waiting ?? active;
  if (!worker) throw new Error('The browser has registered no worker.');
  while (worker.state !== 'activated') {
    if (worker.state === 'redundant') throw new Error('The worker could not be installed.');
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  }
  return worker;
}

function askToKeep(
  worker: ServiceWorker,
  characters: readonly string[],
  onFile: (done: number, all: number) => void,
): Promise<KeepFault | null> {
  const { port1, port2 } = new MessageChannel();
  const wish: Wish = { kind: 'keep', characters };
  return new Promise((resolve) => {
    const stopped = () => resolve('network');
    let silence = setTimeout(stopped, maxSilenceMs);
    port1.onmessage = ({ data }: MessageEvent<Progress>) => {
      clearTimeout(silence);
      if (data.kind === 'file') {
        silence = setTimeout(stopped, maxSilenceMs);
        onFile(data.done, data.all);
      } else resolve(data.kind === 'failed' ? data.fault : null);
    };
    worker.postMessage(wish, [port2]);
  });
}
