import type { RemoteName } from '@mint-row/kit/contract';
import { retire } from '../../release/retire.ts';
import { composerId } from '../checkout.ts';
import { showComposing } from '../command.ts';
import { oneRemote } from '../options.ts';
import { wrapped } from '../table.ts';
import { describeSandbox, type SandboxOptions, sandboxUse, withSandbox } from './composing.ts';
import { reportChanges } from './report-changes.ts';
import { authorOf, type ChangingOptions, changingVerb, releaseOutcome, runVerb } from './verb.ts';

interface Options extends ChangingOptions, SandboxOptions {}

export const retireCommand = withSandbox(
  changingVerb('retire', 'ends a remote: its pages answer 404; rollback brings it back'),
)
  .addArgument(oneRemote())
  .option('--message <text>', 'why, for the history')
  .action((remote: RemoteName, { message, ...options }: Options) =>
    runVerb(options, async (storage) => {
      const { json } = options;
      const reporter = await reportChanges(json ? { json } : {});
      const { live, changed } = await retire(storage, remote, {
        author: await authorOf(options, message ?? 'retire'),
        composer: await composerId(),
        sandbox: await sandboxUse(options),
        onProgress: showComposing,
        onProposal: reporter.onProposal,
      });
      const { name: sandbox, line } = await describeSandbox(options);
      const more = { changes: reporter.changes, sandbox };
      const outcome = await releaseOutcome(storage, live, changed, `Nothing to do: ${remote} is not live`, more);
      const rest = wrapped(
        `The shell's route table may still have rows for ${remote} alone: remove them from shell/src/route-table.ts, and publish the shell.`,
      );
      return { ...outcome, lines: [...outcome.lines, ...(changed ? [rest] : []), line] };
    }),
  );
