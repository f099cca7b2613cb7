import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Health } from '../serve/sites/health.ts';
import type { StoredSite } from '../serve/sites/stored-site.ts';
import type { CountedReport, MetByVisitor, Refusal } from './receiver.ts';
import { ownerOf } from './releases.ts';
import type { AnsweredRequest } from './requests.ts';

/** Where the present state is read from, at each scrape. */
interface Live {
  current(): Promise<StoredSite>;
  health(): Promise<Health>;
}

/** In seconds: most answers come from memory, a few from a bucket. */
const answerBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** In seconds. Limits of "good" and "poor" are among them: 0.2 and 0.5 (INP), 0.8 and 1.8 (TTFB), 1.8 and 3 (FCP), 2.5 and 4 (LCP). */
const vitalBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];

/** Without a unit; 0.1 is the limit of "good", 0.25 that of "poor". */
const shiftBuckets = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/**
 * What a server counts, in Prometheus' format. The number of series is bounded: each label has the values that this code or
 * the live site names, whatever clients send.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #live: Live;
  /** The site whose releases have series. */
  #begun: StoredSite | null = null;

  constructor(live: Live) {
    this.#live = live;
    collectDefaultMetrics({ register: this.#registry });
    const { health, current } = { health: () => live.health(), current: () => live.current() };
    new Gauge({
      name: 'mint_row_generation',
      help: 'The generation that is served.',
      registers: [this.#registry],
      async collect() {
        this.set((await health()).generation);
      },
    });
    new Gauge({
      name: 'mint_row_store_readable',
      help: 'Whether the newest generation of the store can be read: 1, or 0 while an earlier one is served.',
      registers: [this.#registry],
      async collect() {
        this.set((await health()).store === 'unreadable' ? 0 : 1);
      },
    });
    new Gauge({
      name: 'mint_row_store_trusted',
      help: 'Whether the newest generation of the store is signed as it must be: 1, or 0 while an earlier one is served.',
      registers: [this.#registry],
      async collect() {
        this.set((await health()).store === 'untrusted' ? 0 : 1);
      },
    });
    new Gauge({
      name: 'mint_row_live_release',
      help: 'The release of each application in the snapshot that is served: always 1.',
      labelNames: ['application', 'release', 'snapshot'],
      registers: [this.#registry],
      async collect() {
        const { releases, snapshot } = await current();
        this.reset();
        for (const [application, release] of Object.entries(releases)) this.set({ application, release, snapshot }, 1);
      },
    });
  }

  readonly #requests = new Counter({
    name: 'mint_row_requests_total',
    help: 'Answered requests; what could not be read as one has the route "none".',
    labelNames: ['status', 'route', 'application'],
    registers: [this.#registry],
  });

  readonly #bytes = new Counter({
    name: 'mint_row_sent_bytes_total',
    help: 'The bytes of the bodies of answers.',
    labelNames: ['route', 'application'],
    registers: [this.#registry],
  });

  readonly #seconds = new Histogram({
    name: 'mint_row_answer_seconds',
    help: 'The time from the headers of a request to those of its answer.',
    labelNames: ['route'],
    buckets: answerBuckets,
    registers: [this.#registry],
  });

  readonly #reports = new Counter({
    name: 'mint_row_reports_total',
    help: 'Reports of browsers. The release is a live one or a fallback, "earlier", or "unknown".',
    labelNames: ['remote', 'owner', 'release', 'kind'],
    registers: [this.#registry],
  });

  // What a guard reads: delivery/guard/servers.ts.
  readonly #visitors = new Counter({
    name: 'mint_row_visitors_total',
    help: 'Clients that have reported a page of a live release or fallback, each once in ten minutes.',
    labelNames: ['application', 'release'],
    registers: [this.#registry],
  });

  readonly #failing = new Counter({
    name: 'mint_row_failing_visitors_total',
    help: 'Those of them for whom a page failed, or threw an error.',
    labelNames: ['application', 'release'],
    registers: [this.#registry],
  });

  readonly #rated = new Counter({
    name: 'mint_row_rated_visitors_total',
    help: 'Clients that have reported a Core Web Vital, each once in ten minutes, by whether it was poor.',
    labelNames: ['application', 'release', 'vital', 'rating'],
    registers: [this.#registry],
  });

  readonly #refused = new Counter({
    name: 'mint_row_reports_refused_total',
    help: 'Requests with reports of which some or all were not counted.',
    labelNames: ['reason'],
    registers: [this.#registry],
  });

  readonly #vitals = new Histogram({
    name: 'mint_row_vital_seconds',
    help: 'What visitors waited for, as their browsers measured it: FCP, INP, LCP, TTFB.',
    labelNames: ['vital', 'remote', 'navigation'],
    buckets: vitalBuckets,
    registers: [this.#registry],
  });

  readonly #shifts = new Histogram({
    name: 'mint_row_layout_shift',
    help: 'How far pages shifted (CLS), as browsers of visitors measured it.',
    labelNames: ['remote', 'navigation'],
    buckets: shiftBuckets,
    registers: [this.#registry],
  });

  answered({ status, route, app, bytes, seconds }: AnsweredRequest): void {
    const application = app ?? 'none';
    this.#requests.inc({ status, route, application });
    this.#bytes.inc({ route, application }, bytes);
    this.#seconds.observe({ route }, seconds);
  }

  /** @param status of the answer to what could not be read as a request */
  unreadable(status: number): void {
    this.#requests.inc({ status, route: 'none', application: 'none' });
  }

  async reported({ app, owner, release, kind, details }: CountedReport): Promise<void> {
    if (kind === 'vital') return this.#measured(app ?? 'none', details);
    const isCurrent = release !== null && currentReleases(await this.#live.current()).has(release);
    const known = isCurrent ? release : release === null ? 'unknown' : 'earlier';
    this.#reports.inc({ remote: app ?? 'none', owner: owner ?? 'none', release: known, kind });
  }

  async met({ app: application, release, what }: MetByVisitor): Promise<void> {
    if (!currentReleases(await this.#live.current()).has(release)) return;
    const labels = { application, release };
    if (what === 'page') this.#visitors.inc(labels);
    else if (what === 'failure') this.#failing.inc(labels);
    else this.#rated.inc({ ...labels, vital: what.vital, rating: what.isPoor ? 'poor' : 'other' });
  }

  /** Series of what is live begin with 0: Prometheus could not tell that one has grown whose first value is 5. */
  async #begin(site: StoredSite): Promise<void> {
    this.#begun = site;
    for (const counter of [this.#reports, this.#visitors, this.#failing, this.#rated]) {
      await forgetOtherReleases(counter, site);
    }
    for (const [app, release] of [...Object.entries(site.releases), ...Object.entries(site.fallbacks)]) {
      const labels = { remote: app, owner: (await ownerOf(site, app, release)) ?? 'none' };
      for (const kind of ['loaded', 'failed', 'skipped', 'error']) {
        for (const known of [release, 'unknown']) this.#reports.inc({ ...labels, release: known, kind }, 0);
      }
    }
  }

  #measured(remote: string, { vital, value, navigation }: CountedReport['details']): void {
    const labels = { remote, navigation: String(navigation) };
    if (vital === 'CLS') this.#shifts.observe(labels, Number(value));
    else this.#vitals.observe({ ...labels, vital: String(vital) }, Number(value) / 1000);
  }

  refused(reason: Refusal): void {
    this.#refused.inc({ reason });
  }

  /** All metrics as text, and its type. */
  async read(): Promise<{ text: string; type: string }> {
    const site = await this.#live.current();
    if (site !== this.#begun) await this.#begin(site);
    return { text: await this.#registry.metrics(), type: this.#registry.contentType };
  }
}

function currentReleases({ releases, fallbacks }: StoredSite): Set<string | undefined> {
  return new Set([...Object.values(releases), ...Object.values(fallbacks)]);
}

/** Removes the series of releases that are neither live nor a fallback any more: there would be ever more of them. */
async function forgetOtherReleases(counter: Counter<string>, site: StoredSite): Promise<void> {
  const kept = currentReleases(site).add('earlier').add('unknown');
  for (const { labels } of (await counter.get()).values) {
    if (!kept.has(String(labels.release))) counter.remove(labels);
  }
}
