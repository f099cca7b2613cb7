import { appsOf } from '@mint-row/kit/build';
import { Command } from 'commander';
import { changedSince } from '../../build/changed.ts';
import { root } from '../checkout.ts';

/** For the release workflow, which publishes what it prints. It needs no store. */
export const changedCommand = new Command('changed')
  .description('prints, as JSON, the applications whose pages depend on files that have changed')
  .argument('<commit>', 'the commit to compare with; if git does not know it, all applications are printed')
  .action(async (since: string) => console.log(JSON.stringify(await changedSince(root, since, appsOf(root)))));
