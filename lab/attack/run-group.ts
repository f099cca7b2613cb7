import { stripVTControlCharacters } from 'node:util';
import { type Experiment, type Group, type Outcome, outcome } from './experiment.ts';
import { CannotRun, type Ground } from './ground.ts';

/** The longest that an experiment may take, in ms: one that hangs has failed. */
const longest = 120_000;

/**
 * Runs the experiments of a group.
 * @param onOutcome receives each outcome when its experiment ends
 * @throws CannotRun when a prerequisite cannot be created
 */
export async function runGroup(
  { experiments, atOnce }: Group,
  ground: Ground,
  onOutcome: (experiment: Experiment, outcome: Outcome) => void,
  deadline = longest,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = experiments.values();
  const work = async () => {
    for (const experiment of waiting) {
      const result = await withDeadline(experiment.run(ground), deadline).catch((error: Error): Outcome => {
        if (error instanceof CannotRun) throw error;
        return outcome([stripVTControlCharacters(error.message).replaceAll(/\s+/g, ' ').slice(0, 300)], '');
      });
      onOutcome(experiment, result);
      outcomes.push(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

async function withDeadline(run: Promise<Outcome>, deadline: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(outcome([`no end after ${deadline / 1000} s`], '')), deadline);
  });
  return Promise.race([run, late]).finally(() => clearTimeout(timer));
}
