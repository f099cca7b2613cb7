import { describeMachine, type machine } from './machine.ts';
import type { Measured } from './measure/metrics.ts';

/** All measurements of one variant, on one page, on one line, in one way: a list of runs. */
export interface Cell {
  variant: string;
  page: string;
  line: string;
  /** A load with an empty cache, one with a full cache, or a visitor's actions. */
  kind: 'cold' | 'warm' | 'interaction';
  runs: Measured[];
}

/** Lighthouse's scores for a page, from 0 to 100, and the audits that cost it points. */
export interface LighthouseScore {
  scores: Record<string, number>;
  faults: string[];
}

/** The results that a benchmark writes to its file. */
export interface Results {
  date: string;
  machine: typeof machine & { browser: string };
  runs: number;
  cells: Cell[];
  /** The reasons why a page was not kept for going back, by variant. */
  backForwardReasons: Record<string, string[]>;
  /** By page; empty without Lighthouse. */
  lighthouse: Partial<Record<string, LighthouseScore>>;
}

/** The date, the machine, the browser and the number of runs. */
export function headOf({ date, machine, runs }: Results): string {
  return `${describeMachine(date, machine)}, ${machine.browser}; medians of ${runs} runs`;
}

/** Collects measurements into cells. */
export class Collector {
  readonly cells: Cell[] = [];

  add(place: Omit<Cell, 'runs'>, measured: Measured): void {
    const same = this.cells.find(
      ({ variant, page, line, kind }) =>
        variant === place.variant && page === place.page && line === place.line && kind === place.kind,
    );
    if (same) same.runs.push(measured);
    else this.cells.push({ ...place, runs: [measured] });
  }
}
