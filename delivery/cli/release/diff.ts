import { diff } from '../../release/diff.ts';
import { type Common, command, run } from './run.ts';

export const diffCommand = command('diff', 'what differs between two snapshots')
  .argument('<a>', 'a generation’s number, or a snapshot’s id')
  .argument('<b>')
  .action((a: string, b: string, options: Common) =>
    run(options, async (storage) => {
      const difference = await diff(storage, a, b);
      const lines = [
        ...difference.apps.map(({ app, from, to }) => `${app.padEnd(10)} ${from ?? '–'} → ${to ?? '–'}`),
        ...difference.files.map(({ path, from, to }) => `${path}  ${from ?? '–'} → ${to ?? '–'} bytes`),
      ];
      return { result: difference, lines: lines.length > 0 ? lines : ['They are the same.'] };
    }),
  );
