import { copyStore } from '../../release/copy-store.ts';
import { openStorage } from '../../store/open-storage.ts';
import { exitCodes } from '../command.ts';
import { wrapped } from '../table.ts';
import { type Common, command, run } from './run.ts';

interface Options extends Common {
  to: string;
}

export const copyCommand = command(
  'copy',
  'copies the whole store to another place, or brings an earlier copy up to date',
)
  .requiredOption('--to <place>', 'where the copy is to be: a folder, or s3://bucket/prefix')
  .action(({ to, ...common }: Options) =>
    run(common, async (storage) => {
      const target = openStorage(to);
      const { damaged, ...result } = await copyStore(storage, target, (done, all) => {
        if (process.stderr.isTTY) process.stderr.write(`\r  ${done} of ${all} files${done === all ? '\n' : ''}`);
      });
      if (damaged) {
        const lines = damaged.faults.map((fault) => fault.replaceAll('\n', '\n  '));
        const what =
          damaged.place === storage.place
            ? `Nothing was copied, because ${storage.place} has faults. Mend it, then copy again.`
            : `The copy, ${target.place}, has faults. If there was a prune meanwhile, copy again; otherwise mend it.`;
        return {
          result: { ...result, damaged },
          lines: [...lines, wrapped(`${what} See docs/operations.md#housekeeping`)],
          exitCode: exitCodes.damaged,
        };
      }
      const { copied, generations, files } = result;
      return {
        result: { ...result, damaged },
        lines: [wrapped(`${target.place} has ${generations} generations: ${copied} files copied, ${files} verified.`)],
      };
    }),
  );
