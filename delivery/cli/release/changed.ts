import { appsOf } from '@mint-row/kit/build';
import { Command } from 'commander';
import { changedSince } from '../../build/changed.ts';
import { root } from '../checkout.ts';
import { runCommand } from '../command.ts';

/** For the release workflow, which publishes what it prints. It needs no store. */
export const changedCommand = new Command('changed')
  .description('prints, as JSON, the applications whose pages depend on files that have changed')
  .argument(
    '<commit>',
    'the commit to compare with; with "none", or a whole id that git does not have, all applications are printed',
  )
  .action((since: string) =>
    runCommand(async () => console.log(JSON.stringify(await changedSince(root, since, appsOf(root))))),
  );
