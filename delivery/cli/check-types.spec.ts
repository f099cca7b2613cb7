import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programsOf } from './check-types.ts';
import { root } from './checkout.ts';

const programs = programsOf(['shared', 'delivery', 'remote-marvel', 'tests']);

it('folders with the same options of the compiler are checked as one program, others are not', () => {
  expect(programs.map(({ folders }) => folders)).toEqual([
    ['shared', 'remote-marvel'],
    ['delivery', 'tests'],
  ]);
});

it('a program has the files of its folders, the options of their configurations, and what these extend', () => {
  const [ofBrowsers, ofNode] = programs;
  expect(ofBrowsers?.include).toEqual(
    expect.arrayContaining([
      join(root, 'shared'),
      join(root, 'remote-marvel/src'),
      join(root, 'remote-marvel/vite.config.ts'),
    ]),
  );
  expect(ofBrowsers?.compilerOptions).toMatchObject({ strict: true, types: ['node', 'vite/client'] });
  expect(ofNode?.compilerOptions).toMatchObject({ strict: true, types: ['node'] });
});
