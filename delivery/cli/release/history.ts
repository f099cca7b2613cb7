import { type Generation, readHistory } from '../../store/history.ts';
import { toNumber } from '../to-number.ts';
import { describe } from './describe.ts';
import { type Common, command, run } from './run.ts';

interface Options extends Common {
  limit: number;
}

export const historyCommand = command('history', 'every change, the newest first')
  .option('--limit <n>', 'how many', toNumber(0), 20)
  .action((options: Options) =>
    run(options, async (storage) => {
      const generations: Generation[] = [];
      for await (const generation of readHistory(storage)) {
        if (generations.length === options.limit) break;
        generations.push(generation);
      }
      return { result: generations, lines: generations.map(describe) };
    }),
  );
