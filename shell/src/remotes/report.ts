import { currentPlace, type RegisteredRemote } from '@mint-row/kit/contract';
import { importLater } from '@mint-row/kit/runtime/host';
import { deadlines } from './deadlines.ts';
import type { LoadFailure, Phase, Reason } from './load-failure.ts';
import type { Target } from './registry.ts';

/** How loading a page went. Contains nothing about the visitor. */
export interface Outcome {
  status: 'loaded' | 'failed' | 'skipped';
  path: string;
  remote: string | null;
  release: string | null;
  /** The team that owns the remote, as its manifest says. */
  owner: string | null;
  /** The phase that failed and why; null for a page that loaded. */
  phase: Phase | null;
  reason: Reason | null;
  milliseconds: number;
}

/** The code of a page, and how to find out which release it is of; null if the registry does not say. */
interface Source {
  target: Target;
  readRelease: () => Promise<Pick<RegisteredRemote, 'release' | 'owner'> | null>;
}

/** Times each page load and reports its outcome. */
export class Journal {
  #startTimes = new Map<string, number>();
  #sources = new Map<string, Source>();
  /** A release that throws mostly does so before the code that reports it has loaded; that reports ten at most. */
  #uncaught: Event[] = [];

  constructor() {
    for (const type of ['error', 'unhandledrejection']) {
      window.addEventListener(type, (event) => this.#uncaught.length < 10 && this.#uncaught.push(event));
    }
  }

  begin(path: string): void {
    this.#startTimes.set(path, performance.now());
  }

  /** Notes where a page is loaded from now. */
  setSource(path: string, target: Target, readRelease: Source['readRelease']): void {
    this.#sources.set(path, { target, readRelease });
  }

  /** The not-found page, which no remote has, is not reported. */
  loaded(path: string): void {
    if (this.#sources.has(path)) void this.#report(path, 'loaded', null);
  }

  failed(path: string, failure: LoadFailure): void {
    if (failure.reason === 'cancelled') return;
    void this.#report(path, failure.reason === 'contract' ? 'skipped' : 'failed', failure);
  }

  async #report(path: string, status: Outcome['status'], failure: LoadFailure | null): Promise<void> {
    const { target, readRelease } = this.#sources.get(path) ?? {};
    const milliseconds = Math.round(performance.now() - (this.#startTimes.get(path) ?? 0));
    const { phase = null, reason = null } = failure ?? {};
    // A page that has loaded does not ask for the registry before its time.
    if (!failure) await new Promise((resolve) => setTimeout(resolve, deadlines.idle));
    const { release = null, owner = null } = (await readRelease?.()) ?? {};
    const remote = target?.remote ?? null;
    report({ status, path, remote, release, owner, phase, reason, milliseconds }, target, failure, this.#uncaught);
  }
}

/** Sends every outcome to the console, and to the address for reports if the place has one. */
function report(outcome: Outcome, target: Target | undefined, error: unknown, uncaught: readonly Event[]): void {
  const { status, path, remote, release, owner, phase, reason } = outcome;
  if (status === 'loaded') console.debug(`${path} loaded from ${remote} ${release}.`, outcome);
  else console.error(`${path} ${status} in ${phase} (${reason}): ${remote} ${release}, ${owner}.`, error);
  const { reports: address } = currentPlace();
  if (!address) return;
  importLater(() => import('../recovery/beacon.ts')).then(
    ({ report }) => report(address, outcome, target, uncaught),
    () => {},
  );
}
