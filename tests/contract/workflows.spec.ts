import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputsOf, testPatterns } from '@mint-row/shared/build';
import { expect, it } from 'vitest';
import { appNames, workspaceOf } from '../site/applications.ts';
import { root } from '../site/root.ts';

/** Composes what the builds made: a change in it makes other documents of the same artifacts. */
const composer = 'delivery';

it.each(appNames)('the workflow of %s runs when what its pages are made from changes', (app) => {
  const text = readFileSync(join(root, `.github/workflows/release-${app}.yml`), 'utf8');
  const [, block = ''] = /^ {4}paths:\n((?: {6}- .*\n)+)/m.exec(text) ?? [];
  const paths = [...block.matchAll(/^ {6}- '(.*)'$/gm)].map(([, path]) => path);
  const places = [...inputsOf(workspaceOf(app)), composer];
  expect(paths).toEqual([
    ...places.map((place) => (place.includes('.') ? place : `${place}/**`)),
    ...testPatterns.map((pattern) => `!${pattern}`),
  ]);
});
