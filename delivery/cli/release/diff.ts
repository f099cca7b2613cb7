import { type Difference, diff } from '../../release/diff.ts';
import { table } from '../table.ts';
import { type Common, command, run } from './run.ts';

type File = Difference['files'][number];

export const diffCommand = command('diff', 'shows what differs between two snapshots')
  .argument('<a>', 'a generation’s number, or a snapshot’s id')
  .argument('<b>')
  .action((a: string, b: string, options: Common) =>
    run(options, async (storage) => {
      const difference = await diff(storage, a, b);
      return { result: difference, lines: describe(difference) };
    }),
  );

function describe({ apps, files }: Difference): string[] {
  if (apps.length === 0 && files.length === 0) return ['The snapshots are the same.'];
  const of = (change: File['change']) => files.filter((file) => file.change === change);
  return [
    ...table([['application', 'from', 'to'], ...apps.map(({ app, from, to }) => [app, from ?? 'none', to ?? 'none'])]),
    ...section('Content changed', of('content')),
    ...section('Same content, other code', of('code')),
    ...(of('release').length > 0
      ? ['', `${of('release').length} more differ only in the releases that they name.`]
      : []),
  ];
}

function section(title: string, files: readonly File[]): string[] {
  if (files.length === 0) return [];
  const rows = files.map(({ path, from, to }) => [path, bytes(from), bytes(to)]);
  return ['', ...table([[`${title} (${files.length})`, 'bytes before', 'after'], ...rows])];
}

function bytes(count: number | null): string {
  return count === null ? 'none' : count.toLocaleString('en');
}
