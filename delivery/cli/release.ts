import { setFlagsFromString } from 'node:v8';
import { Command } from 'commander';
import { optimiseLater } from '../common/optimise-later.ts';
import { exitCodeWords } from './command.ts';

/** Each verb is loaded on demand, so that a rollback does not wait for code that only a comparison needs. */
const verbs = {
  publish: async () => (await import('./release/publish.ts')).publishCommand,
  preview: async () => (await import('./release/preview.ts')).previewCommand,
  previews: async () => (await import('./release/preview.ts')).previewsCommand,
  check: async () => (await import('./release/check.ts')).checkCommand,
  comment: async () => (await import('./release/comment.ts')).commentCommand,
  intake: async () => (await import('./release/intake.ts')).intakeCommand,
  rollback: async () => (await import('./release/rollback.ts')).rollbackCommand,
  guard: async () => (await import('./release/guard.ts')).guardCommand,
  retire: async () => (await import('./release/retire.ts')).retireCommand,
  place: async () => (await import('./release/place.ts')).placeCommand,
  status: async () => (await import('./release/history.ts')).statusCommand,
  fleet: async () => (await import('./release/fleet.ts')).fleetCommand,
  page: async () => (await import('./release/page.ts')).pageCommand,
  history: async () => (await import('./release/history.ts')).historyCommand,
  releases: async () => (await import('./release/history.ts')).releasesCommand,
  diff: async () => (await import('./release/check.ts')).diffCommand,
  verify: async () => (await import('./release/housekeeping.ts')).verifyCommand,
  signers: async () => (await import('./release/signers.ts')).signersCommand,
  audit: async () => (await import('./release/signers.ts')).auditCommand,
  copy: async () => (await import('./release/housekeeping.ts')).copyCommand,
  changed: async () => (await import('./release/changed.ts')).changedCommand,
  prune: async () => (await import('./release/housekeeping.ts')).pruneCommand,
  freeze: async () => (await import('./release/freeze.ts')).freezeCommand,
  unfreeze: async () => (await import('./release/freeze.ts')).unfreezeCommand,
};

for (const flag of optimiseLater) setFlagsFromString(flag);

const program = new Command('npm run release --')
  .description('Releases applications into a store, and rolls them back.')
  .addHelpText('after', `\nExit codes: ${exitCodeWords}.`);

const named = Object.entries(verbs).filter(([verb]) => verb === process.argv[2]);
// Without a verb, the help lists all of them.
const wanted = named.length > 0 ? named : Object.entries(verbs);
for (const [, load] of wanted) program.addCommand(await load());

await program.parseAsync();
