import { appsOf } from '@mint-row/shared/build';
import { Command } from 'commander';
import { changedSince } from '../build/changed.ts';
import { root } from './root.ts';

// `npm run changed -- <commit>`: what the release workflow has to release.
await new Command('npm run changed --')
  .description('Prints the applications whose pages are made from files that have changed, as JSON.')
  .argument('<commit>', 'since when; all applications are printed if git does not know it')
  .action(async (since: string) => console.log(JSON.stringify(await changedSince(root, since, appsOf(root)))))
  .parseAsync();
