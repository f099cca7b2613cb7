import { Command, InvalidArgumentError } from 'commander';
import { fuzzMarkup } from './markup/run.ts';
import { fuzz } from './run.ts';

const toNumber = (text: string) => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return number;
};

const program = new Command('npm run lab -- fuzz')
  .description('Sends hostile requests to the server over bare sockets, and judges every answer.')
  .option('--requests <n>', 'how many', toNumber, 1_000_000)
  .option('--pages <n>', 'compares so many pages of hostile markup in the gate and in Chromium instead', toNumber)
  .option('--seed <n>', 'repeats a run', toNumber, 1 + Math.floor(Math.random() * 2 ** 30))
  .parse();
const { requests, pages, seed } = program.opts<{ requests: number; pages?: number; seed: number }>();

const start = performance.now();
let reportedAt = start;
const [count, what] = pages === undefined ? [requests, 'requests'] : [pages, 'pages'];
const onProgress = (done: number) => {
  if (performance.now() - reportedAt < 5_000) return;
  reportedAt = performance.now();
  console.log(`  ${done} of ${count}, ${Math.round(done / ((reportedAt - start) / 1000))} a second`);
};
console.log(`  ${count} ${what}, seed ${seed}`);
const { counterexample, ...outcome } =
  pages === undefined ? await fuzz(requests, seed, onProgress) : await fuzzMarkup(pages, seed, onProgress);
console.log(`  In ${((performance.now() - start) / 1000).toFixed(1)} s:`, outcome);
if (counterexample) {
  console.error(`\n${counterexample}`);
  process.exitCode = 1;
}
