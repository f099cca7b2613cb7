import { prune } from '../../release/prune.ts';
import { currentAuthor } from '../author.ts';
import { toNumber } from '../to-number.ts';
import { type Common, command, run } from './run.ts';

interface Options extends Common {
  keep: number;
  days: number;
  message?: string;
}

export const pruneCommand = command('prune', 'removes everything that no kept snapshot uses')
  .option('--keep <n>', 'how many of the newest snapshots to keep', toNumber(0), 20)
  .option('--days <d>', 'also keep snapshots that were live in the last <d> days', toNumber(0), 30)
  .option('--message <text>', 'why, for the history')
  .action((options: Options) =>
    run(options, async (storage) => {
      const author = await currentAuthor(options.message ?? 'prune');
      const removed = await prune(storage, { keep: options.keep, days: options.days, author });
      return { result: { removed }, lines: [`${removed.length} files removed.`] };
    }),
  );
