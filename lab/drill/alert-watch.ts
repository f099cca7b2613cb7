import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPrometheus } from '../../tests/serving/run-prometheus.ts';
import type { Clock } from './clock.ts';

/** How often it looks, in milliseconds. */
const everyMs = 250;

/** An alert that fired. */
export interface Fired {
  /** When it was first seen to fire, in milliseconds since 1970. */
  at: number;
  name: string;
  labels: Readonly<Record<string, string>>;
}

/** Notes which alerts fire, and says so. */
export class AlertWatch {
  readonly fired: Fired[] = [];
  readonly #prometheus: RunningPrometheus;
  readonly #clock: Clock;
  #isOver = false;
  readonly #watching: Promise<void>;

  constructor(prometheus: RunningPrometheus, clock: Clock) {
    this.#prometheus = prometheus;
    this.#clock = clock;
    this.#watching = this.#watch();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#watching;
  }

  async #watch(): Promise<void> {
    let before = new Set<string>();
    while (!this.#isOver) {
      // On a busy machine, it may not answer in time.
      const alerts = await this.#prometheus.alerts().catch(() => null);
      await wait(everyMs);
      if (!alerts) continue;
      const firing = new Map(
        alerts.filter(({ state }) => state === 'firing').map((alert) => [JSON.stringify(alert.labels), alert]),
      );
      for (const [key, { labels, annotations }] of firing) {
        if (before.has(key)) continue;
        const { alertname: name = '' } = labels;
        this.fired.push({ at: Date.now(), name, labels });
        this.#clock.say(`Prometheus: ${name}. ${annotations.summary ?? ''}`);
      }
      before = new Set(firing.keys());
    }
  }
}
