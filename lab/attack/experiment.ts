import type { Ground } from './ground.ts';

/** The result of an experiment: whether the site withstood it, and the evidence in one line. */
export interface Outcome {
  /** Null when this machine cannot try it. */
  held: boolean | null;
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
  /** The maximum number of its experiments that run in parallel; 1 if they measure, or share what they change. */
  atOnce: number;
  experiments: readonly Experiment[];
}

/** Turns a list of unwanted observations into an outcome. */
export function outcome(faults: readonly string[], evidence: string): Outcome {
  return { held: faults.length === 0, evidence: faults.length === 0 ? evidence : faults.slice(0, 5).join('; ') };
}
