import { Command } from 'commander';
import { exitCodeWords } from './command.ts';
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
  .addHelpText('after', `\nExit codes: ${exitCodeWords}.`);

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
