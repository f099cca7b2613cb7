import type { Browser } from '@playwright/test';

/** What an experiment may use: the site as visitors meet it, and a browser. */
export interface Ground {
  /** Where the site is served. */
  url: string;
  browser: Browser;
}

/** Whether the site held, and what was seen, in a line. */
export interface Outcome {
  held: boolean;
  evidence: string;
}

/** One attack on the site. */
export interface Experiment {
  name: string;
  run: (ground: Ground) => Promise<Outcome>;
}

/** The experiments on one part of the site. */
export interface Group {
  name: string;
  experiments: readonly Experiment[];
}

/** Turns a list of things that should not have been seen into an outcome. */
export function outcome(faults: readonly string[], evidence: string): Outcome {
  return { held: faults.length === 0, evidence: faults.length === 0 ? evidence : faults.join('; ') };
}
