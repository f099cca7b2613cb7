import { describePreviews, type ListedPreview } from '../../release/standing-previews.ts';
import { readNewest } from '../../store/history.ts';
import { Names } from '../../store/names.ts';
import { type Cell, table } from '../table.ts';
import { age, commitOf, explainCommits, nameOf, short, toMinute } from '../words.ts';
import { type Common, command, run } from './run.ts';

const head = ['preview', 'what', 'commit', 'who', 'when', 'why', 'ends', 'from', 'state'];

export const previewsCommand = command(
  'previews',
  'lists the previews, and whether what is live has changed since each was made',
).action((options: Common) =>
  run(options, async (storage) => {
    const live = await readNewest(storage);
    const previews = await describePreviews(storage, live, await Names.at(storage, live));
    const rows = previews.map(rowOf);
    const lines = [...table([head, ...rows], { words: [3, 4, 5, 6, 8] }), ...explainCommits(rows)];
    return { result: previews, lines: previews.length > 0 ? lines : ['There are no previews.'] };
  }),
);

function rowOf(preview: ListedPreview): Cell[] {
  const { id, apps, builds, who, when, why, base, expires } = preview;
  const commits = apps.map((app) => commitOf(builds?.[app]));
  const made = [nameOf(who), age(when), why];
  return [short(id), apps, commits, ...made, toMinute(expires), String(base?.generation ?? ''), said(preview)];
}

function said({ outdated, damaged }: Pick<ListedPreview, 'outdated' | 'damaged'>): string {
  if (damaged) return 'damaged: make it again';
  return outdated ? 'live has changed: make it again' : 'can be published';
}
