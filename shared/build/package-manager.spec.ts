import { expect, it } from 'vitest';
import { packageManager } from './package-manager.ts';

it.each([
  ['npm/11.19.1 node/v24.0.0 linux x64 workspaces/false', 'npx --no-install', 'npm run dev -- --port 1'],
  ['pnpm/12.21.0 npm/? node/v24.0.0 linux x64', 'pnpm exec', 'pnpm run dev --port 1'],
  ['yarn/4.18.1 npm/? node/v24.0.0 linux x64', 'yarn run', 'yarn run dev --port 1'],
  ['', 'npx --no-install', 'npm run dev -- --port 1'],
  ['constructor/1', 'npx --no-install', 'npm run dev -- --port 1'],
])('the commands of %s are those that a team would type', (userAgent, program, script) => {
  const commands = packageManager(userAgent);
  expect([commands.program, commands.script('dev', '--port 1')]).toEqual([program, script]);
});
