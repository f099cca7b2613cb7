import { Command, InvalidArgumentError } from 'commander';
import { fuzz } from './run.ts';

const toNumber = (text: string) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return number;
};

const program = new Command('npm run fuzz --')
  .description('Sends hostile requests to the server over bare sockets, and judges every answer.')
  .option('--requests <n>', 'how many', toNumber, 1_000_000)
  .option('--seed <n>', 'repeats a run', toNumber, 1 + Math.floor(Math.random() * 2 ** 30))
  .parse();
const { requests, seed } = program.opts<{ requests: number; seed: number }>();

const start = performance.now();
let told = start;
console.log(`  ${requests} requests, seed ${seed}`);
const { counterexample, statuses, ...all } = await fuzz(requests, seed, (done) => {
  if (performance.now() - told < 5_000) return;
  told = performance.now();
  console.log(`  ${done} of ${requests}, ${Math.round(done / ((told - start) / 1000))} a second`);
});
console.log(`  ${all.requests} requests in ${((performance.now() - start) / 1000).toFixed(1)} s, answers:`, statuses);
if (counterexample) {
  console.error(`\n${counterexample}`);
  process.exitCode = 1;
}
