import { Argument, Command } from 'commander';
import { buildApps } from '../delivery/index.ts';
import { appNames } from '../tests/site/applications.ts';
import { type Program, programs } from './programs.ts';
import { runProgram } from './run-program.ts';

// npm run lab -- nightly [NAME ...]: checks that take too long for every commit. A failure does not stop the others.

const whole = { SUITE: 'whole' };

/** The checks by name, in their order. */
const runs: Readonly<Record<string, () => Promise<number> | number>> = {
  build: () => buildApps(appNames),
  unit: () => runProgram({ run: { tool: 'vitest', tests: [] }, env: whole }),
  browser: () => runProgram({ run: { tool: 'playwright', tests: [] }, env: whole }),
  attack: () => runProgram(named('attack')),
  requests: () => runProgram(named('fuzz'), ['--requests', '1000000']),
  markup: () => runProgram(named('fuzz'), ['--pages', '100000']),
  journeys: () => runProgram(named('journeys')),
  nodes: () => runProgram(named('nodes')),
  upgrade: () => runProgram(named('upgrade')),
  managers: () => runProgram(named('managers')),
  libraries: () => runProgram(named('libraries')),
};

await new Command('npm run lab -- nightly')
  .description('Runs all suites whole, and the long programs; goes on after a failure, and fails at the end.')
  .addArgument(new Argument('[name...]', 'only these').choices(Object.keys(runs)))
  .action(async (wanted: string[]) => {
    const rows: { name: string; code: number; seconds: number }[] = [];
    for (const [name, run] of Object.entries(runs)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
      const start = performance.now();
      const code = await run();
      rows.push({ name, code, seconds: (performance.now() - start) / 1000 });
    }
    console.log(`\n${rows.map(toLine).join('\n')}`);
    const failed = rows.filter(({ code }) => code !== 0);
    console.log(`\n${rows.length - failed.length} passed, ${failed.length} failed`);
    process.exitCode = failed.length > 0 ? 1 : 0;
  })
  .parseAsync();

/** A row of the table: "browser   FAILED   1834 s". */
function toLine({ name, code, seconds }: { name: string; code: number; seconds: number }): string {
  return `${name.padEnd(10)}${(code === 0 ? 'passed' : 'FAILED').padEnd(8)}${seconds.toFixed(0).padStart(6)} s`;
}

function named(name: string): Program {
  const program = programs.find((one) => one.name === name);
  if (!program) throw new Error(`lab/programs.ts has no ${name}.`);
  return program;
}
