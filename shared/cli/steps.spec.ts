import { expect, it } from 'vitest';
import { ownPlaces } from './steps.ts';

it('of what a tool prints, the places in packages are left out, and those in the remote’s sources are not', () => {
  const printed = [
    'RolldownError: src/pages/SetsPage.tsx imports node:fs, which a page cannot',
    '    at error (file:///sports/node_modules/rolldown/dist/shared/logs.mjs:164:24)',
    '    at async CAC.<anonymous> (file:///sports/node_modules/vite/dist/node/cli.js:799:3)',
    '    at new Promise (<anonymous>)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5) {',
    '  errors: [Getter/Setter]',
    '}',
    '    at prices (file:///sports/src/content/prices.ts:3:9)',
    'at the end',
    '',
  ].join('\n');
  expect(ownPlaces(printed).split('\n')).toEqual([
    'RolldownError: src/pages/SetsPage.tsx imports node:fs, which a page cannot',
    '    at prices (file:///sports/src/content/prices.ts:3:9)',
    'at the end',
    '',
  ]);
});
