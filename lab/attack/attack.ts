import { Command } from 'commander';
import { buildChanged } from '../../delivery/index.ts';
import { appNames } from '../../tests/site/applications.ts';
import { root } from '../../tests/site/root.ts';
import type { Outcome } from './experiment.ts';
import { Ground } from './ground.ts';
import { groups } from './groups.ts';
import { runGroup } from './run-group.ts';

const couldNotRun = 2;

const program = new Command('npm run lab -- attack')
  .description('Attacks a served site, its store and its gate in the ways that are known, and prints what held.')
  .argument('[groups...]', `${groups.map(({ name }) => name).join(', ')}; without a name, all of them`)
  .addHelpText('after', '\nExit codes: 0 when everything held, 1 when something did not, 2 when it could not run.')
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : couldNotRun))
  .parse();
const unknown = program.args.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) program.error(`There is no group ${unknown.join(', ')}.`);
const chosen = groups.filter(({ name }) => program.args.length === 0 || program.args.includes(name));

const start = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`;
const ground = new Ground();
const outcomes: Outcome[] = [];
try {
  await buildChanged(appNames, { root, onBuilt: (app, made) => console.log(`  ${made.padEnd(9)}  ${app}`) });
  for (const group of chosen) {
    const began = performance.now();
    console.log(`\n${group.name}`);
    const made = await runGroup(group, ground, ({ name }, { held, evidence }) =>
      console.log(`  ${held === null ? 'untried' : held ? 'held   ' : 'FAILED '}  ${name}: ${evidence}`),
    );
    outcomes.push(...made);
    console.log(`  ${made.filter(({ held }) => held).length} of ${made.length} held, ${seconds(began)}`);
  }
} catch (error) {
  console.error(error);
  process.exitCode = couldNotRun;
} finally {
  await ground.end();
}
const count = (of: Outcome['held']) => outcomes.filter(({ held }) => held === of).length;
console.log(`\n${count(true)} held, ${count(false)} failed, ${count(null)} untried, ${seconds(start)}`);
process.exit(process.exitCode ?? (count(false) > 0 ? 1 : 0));
