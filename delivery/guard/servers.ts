import type { AppName } from '@mint-row/kit/contract';
import { readSamples } from '../common/metrics-text.ts';
import type { Counts } from '../store/guards.ts';
import { guardLimits } from './limits.ts';

/** What one server has counted. */
interface Tally {
  /** By series, as it was answered last. */
  last: ReadonlyMap<string, number>;
  /** By series, what it had counted before it started again. */
  earlier: Map<string, number>;
  /** Why it does not answer; null if it does. */
  problem: string | null;
}

/** The servers whose reports a guard reads, at the addresses for their operators. */
export class WatchedServers {
  readonly #tallies: ReadonlyMap<string, Tally>;

  /** @param addresses such as http://127.0.0.1:9464 */
  constructor(addresses: readonly string[]) {
    this.#tallies = new Map(addresses.map((one) => [one, { last: new Map(), earlier: new Map(), problem: null }]));
  }

  /** Asks all of them. One that does not answer keeps what it has said before. */
  async read(): Promise<void> {
    await Promise.all(
      [...this.#tallies].map(async ([address, tally]) => {
        try {
          const now = await seriesAt(address);
          for (const [name, value] of tally.last) {
            // A server that starts again counts from zero.
            if ((now.get(name) ?? 0) < value) tally.earlier.set(name, value + (tally.earlier.get(name) ?? 0));
          }
          Object.assign(tally, { last: now, problem: null });
        } catch (error) {
          tally.problem = describe(error as Error);
        }
      }),
    );
  }

  /** What all of them have counted of a release. */
  countsOf(app: AppName, release: string): Counts {
    const of = this.#sum(visitorsOf, app, release);
    const rated = (vital: string) => {
      const [poor, other] = ['poor', 'other'].map((rating) => this.#sum(`${ratedOf} ${vital} ${rating}`, app, release));
      return { met: poor ?? 0, of: (poor ?? 0) + (other ?? 0) };
    };
    const met = Math.min(of, this.#sum(failingOf, app, release));
    return { failures: { met, of }, LCP: rated('LCP'), INP: rated('INP'), CLS: rated('CLS') };
  }

  #sum(what: string, app: AppName, release: string): number {
    const name = `${what} ${app} ${release}`;
    return [...this.#tallies.values()].reduce(
      (sum, { last, earlier }) => sum + (last.get(name) ?? 0) + (earlier.get(name) ?? 0),
      0,
    );
  }

  /** How many were asked, and answered last. */
  get answers(): { asked: number; answered: number } {
    return { asked: this.#tallies.size, answered: this.#tallies.size - this.problems.length };
  }

  /** Which do not answer, and why. */
  get problems(): { address: string; why: string }[] {
    return [...this.#tallies].flatMap(([address, { problem }]) => (problem ? [{ address, why: problem }] : []));
  }
}

const [visitorsOf, failingOf, ratedOf] = ['visitors', 'failing_visitors', 'rated_visitors'] as const;

/** The metrics that servers have for guards (delivery/operate/metrics.ts), by the words for them here. */
const metrics = new Map([visitorsOf, failingOf, ratedOf].map((what) => [`mint_row_${what}_total`, what]));

/** @throws Error when the server does not answer, or with something else */
async function seriesAt(address: string): Promise<ReadonlyMap<string, number>> {
  const response = await fetch(new URL('/metrics', address), { signal: AbortSignal.timeout(guardLimits.answerMs) });
  const text = await response.text();
  if (!response.ok || !text.includes('mint_row_visitors_total')) {
    throw new Error(`it answers ${response.status} and has no counts of visitors; is this its --operator-port?`);
  }
  const found = new Map<string, number>();
  for (const { name, labels, value } of readSamples(text)) {
    const what = metrics.get(name);
    if (what === undefined) continue;
    const rating = what === ratedOf ? [labels.vital, labels.rating] : [];
    found.set([what, ...rating, labels.application, labels.release].join(' '), value);
  }
  return found;
}

function describe({ message, name, cause }: Error): string {
  if (name === 'TimeoutError') return `it does not answer within ${guardLimits.answerMs / 1000} s`;
  return cause instanceof Error ? cause.message || message : message;
}
