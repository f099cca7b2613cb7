import { readSamples, type Sample } from '../common/metrics-text.ts';
import { guardLimits } from '../guard/limits.ts';

/** What one server has counted, and what it serves, as its metrics say (delivery/operate/metrics.ts). */
export interface CountingServer {
  /** Its address for operators, or what it is called. */
  name: string;
  /** Why it does not say anything; null if it does. */
  problem: string | null;
  /** The generation that it serves; null if it does not say. */
  generation: number | null;
  /** Whether it can read the newest generation, and trusts it. */
  store: 'readable' | 'unreadable' | 'untrusted';
  samples: readonly Sample[];
}

/** What browsers have reported of a release, at all servers together. */
export interface ReportedRelease {
  app: string;
  release: string;
  visitors: number;
  /** Those of them who met a failure. */
  failing: number;
  /** Clients for whom a vital was poor, and all that have measured it. */
  vitals: Readonly<Record<Vital, { poor: number; of: number }>>;
  /** How many reports of each kind counted, such as "loaded" and "failed". */
  kinds: ReadonlyMap<string, number>;
}

const vitals = ['LCP', 'INP', 'CLS'] as const;
type Vital = (typeof vitals)[number];

/**
 * Asks servers for their metrics.
 * @param addresses of their operators' ports, such as http://127.0.0.1:9464
 * @returns one for each address; of one that does not answer, why
 */
export function askServers(addresses: readonly string[]): Promise<CountingServer[]> {
  return Promise.all(
    addresses.map(async (address) => {
      try {
        const signal = AbortSignal.timeout(guardLimits.answerMs);
        const response = await fetch(new URL('/metrics', address), { signal });
        const text = await response.text();
        if (response.ok && text.includes('mint_row_generation')) return readMetrics(address, text);
        return silent(address, `It answers ${response.status} and has no metrics. Is this its --operator-port?`);
      } catch (error) {
        const { message, cause } = error as Error;
        return silent(address, `It does not answer: ${cause instanceof Error ? cause.message || message : message}`);
      }
    }),
  );
}

function silent(name: string, problem: string): CountingServer {
  return { name, problem, generation: null, store: 'readable', samples: [] };
}

/**
 * Reads the metrics of a server.
 * @param name what the server is called
 * @param text in Prometheus' format; what is not ours in it is left out
 */
export function readMetrics(name: string, text: string): CountingServer {
  const samples = readSamples(text);
  const valueAt = (metric: string) => samples.find((one) => one.name === metric)?.value ?? null;
  const unreadable = valueAt('mint_row_store_readable') === 0;
  const untrusted = valueAt('mint_row_store_trusted') === 0;
  const store = unreadable ? 'unreadable' : untrusted ? 'untrusted' : 'readable';
  return { name, problem: null, generation: valueAt('mint_row_generation'), store, samples };
}

/** Adds up what servers have counted of a release. */
export function reportedOf(servers: readonly CountingServer[], app: string, release: string): ReportedRelease {
  const all = servers.flatMap(({ samples }) => samples.filter(({ labels }) => labels.release === release));
  const visited = all.filter(({ labels }) => labels.application === app);
  const sum = (metric: string, rating?: { vital: Vital; rating: 'poor' | 'other' }) =>
    visited
      .filter(
        ({ name, labels }) =>
          name === metric && (!rating || (labels.vital === rating.vital && labels.rating === rating.rating)),
      )
      .reduce((total, { value }) => total + value, 0);
  const rated = (vital: Vital) => {
    const [poor, other] = (['poor', 'other'] as const).map((rating) =>
      sum('mint_row_rated_visitors_total', { vital, rating }),
    );
    return { poor: poor ?? 0, of: (poor ?? 0) + (other ?? 0) };
  };
  const kinds = new Map<string, number>();
  for (const { name, labels, value } of all) {
    if (name !== 'mint_row_reports_total' || labels.remote !== app || labels.kind === undefined) continue;
    kinds.set(labels.kind, value + (kinds.get(labels.kind) ?? 0));
  }
  return {
    app,
    release,
    visitors: sum('mint_row_visitors_total'),
    failing: sum('mint_row_failing_visitors_total'),
    vitals: { LCP: rated('LCP'), INP: rated('INP'), CLS: rated('CLS') },
    kinds,
  };
}
