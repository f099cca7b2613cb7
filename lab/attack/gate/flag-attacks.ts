import type { Targets } from './tiny-gate.ts';

/** Sets flags of V8, which Node's permission model does not cover; this one writes a file. */
const flags = (file: string) =>
  ['--allow-natives-syntax', '--redirect-code-traces', `--redirect-code-traces-to=${file}`, '--print-opt-source']
    .map((flag) => `v8.setFlagsFromString(${JSON.stringify(flag)});`)
    .join(' ');

/** Code that changes flags of V8; Node then ends. */
export const flagAttacks: readonly (readonly [what: string, code: (targets: Targets) => string])[] = [
  [
    'writes no file through flags of V8',
    ({ written }) => `import v8 from 'node:v8'; ${flags(written)}
new Function('const f = (a) => a + 1; %PrepareFunctionForOptimization(f); f(1); %OptimizeFunctionOnNextCall(f); f(2);')();
export default () => 'x';`,
  ],
  [
    'sets no flag of V8 at all',
    () => `import v8 from 'node:v8'; v8.setFlagsFromString('--stack-size=900'); export default () => 'x';`,
  ],
];
