import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DeliveryError, readArtifact } from '../../../delivery/index.ts';
import { type Experiment, type Group, outcome } from '../experiment.ts';
import { answerAttacks } from './answer-attacks.ts';
import { attempt, gateOf, judge } from './attempt.ts';
import {
  changing,
  endings,
  endingsBySystem,
  hasNamespaces,
  killing,
  reachingOut,
  reachingTheSystem,
  renderTimeoutMsFor,
  throwingResult,
} from './code-attacks.ts';
import { dataAttacks, drawingAttacks, sizeAttacks, slowManifests } from './file-attacks.ts';
import { flagAttacks } from './flag-attacks.ts';
import { markupAttacks } from './markup-attacks.ts';

/** Hostile markup of a remote. */
export const markup: Group = {
  name: 'markup',
  atOnce: 2,
  experiments: markupAttacks.map(([what, html, expected]) =>
    attempt(`a page with ${what} is refused`, (gate) => gate.reasons([gate.withMarkup(html)]), expected),
  ),
};

/** Hostile files of a remote. */
export const files: Group = {
  name: 'files',
  atOnce: 2,
  experiments: [
    ...dataAttacks.map(([what, file, body, expected]) => ({ what: `data ${what}`, file, body, expected })),
    ...drawingAttacks.map(([what, body, expected]) => {
      return { what: `a drawing ${what}`, file: 'client/art/a.svg', body, expected };
    }),
    ...sizeAttacks.map(([what, file, body, expected]) => ({ what, file, body, expected })),
  ]
    .map(({ what, file, body, expected }) =>
      attempt(`${what} is refused`, (gate) => gate.reasons([gate.artifact({ [file]: body })]), expected),
    )
    .concat(slowManifests.map(readSlowly)),
};

function readSlowly(text: string): Experiment {
  return {
    name: `a manifest of ${text.length} bytes full of ${text.slice(-2)} is read in time`,
    async run(ground) {
      const { folder } = await (await gateOf(ground)).artifact({});
      await writeFile(join(folder, 'manifest.json'), text);
      const began = performance.now();
      const message = await readArtifact('marvel', folder).then(
        () => '',
        ({ message }: DeliveryError) => message,
      );
      const took = Math.round(performance.now() - began);
      if (!message.includes('not acceptable JSON')) return outcome(['it was taken'], '');
      return outcome(took > 3_000 ? [`it took ${took} ms`] : [], `refused in ${took} ms`);
    },
  };
}

/** Attacks by a remote's code while its pages are composed. */
export const composing: Group = {
  name: 'composing',
  atOnce: 2,
  experiments: [
    ...reachingOut.map(reaching),
    ...flagAttacks.map(
      ([what, code]): Experiment => ({
        name: `a remote’s code ${what}`,
        async run(ground) {
          const gate = await gateOf(ground);
          const reasons = await gate.reasons([gate.withCode(code(gate.targets))]);
          if (existsSync(gate.targets.written)) return outcome(['it has written a file'], '');
          return judge(reasons, /process ended/);
        },
      }),
    ),
    ...answerAttacks.map(([what, expression, expected]) =>
      attempt(
        `a remote whose answer ${what} is refused`,
        (gate) => gate.reasons(gate.withAnswer(expression)),
        expected,
      ),
    ),
    ...reachingTheSystem.map((reach) => whereNamespaces(reaching(reach))),
    ...killing.map((pid) =>
      whereNamespaces(
        attempt(
          `a remote’s code that calls process.kill(${pid}) ends no other process`,
          (gate) => gate.reasons([gate.withCode(`process.kill(${pid}, 'SIGKILL'); export default () => 'x';`)]),
          /^marvel: /,
        ),
      ),
    ),
    ...endings.map(ending),
    ...endingsBySystem.map((one) => whereNamespaces(ending(one))),
    ...changing.map(([what, expression]) =>
      attempt(
        `a page that shows ${what} is refused`,
        (gate) => gate.reasons([gate.withCode(`export default () => ${expression};`)]),
        /renders differently on another day/,
      ),
    ),
  ],
};

function reaching([what, expression, result]: (typeof reachingOut)[number]): Experiment {
  return {
    name: `a remote’s code ${what}`,
    async run(ground) {
      const gate = await gateOf(ground);
      const reasons = await gate.reasons([gate.withCode(throwingResult(expression(gate.targets)))]);
      if (existsSync(gate.targets.written) || gate.asked > 0) return outcome(['it wrote a file, or was answered'], '');
      const came = /result: \S+/.exec(reasons.join('\n'))?.[0] ?? '';
      return outcome(result.test(came) ? [] : [reasons.join(' ') || 'it was published'], `it was ${came}`);
    },
  };
}

function ending([what, code, expected]: (typeof endings)[number]): Experiment {
  return attempt(
    `a remote that ${what} is refused, and no other`,
    (gate) => {
      const other = gate.withCode(`export default () => 'fine';`, 'pokemon');
      return gate.reasons([gate.withCode(code), other], renderTimeoutMsFor(what));
    },
    expected,
  );
}

function whereNamespaces(experiment: Experiment): Experiment {
  if (hasNamespaces) return experiment;
  return {
    ...experiment,
    run: async () => ({ held: null, evidence: 'this machine gives unprivileged users no namespace' }),
  };
}
