import { appNames } from '@mint-row/shared/contract';
import { chromium } from '@playwright/test';
import { Command } from 'commander';
import { buildChanged } from '../../delivery/index.ts';
import { browserLaunchOptions } from '../browser.ts';
import { root, serveEdition } from '../site/serve-edition.ts';
import { groups } from './groups.ts';
import { runGroup } from './run-group.ts';

const program = new Command('npm run attack --')
  .description('Attacks a served site, its store and its gate in the ways that are known, and prints what held.')
  .argument('[groups...]', groups.map(({ name }) => name).join(', '))
  .parse();
const unknown = program.args.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length > 0) program.error(`There is no group ${unknown.join(', ')}.`);
const chosen = groups.filter(({ name }) => program.args.length === 0 || program.args.includes(name));

await buildChanged(appNames, { root, onBuilt: (app, outcome) => console.log(`  ${outcome.padEnd(9)}  ${app}`) });
const start = performance.now();
const site = await serveEdition('dist');
const browser = await chromium.launch(await browserLaunchOptions());
let failed = 0;
try {
  for (const group of chosen) {
    console.log(`\n${group.name}`);
    failed += await runGroup(group, { url: site.url, browser }, (_group, { name }, { held, evidence }) =>
      console.log(`  ${held ? 'held  ' : 'FAILED'}  ${name}: ${evidence}`),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
const all = chosen.reduce((sum, { experiments }) => sum + experiments.length, 0);
console.log(`\n${all - failed} held, ${failed} failed, ${((performance.now() - start) / 1000).toFixed(0)} s`);
process.exitCode = failed > 0 ? 1 : 0;
