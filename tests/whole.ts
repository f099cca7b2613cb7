import { tool } from './checks.ts';

// All of a suite of which `npm test` tries a part: whole.ts RUNNER SUITE. Further arguments go on to the runner.
const runners: Record<string, readonly [program: string, command: string]> = {
  playwright: ['@playwright/test/cli.js', 'test'],
  vitest: ['vitest/vitest.mjs', 'run'],
};

const [name = '', ...suite] = process.argv.slice(2);
const runner = runners[name];
if (!runner) throw new Error(`"${name}" is none of ${Object.keys(runners).join(', ')}.`);
process.env.SUITE = 'whole';
process.exit(tool(...runner, ...suite));
