import { Command } from 'commander';
import { checkCommand } from './release/check.ts';
import { diffCommand } from './release/diff.ts';
import { historyCommand } from './release/history.ts';
import { lockCommand } from './release/lock.ts';
import { pruneCommand } from './release/prune.ts';
import { publishCommand } from './release/publish.ts';
import { releasesCommand } from './release/releases.ts';
import { rollbackCommand } from './release/rollback.ts';
import { statusCommand } from './release/status.ts';
import { unlockCommand } from './release/unlock.ts';
import { verifyCommand } from './release/verify.ts';

const program = new Command('npm run release --')
  .description('Releases applications into a store, and takes them back.')
  .addHelpText(
    'after',
    '\nExit codes: 0 done or nothing to do, 1 failed, 2 refused by the gate, 3 releases are frozen, 4 stored files are damaged, 5 not live: there is no site yet.',
  );

for (const verb of [
  publishCommand,
  checkCommand,
  rollbackCommand,
  statusCommand,
  historyCommand,
  releasesCommand,
  diffCommand,
  verifyCommand,
  pruneCommand,
  lockCommand,
  unlockCommand,
]) {
  program.addCommand(verb);
}

await program.parseAsync();
