import type { Metric } from '../measure/metrics.ts';
import type { Cell, Results } from '../results.ts';

/** The summary of several runs of one measurement. */
export interface Summary {
  median: number;
  /** The first and the third quartile. */
  low: number;
  high: number;
  runs: number;
}

/** Sums up numbers; null when there are none. */
export function summarize(values: readonly number[]): Summary | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    runs: sorted.length,
  };
}

/** A quantile by linear interpolation between the two nearest values (R’s type 7, as most tools do). */
function quantile(sorted: readonly number[], part: number): number {
  const position = (sorted.length - 1) * part;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

/** A selection of cells: a missing field matches all. */
export type Place = Partial<Omit<Cell, 'runs'>>;

/** The summary of all runs of a figure in the given place. */
export function summaryOf(results: Results, metric: Metric, place: Place): Summary | null {
  return summarize(valuesOf(results, metric, place));
}

/** A figure's value in each run in the given place. */
export function valuesOf({ cells }: Pick<Results, 'cells'>, metric: Metric, place: Place): number[] {
  const matching = cells.filter((cell) =>
    Object.entries(place).every(([key, value]) => cell[key as keyof Cell] === value),
  );
  return matching.flatMap(({ runs }) => runs.flatMap((run) => run[metric] ?? []));
}
