import type { Experiment, Ground, Group, Outcome } from './experiment.ts';

/** The longest that an experiment may take, in ms: one that hangs has failed. */
const deadline = 60_000;

/**
 * Runs the experiments of a group one after another.
 * @param tell is told each outcome
 * @returns how many failed
 */
export async function runGroup(
  { name, experiments }: Group,
  ground: Ground,
  tell: (group: string, experiment: Experiment, outcome: Outcome) => void,
): Promise<number> {
  let failed = 0;
  for (const experiment of experiments) {
    const outcome = await withDeadline(experiment.run(ground)).catch(
      (error: Error): Outcome => ({ held: false, evidence: `it broke: ${error.message.split('\n', 1)[0]}` }),
    );
    tell(name, experiment, outcome);
    if (!outcome.held) failed += 1;
  }
  return failed;
}

async function withDeadline(run: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ held: false, evidence: `no end after ${deadline / 1000} s` }), deadline);
  });
  return Promise.race([run, late]).finally(() => clearTimeout(timer));
}
