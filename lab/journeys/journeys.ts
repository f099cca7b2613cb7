import { Argument, Command } from 'commander';
import { founder } from './founder.ts';
import { integrator } from './integrator.ts';
import { Journey } from './journey.ts';
import { team } from './team.ts';

const journeys = { integrator, team, founder };
type Name = keyof typeof journeys;
const names = Object.keys(journeys) as Name[];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

await new Command('npm run lab -- journeys')
  .description('Types the commands of the documents, in order, from bare folders, and tells how long each takes.')
  .addArgument(new Argument('[journey...]', 'only these').choices(names))
  .action(async (wanted: Name[]) => {
    for (const name of names) if (wanted.length === 0 || wanted.includes(name)) await run(name);
  })
  .parseAsync();

async function run(name: Name): Promise<void> {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const journey = new Journey();
  const began = performance.now();
  try {
    await journeys[name](journey);
    journey.printDuration(`${name}: passed`, performance.now() - began);
  } catch (error) {
    console.error(`\n${name}: FAILED. ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  } finally {
    await journey.close();
  }
}
