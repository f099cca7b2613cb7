import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './site/serve-built-site.ts';

// All of a suite of which `npm test` runs a part, named first. Further arguments go on to Playwright.
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SUITE: 'whole' } },
);
process.exit(status ?? 1);
