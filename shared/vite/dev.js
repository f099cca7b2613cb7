import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs Vite, whose command line refuses options that are not its own: takes `--site` out, for its configuration to read.

const [, , ...options] = process.argv;
const at = options.findIndex((option) => option === '--site' || option.startsWith('--site='));
if (at >= 0) {
  const [, joined] = /^--site=(.*)$/.exec(options[at]) ?? [];
  const removed = options.splice(at, joined === undefined ? 2 : 1);
  const address = joined ?? removed[1];
  if (!address || address.startsWith('-')) {
    console.error('--site needs the address of a site, such as --site http://localhost:4173');
    process.exit(1);
  }
  process.env.MINT_ROW_SITE = address;
  process.argv = [...process.argv.slice(0, 2), ...options];
}
const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
await import(pathToFileURL(join(vite, 'bin/vite.js')).href);
