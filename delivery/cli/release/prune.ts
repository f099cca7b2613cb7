import { prunable, prune } from '../../release/prune.ts';
import { currentAuthor } from '../author.ts';
import { toNumber } from '../to-number.ts';
import { type Common, command, run } from './run.ts';

interface Options extends Common {
  keep: number;
  days: number;
  message?: string;
  dryRun?: true;
}

export const pruneCommand = command('prune', 'removes everything that no kept snapshot uses')
  .option('--keep <n>', 'how many of the newest snapshots to keep', toNumber(0), 20)
  .option('--days <d>', 'also keep snapshots that were live in the last <d> days', toNumber(0), 30)
  .option('--message <text>', 'why, for the history')
  .option('--dry-run', 'says what would be removed, and removes nothing')
  .action((options: Options) =>
    run(options, async (storage) => {
      const { keep, days } = options;
      if (options.dryRun) {
        const keys = await prunable(storage, { keep, days });
        const lines = [...describeKeys(keys), `${keys.length} files would be removed. Nothing was removed.`];
        return { result: { removed: [], removable: keys }, lines };
      }
      const author = await currentAuthor(options.message ?? 'prune');
      const removed = await prune(storage, { keep, days, author });
      return { result: { removed }, lines: [`${removed.length} files removed.`] };
    }),
  );

/** What keys belong to, a line each: releases, snapshots and previews by their names, composed files and parts together. */
function describeKeys(keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const key of keys) {
    const [name = key] = /^releases\/[^/]+\/[^/]+|^(?:snapshots|previews)\/[^.]+|^[^/]+/.exec(key) ?? [];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name}: ${count === 1 ? '1 file' : `${count} files`}`);
}
