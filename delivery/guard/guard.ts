import { setTimeout as wait } from 'node:timers/promises';
import type { AppName } from '@mint-row/kit/contract';
import { DeliveryError, FrozenError, RefusedError } from '../common/errors.ts';
import type { ChangeResult } from '../release/change.ts';
import type { Counts, Evidence, Finding, Share } from '../store/guards.ts';
import { type Generation, readLive } from '../store/history.ts';
import type { Releases } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { type Guarded, guardedReleases } from './guarded.ts';
import { isJudged, Judge } from './judge.ts';
import { guardLimits } from './limits.ts';
import type { WatchedServers } from './servers.ts';
import { describeEvidence } from './words.ts';

/** How the guard of a release ended. */
export interface Ended {
  guarded: Guarded;
  how:
    | 'kept'
    /** Kept although too few visitors have reported. */
    | 'unjudged'
    | 'rolled back'
    /** Somebody else has taken it back or replaced it. */
    | 'left'
    /** It should be rolled back, and could not. */
    | 'frozen'
    | 'refused';
  /** What was found of it last; null if nothing was to be seen yet. */
  evidence: Evidence | null;
  /** Why it could not be rolled back. */
  problem: string | null;
}

/** A rollback that a guard wants. */
export interface WantedRollback {
  /** The releases that it is about, by application: if others are live by then, nothing may change. */
  judged: Releases;
  evidence?: Evidence;
  /** Why, for the history. */
  why: string;
}

interface GuardOptions {
  servers: WatchedServers;
  /** Rolls back by the ordinary verb. */
  rollBack: (wanted: WantedRollback) => Promise<ChangeResult>;
  /** Called with each sentence about what happens meanwhile. */
  say: (sentence: string) => void;
  /** The generation whose releases are watched; all guarded ones if omitted. */
  generation?: number;
  /** How often servers are asked, in milliseconds. */
  everyMs?: number;
}

interface Watch {
  guarded: Guarded;
  judge: Judge;
  /**
   * Whether the guard's time was over when this began. Then nobody knows what servers had counted that have started again
   * since, so that too few reports say nothing.
   */
  isLate: boolean;
  /** What had been counted when the judge began. */
  zero: Counts;
  evidence: Evidence | null;
  /** Why it should be rolled back, once it should. */
  why: string | null;
  /** Why it could not be. */
  problem: DeliveryError | null;
}

/**
 * Watches the guarded releases of a store, and rolls back those that the browsers of visitors speak against. It keeps
 * nothing that the store does not have: another guard may watch the same ones, and one that starts again goes on.
 */
export class ReleaseGuard {
  readonly #storage: Storage;
  readonly #options: GuardOptions;
  #watches: Watch[] = [];
  /** What has ended for this guard. */
  readonly #ended = new Set<string>();
  #live: Generation | null = null;
  /** What was said at this look, and at the one before. */
  #said = new Set<string>();
  #saidBefore = new Set<string>();

  constructor(storage: Storage, options: GuardOptions) {
    this.#storage = storage;
    this.#options = options;
  }

  /** The releases that it watches. */
  get watched(): Guarded[] {
    return this.#watches.map(({ guarded }) => guarded);
  }

  /**
   * Watches until every guard has ended.
   * @param onEnd called when one has
   * @param options.stay whether to wait for further guarded releases then
   * @param options.signal ends it
   */
  async watch(
    onEnd: (ended: Ended) => void,
    { stay = false, signal }: { stay?: boolean; signal?: AbortSignal | undefined } = {},
  ): Promise<void> {
    const { everyMs = guardLimits.everyMs } = this.#options;
    while (!signal?.aborted) {
      for (const ended of await this.look()) onEnd(ended);
      if (this.#live && this.#watches.length === 0 && !stay) return;
      await wait(everyMs, null, { signal }).catch(() => {});
    }
  }

  /**
   * Looks once at what is live, and at what servers say.
   * @returns the guards that have ended
   */
  async look(): Promise<Ended[]> {
    const ended: Ended[] = [];
    this.#saidBefore = this.#said;
    this.#said = new Set();
    try {
      ended.push(...(await this.#findWatches()));
      if (this.#watches.length > 0) await this.#options.servers.read();
      for (const { address, why } of this.#options.servers.problems) {
        this.#sayOnce(`The server at ${address} does not answer: ${why}`, address);
      }
      // One that goes back may take others with it.
      for (const watch of [...this.#watches]) {
        if (this.#watches.includes(watch)) ended.push(...(await this.#turn(watch)));
      }
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error;
      this.#sayOnce(error.message);
    }
    return ended;
  }

  /** Finds what is guarded, whenever something has become live. */
  async #findWatches(): Promise<Ended[]> {
    const live = await readLive(this.#storage, this.#live?.generation);
    if (!live || live.generation === this.#live?.generation) return [];
    const { generation } = this.#options;
    const all = await guardedReleases(this.#storage, live);
    const found = all.filter((one) => generation === undefined || one.generation === generation);
    this.#live = live;
    const before = this.#watches;
    this.#watches = found.flatMap((guarded) => {
      if (this.#ended.has(nameOf(guarded))) return [];
      const known = before.find((one) => nameOf(one.guarded) === nameOf(guarded));
      if (!known) this.#options.say(`${nameOf(guarded)} is guarded until ${guarded.until}.`);
      return [known ? { ...known, guarded } : newWatch(guarded)];
    });
    const left = before.filter(({ guarded }) => !found.some((one) => nameOf(one) === nameOf(guarded)));
    return left.map((watch) => {
      const others = live.evidence?.generation === watch.guarded.generation ? live.evidence : null;
      return this.#end({ ...watch, evidence: others ?? watch.evidence }, 'left');
    });
  }

  /** Judges one release, and does what follows from it. */
  async #turn(watch: Watch): Promise<Ended[]> {
    const { guarded, judge } = watch;
    const isOver = Date.now() >= Date.parse(guarded.until);
    if (watch.why === null) {
      const now = less(this.#countsOf(guarded), watch.zero);
      const findings = judge.look(now, isOver);
      if (!findings) return [];
      watch.evidence = this.#evidenceOf(guarded, findings);
      const isBeyond = watch.evidence.findings.some((one) => one.isBeyond);
      if (!isBeyond && !isOver) return [];
      if (!isBeyond && isJudged(now)) return [this.#end(watch, 'kept')];
      if (!isBeyond && (guarded.withoutReports === 'keep' || watch.isLate)) return [this.#end(watch, 'unjudged')];
      watch.why = `Guard: ${isBeyond ? '' : 'too few reports. '}${describeEvidence(watch.evidence)}`;
    }
    const ended = await this.#rollBack(watch, watch.why);
    if (ended.length > 0 || !isOver) return ended;
    return [this.#end(watch, watch.problem instanceof FrozenError ? 'frozen' : 'refused')];
  }

  /** Rolls a release back: alone, or if others need it, with those that became live with it. */
  async #rollBack(watch: Watch, why: string): Promise<Ended[]> {
    const { generation, app } = watch.guarded;
    const together = this.#watches.filter(({ guarded }) => guarded.generation === generation);
    const alone = together.filter(({ guarded }) => guarded.app === app);
    for (const these of together.length > 1 ? [alone, together] : [alone]) {
      const judged = Object.fromEntries(these.map(({ guarded }) => [guarded.app, guarded.release]));
      const { evidence } = watch;
      try {
        const { changed } = await this.#options.rollBack({ judged, why, ...(evidence && { evidence }) });
        if (changed) this.#beginAgain('shell');
        return these.map((one) =>
          this.#end({ ...one, evidence: one.evidence ?? evidence }, changed ? 'rolled back' : 'left'),
        );
      } catch (error) {
        if (!(error instanceof DeliveryError)) throw error;
        this.#sayOnce(error.message);
        watch.problem = error;
        if (!(error instanceof RefusedError)) return [];
      }
    }
    return [this.#end(watch, 'refused')];
  }

  /** What fails in a remote fails in the shell around it, too: once the remote is gone, the shell is judged anew. */
  #beginAgain(app: AppName): void {
    for (const watch of this.#watches) {
      if (watch.guarded.app !== app) continue;
      Object.assign(watch, { zero: this.#countsOf(watch.guarded), judge: new Judge(watch.guarded.before.counts) });
    }
  }

  #end(watch: Watch, how: Ended['how']): Ended {
    const { guarded, evidence, problem } = watch;
    this.#ended.add(nameOf(guarded));
    this.#watches = this.#watches.filter((one) => nameOf(one.guarded) !== nameOf(guarded));
    return { guarded, how, evidence, problem: problem?.message ?? null };
  }

  #countsOf({ app, release }: Guarded): Counts {
    return this.#options.servers.countsOf(app, release);
  }

  #evidenceOf({ app, release, generation, when }: Guarded, findings: Finding[]): Evidence {
    const seconds = Math.max(0, Math.round((Date.now() - Date.parse(when)) / 1000));
    return { app, release, generation, seconds, servers: this.#options.servers.answers, findings };
  }

  /**
   * Says what was not said at the last look already.
   * @param about the same for sentences that say the same
   */
  #sayOnce(sentence: string, about = sentence): void {
    if (!this.#saidBefore.has(about) && !this.#said.has(about)) this.#options.say(sentence);
    this.#said.add(about);
  }
}

function newWatch(guarded: Guarded): Watch {
  const judge = new Judge(guarded.before.counts);
  const isLate = Date.now() >= Date.parse(guarded.until);
  return { guarded, judge, isLate, zero: guarded.already, evidence: null, why: null, problem: null };
}

function nameOf({ app, release, generation }: Guarded): string {
  return `${app} ${release.slice(0, 8)} (generation ${generation})`;
}

/** What was counted since. A server that was not asked before it started again has counted less by now. */
function less(counts: Counts, zero: Counts): Counts {
  const since = (now: Share, then: Share): Share => {
    const of = Math.max(0, now.of - then.of);
    return { met: Math.min(of, Math.max(0, now.met - then.met)), of };
  };
  return {
    failures: since(counts.failures, zero.failures),
    LCP: since(counts.LCP, zero.LCP),
    INP: since(counts.INP, zero.INP),
    CLS: since(counts.CLS, zero.CLS),
  };
}
