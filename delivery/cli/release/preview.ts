import type { AppName } from '@mint-row/kit/contract';
import { Option } from 'commander';
import { personName, shortId, toMinute } from '../../common/words.ts';
import { unchangedState } from '../../release/change.ts';
import { preview } from '../../release/preview.ts';
import { describePreviews, type ListedPreview } from '../../release/standing-previews.ts';
import type { PreviewHost } from '../../serve/sites/preview-host.ts';
import { readNewest } from '../../store/history.ts';
import { Names } from '../../store/names.ts';
import type { Preview } from '../../store/previews.ts';
import { currentAuthor } from '../checkout.ts';
import { age, describeCommit, explainCommits, printedAddress } from '../format.ts';
import { previewHostOption, toDuration } from '../options.ts';
import { type Cell, table, wrapped } from '../table.ts';
import { commented, withComment } from './comment.ts';
import {
  type ArtifactOptions,
  composingOptions,
  describeSandbox,
  readArtifacts,
  reasonOf,
  type SandboxOptions,
  withArtifacts,
  withSandbox,
} from './composing.ts';
import { type ChangesOptions, reportChanges, withChanges } from './report-changes.ts';
import { defaultStore, runVerb, type VerbOptions, verb } from './verb.ts';

interface PreviewVerbOptions extends VerbOptions, ArtifactOptions, ChangesOptions, SandboxOptions {
  expires: number;
  previewHost: PreviewHost;
  message?: string;
  allowRemoval?: boolean;
}

export const previewCommand = withSandbox(
  withComment(
    withChanges(
      withArtifacts(
        verb('preview', 'composes, checks, tells what changes, and stores what publishing would make live'),
      ),
    ),
  ),
)
  .addOption(
    new Option('--expires <time>', 'how long it lasts, in hours or days: 12h, 3d')
      .argParser(toDuration)
      .default(toDuration('7d'), '7d'),
  )
  .addOption(previewHostOption())
  .option(
    '--message <text>',
    'why, for the list and the history; default: the subject of the commit that the artifact was built from',
  )
  .option('--allow-removal', 'pages of the live site may be missing')
  .action((apps: AppName[], { expires: lifetimeMs, previewHost, message, ...options }: PreviewVerbOptions) =>
    runVerb(options, async (storage) => {
      const reporter = await reportChanges(options);
      const done = await commented<{ made: Preview; address: string } | null>(options, apps, reporter, async () => {
        const artifacts = await readArtifacts(apps, options);
        const author = await currentAuthor(message ?? reasonOf(artifacts));
        const composing = await composingOptions(options, reporter);
        const made = await preview(storage, artifacts, { ...composing, lifetimeMs, author });
        if (!made) return { result: null, verdict: 'unchanged' };
        const { place } = unchangedState(await readNewest(storage));
        const address = printedAddress(previewHost.addressOf(made.id), place);
        const { id, expires } = made;
        return { result: { made, address }, verdict: 'passes', preview: { id, expires, address } };
      });
      const { name: sandbox, line } = await describeSandbox(options);
      const { changes } = reporter;
      if (!done) {
        const lines = ['Nothing to preview: this is already live.', line];
        return { result: { preview: null, changes, sandbox }, lines };
      }
      const { made, address } = done;
      return {
        result: { preview: made, address, changes, sandbox },
        lines: [...describePreview(made, address, options.store), line],
      };
    }),
  );

function describePreview(made: Preview, address: string, store: string): string[] {
  const { id, apps, base, expires } = made;
  const from = base ? `made from generation ${base.generation}` : 'made in a new store';
  const where = store === defaultStore ? '' : ` --store ${JSON.stringify(store)}`;
  return [
    wrapped(`Preview ${id} of ${apps.join(', ')}, ${from}. It ends ${toMinute(expires)}. Nothing live has changed.`),
    address,
    '',
    'The site’s operators answer that address, and make the preview live:',
    `  npm run serve -- --previews${where}`,
    `  npm run release -- publish --preview ${id}${where}`,
  ];
}

const previewsHead = ['preview', 'what', 'commit', 'who', 'when', 'why', 'ends', 'from', 'state'];

export const previewsCommand = verb(
  'previews',
  'lists the previews, and whether what is live has changed since each was made',
).action((options: VerbOptions) =>
  runVerb(options, async (storage) => {
    const live = await readNewest(storage);
    const previews = await describePreviews(storage, live, await Names.at(storage, live));
    const rows = previews.map(previewRow);
    const lines = [...table([previewsHead, ...rows], { words: [3, 4, 5, 6, 8] }), ...explainCommits(rows)];
    return { result: previews, lines: previews.length > 0 ? lines : ['There are no previews.'] };
  }),
);

function previewRow(preview: ListedPreview): Cell[] {
  const { id, apps, builds, who, when, why, base, expires } = preview;
  const commits = apps.map((app) => describeCommit(builds?.[app]));
  const made = [personName(who), age(when), why];
  return [
    shortId(id),
    apps,
    commits,
    ...made,
    toMinute(expires),
    String(base?.generation ?? ''),
    describeState(preview),
  ];
}

function describeState({ outdated, damaged }: Pick<ListedPreview, 'outdated' | 'damaged'>): string {
  if (damaged) return 'damaged: make it again';
  return outdated ? 'live has changed: make it again' : 'can be published';
}
