import { fork } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildChanged } from '../../../delivery/index.ts';
import { appNames } from '../../../tests/site/applications.ts';
import { outputFolder, root } from '../../../tests/site/root.ts';
import { describeMachine, machine } from '../machine.ts';
import { measureServers } from './measure-servers.ts';
import { startObjectStore } from './object-store.ts';
import { ownSize, type Size } from './size.ts';
import { namesOf, writeEditorial, writeSyntheticSite } from './synthetic-site.ts';
import { type Figures, formatFigures, type Measured, renderTables } from './table.ts';

const help = `npm run lab -- bench-scale [options]
  --pages <numbers>    how many pages, with 4 remotes; 300,3000,30000, after the site as it is
  --remotes <numbers>  how many remotes, with 3,000 pages or the most of the above; 40,400 (4 are measured above)
  --write              puts the table into docs/benchmark/scale.txt
  --keep               leaves the sites in tests/.output/scale`;

/** The commands measured with each store, and those that are measured with the folder alone. */
const steps = ['publish', 'publish one', 'rollback', 'verify', 'prune', 'open'] as const;
const furtherSteps = ['check', 'check bare', 'weigh'] as const;

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '300,3000,30000' },
    remotes: { type: 'string', default: '40,400' },
    write: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await scale();

async function scale(): Promise<void> {
  await buildChanged(appNames, { root });
  const smallest = await ownSize();
  const counts = numbers('pages', values.pages, smallest.pages);
  const usual = Math.min(3000, Math.max(...counts));
  const sizes: Size[] = [
    smallest,
    ...counts.filter((pages) => pages > smallest.pages).map((pages) => ({ pages, remotes: smallest.remotes })),
    ...numbers('remotes', values.remotes, smallest.remotes)
      .filter((remotes) => remotes > smallest.remotes)
      .map((remotes) => ({ pages: Math.max(usual, smallest.pages + remotes), remotes })),
  ];
  const results = [];
  const file = join(outputFolder, 'scale.json');
  for (const size of sizes) {
    results.push(await measure(size, smallest));
    // Written after each size: all take an hour, and finished measurements stay if a later size fails.
    await writeFile(file, `${JSON.stringify(results, null, 1)}\n`);
  }
  const tables = renderTables(results);
  const today = new Date().toISOString().slice(0, 10);
  const tableFile = join(values.write ? join(root, 'docs/benchmark') : outputFolder, 'scale.txt');
  await writeFile(tableFile, `${[describeMachine(today, machine), ...tables].join('\n\n')}\n`);
  console.log(`\n${tables.join('\n\n')}\n\n${tableFile}\nEvery figure: ${file}`);
}

async function measure(size: Size, own: Size): Promise<Measured> {
  const folder = join(outputFolder, 'scale', `${size.pages}-${size.remotes}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  console.log(`  ${size.pages} pages, ${size.remotes} remotes`);
  await writeSyntheticSite(folder, size, own);
  await writeEditorial(join(folder, 'editorial-next'), ' two');
  const bucket = await startObjectStore(folder);
  const store = join(folder, 'store');
  const measured: Measured = { ...size, folder: {}, bucket: {}, servers: {} };
  try {
    for (const step of [...steps, ...furtherSteps]) {
      measured.folder[step] = await run(step, folder, store, size);
      console.log(`    ${step.padEnd(12)} ${formatFigures(measured.folder[step])}`);
    }
    await bucket.requests();
    for (const step of steps) {
      const figures = await run(step, folder, bucket.address, size);
      measured.bucket[step] = { ...figures, requests: await bucket.requests() };
      console.log(`    ${step.padEnd(12)} bucket: ${formatFigures(measured.bucket[step])}`);
    }
    measured.servers = await measureServers(store, bucket.address);
  } finally {
    bucket.stop();
    if (!values.keep) await rm(folder, { recursive: true, force: true });
  }
  return measured;
}

/** Runs one step in a process of its own. */
function run(step: string, folder: string, store: string, { remotes }: Size): Promise<Figures> {
  const child = fork(join(import.meta.dirname, 'step.ts'), [step, folder, store, ...namesOf(remotes)], {
    cwd: root,
    execArgv: ['--import', pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((resolve, reject) => {
    child.on('message', (figures) => resolve(figures as Figures));
    child.on('exit', (code) => reject(new Error(`${step} of ${store} ended with ${code}: see its message above.`)));
  });
}

function numbers(option: string, text: string, least: number): number[] {
  return text.split(',').map((one) => {
    const number = Number(one);
    if (Number.isInteger(number) && number >= least) return number;
    throw new Error(`--${option}: "${one}" is not a whole number of at least ${least}.\n${help}`);
  });
}
