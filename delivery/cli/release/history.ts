import { type Generation, readHistory } from '../../store/history.ts';
import { type Cell, table } from '../table.ts';
import { toNumber } from '../to-number.ts';
import { age, commitOf, explainCommits, nameOf, short } from '../words.ts';
import { isWhileLocked } from './describe.ts';
import { type Common, command, run } from './run.ts';

interface Options extends Common {
  limit: number;
}

const head = ['', 'when', 'what', 'release', 'commit', 'who', 'why'];

export const historyCommand = command('history', 'lists every change, newest first')
  .option('--limit <n>', 'how many', toNumber(0), 20)
  .action((options: Options) =>
    run(options, async (storage) => {
      const generations: Generation[] = [];
      for await (const generation of readHistory(storage)) {
        if (generations.length === options.limit) break;
        generations.push(generation);
      }
      const rows = generations.map(rowOf);
      return { result: generations, lines: [...table([head, ...rows], { words: [5, 6] }), ...explainCommits(rows)] };
    }),
  );

/** A row of the table: one line for each release that became live, then one for the snapshot. */
function rowOf(row: Generation): Cell[] {
  const { generation, when, who, why, action, apps, releases, builds, snapshot } = row;
  const made = apps.map((app) => [`${action} ${app}`, short(releases[app] ?? 'none'), commitOf(builds?.[app])]);
  if (made.length > 0) made.push(['snapshot', short(snapshot ?? 'none'), '']);
  else made.push([action, '', '']);
  if (isWhileLocked(row)) made.push(['while locked', '', '']);
  const column = (index: number) => made.map((cells) => cells[index] ?? '');
  return [String(generation), age(when), column(0), column(1), column(2), nameOf(who), why];
}
