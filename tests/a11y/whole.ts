import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../site/serve-edition.ts';

// Every combination of the accessibility tests. Arguments go on to Playwright.
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'accessibility', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ACCESSIBILITY: 'whole' } },
);
process.exit(status ?? 1);
