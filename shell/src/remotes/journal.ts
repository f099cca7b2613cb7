import type { RegisteredRemote } from '@mint-row/kit/contract';
import type { LoadFailure } from './load-failure.ts';
import { type Outcome, report } from './report.ts';

type Tried = Pick<Outcome, 'remote' | 'release' | 'owner'>;

/** Times each page load and reports the result. */
export class Journal {
  #begun = new Map<string, number>();
  #tried = new Map<string, Tried>();

  begins(path: string): void {
    this.#begun.set(path, performance.now());
  }

  tries(path: string, remote: string, { release, owner }: RegisteredRemote): void {
    this.#tried.set(path, { remote, release, owner });
  }

  /** The not-found page, which no remote has, is not reported. */
  loaded(path: string): void {
    if (this.#tried.has(path)) this.#report(path, 'loaded', null);
  }

  failed(path: string, failure: LoadFailure): void {
    if (failure.reason === 'cancelled') return;
    this.#report(path, failure.reason === 'contract' ? 'skipped' : 'failed', failure);
  }

  #report(path: string, status: Outcome['status'], failure: LoadFailure | null) {
    const { remote = null, release = null, owner = null }: Partial<Tried> = this.#tried.get(path) ?? {};
    const milliseconds = Math.round(performance.now() - (this.#begun.get(path) ?? 0));
    const { phase = null, reason = null } = failure ?? {};
    report({ status, path, remote, release, owner, phase, reason, milliseconds }, failure);
  }
}
