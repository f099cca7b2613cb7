import { type Experiment, type Outcome, outcome } from '../experiment.ts';
import { shared } from '../ground.ts';
import { TinyGate } from './tiny-gate.ts';

/** One gate for all experiments of a run. */
export const gateOf = shared(
  () => TinyGate.open(),
  (gate) => gate.close(),
);

/** The site held if the gate refuses, names the one remote and gives the expected reason. */
export function judge(reasons: readonly string[], expected: RegExp): Outcome {
  const reasonText = reasons.join(' ').replaceAll(/\s+/g, ' ');
  const other = reasons.find((reason) => !reason.startsWith('marvel: '));
  if (other) return outcome([`another is blamed: ${other}`], '');
  return outcome(
    expected.test(reasons.join('\n')) ? [] : [`the gate says ${reasonText || 'nothing'}`],
    reasonText.slice(0, 160),
  );
}

/** An attack by the publication of a remote. */
export function attempt(
  name: string,
  reasons: (gate: TinyGate) => Promise<readonly string[]>,
  expected: RegExp,
): Experiment {
  return { name, run: async (ground) => judge(await reasons(await gateOf(ground)), expected) };
}
