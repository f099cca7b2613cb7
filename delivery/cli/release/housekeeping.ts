import { copyStore } from '../../release/copy.ts';
import { prunable, prune } from '../../release/prune.ts';
import { verify } from '../../release/verify/verify.ts';
import { storageAt } from '../../store/storage-at.ts';
import { exitCodes } from '../command.ts';
import { toNumber } from '../options.ts';
import { wrapped } from '../table.ts';
import { authorOf, type ChangingOptions, changingVerb, runVerb, type VerbOptions, verb } from './verb.ts';

export const verifyCommand = verb(
  'verify',
  'checks every file that the history refers to, and finds damaged, missing and unexpected files',
).action((options: VerbOptions) =>
  runVerb(options, async (storage) => {
    const { files, faults, repairable } = await verify(storage, (done) => {
      if (process.stderr.isTTY && done % 100 === 0) process.stderr.write(`\r  ${done} files`);
    });
    const whole = faults.length === 0;
    return {
      result: { files, faults },
      lines: whole
        ? [`${files} files match their hashes.`]
        : [
            ...faults.map((fault) => fault.replaceAll('\n', '\n  ')),
            ...(repairable > 0 ? publishAgain : []),
            'See docs/operations.md#housekeeping',
          ],
      exitCode: whole ? exitCodes.done : exitCodes.damaged,
    };
  }),
);

const publishAgain = [
  'Publish the live artifacts again: that repairs what the live site needs. What only earlier releases need is',
  'repaired when their artifacts are published again, and removed by a prune that does not keep them.',
];

interface CopyOptions extends VerbOptions {
  to: string;
}

export const copyCommand = verb('copy', 'copies the whole store to another place, or brings an earlier copy up to date')
  .requiredOption('--to <address>', 'where the copy is to be: a folder, or s3://bucket/prefix')
  .action(({ to, ...common }: CopyOptions) =>
    runVerb(common, async (storage) => {
      const target = storageAt(to);
      const { damaged, ...result } = await copyStore(storage, target, (done, all) => {
        if (process.stderr.isTTY) process.stderr.write(`\r  ${done} of ${all} files${done === all ? '\n' : ''}`);
      });
      if (damaged) {
        const lines = damaged.faults.map((fault) => fault.replaceAll('\n', '\n  '));
        const what =
          damaged.address === storage.address
            ? `Nothing was copied, because ${storage.address} has faults. Mend it, then copy again.`
            : `The copy, ${target.address}, has faults. If there was a prune meanwhile, copy again; otherwise mend it.`;
        return {
          result: { ...result, damaged },
          lines: [...lines, wrapped(`${what} See docs/operations.md#housekeeping`)],
          exitCode: exitCodes.damaged,
        };
      }
      const { copied, generations, files } = result;
      return {
        result: { ...result, damaged },
        lines: [
          wrapped(`${target.address} has ${generations} generations: ${copied} files copied, ${files} verified.`),
        ],
      };
    }),
  );

interface PruneOptions extends ChangingOptions {
  keep: number;
  days: number;
  dryRun?: true;
}

export const pruneCommand = changingVerb('prune', 'removes everything that no kept snapshot uses')
  .option('--keep <n>', 'how many of the newest snapshots to keep', toNumber(0), 20)
  .option('--days <d>', 'also keep snapshots that were live in the last <d> days', toNumber(0), 30)
  .option('--message <text>', 'why, for the history')
  .option('--dry-run', 'says what would be removed, and removes nothing')
  .action((options: PruneOptions) =>
    runVerb(options, async (storage) => {
      const { keep, days } = options;
      if (options.dryRun) {
        const keys = await prunable(storage, { keep, days });
        const lines = [...describeKeys(keys), `${keys.length} files would be removed. Nothing was removed.`];
        return { result: { removed: [], removable: keys }, lines };
      }
      const author = await authorOf(options, options.message ?? 'prune');
      const removed = await prune(storage, { keep, days, author });
      return { result: { removed }, lines: [`${removed.length} files removed.`] };
    }),
  );

/**
 * Summarises keys, a line each: releases, snapshots and previews by their names, files and parts together.
 */
function describeKeys(keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const [name = key] = /^(?:releases|snapshots|previews)\/[^.]+|^[^/]+/.exec(key) ?? [];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name}: ${count === 1 ? '1 file' : `${count} files`}`);
}
