import type { AppName } from '@mint-row/kit/contract';
import { Option } from 'commander';
import { preview } from '../../release/preview.ts';
import type { PreviewHost } from '../../serve/preview-host.ts';
import type { Preview } from '../../store/previews.ts';
import { currentAuthor } from '../author.ts';
import { previewHostOption } from '../preview-host.ts';
import { wrapped } from '../table.ts';
import { toDuration } from '../to-duration.ts';
import { toMinute } from '../words.ts';
import { manyApps } from './app-argument.ts';
import { type ArtifactOptions, readArtifacts } from './artifacts.ts';
import { composingOptions } from './composing-options.ts';
import { type Common, command, defaultStore, run } from './run.ts';
import { type SandboxOptions, tellSandbox, withSandbox } from './sandbox-options.ts';
import { type ChangesOptions, tellChanges, withChanges } from './tell-changes.ts';

interface Options extends Common, ArtifactOptions, ChangesOptions, SandboxOptions {
  expires: number;
  previewHost: PreviewHost;
  message?: string;
  allowRemoval?: boolean;
}

export const previewCommand = withSandbox(
  withChanges(command('preview', 'composes, checks, tells what changes, and stores what publishing would make live')),
)
  .addArgument(manyApps('<app...>'))
  .option(
    '--artifact <place>',
    'the artifact: a folder or .tgz, or a folder with APP.tgz of each; default: what builds made here',
  )
  .addOption(
    new Option('--expires <time>', 'how long it lasts, in hours or days: 12h, 3d')
      .argParser(toDuration)
      .default(toDuration('7d'), '7d'),
  )
  .addOption(previewHostOption())
  .option('--message <text>', 'why, for the list and the history; default: the subject of the last commit')
  .option('--allow-stale', 'the artifact may be older than its sources')
  .option('--allow-removal', 'pages of the live site may be missing')
  .action((apps: AppName[], { expires: lasting, previewHost, message, ...options }: Options) =>
    run(options, async (storage) => {
      const told = await tellChanges(options);
      const artifacts = await readArtifacts(apps, options);
      const author = await currentAuthor(message);
      const composing = await composingOptions(options, told);
      const made = await preview(storage, artifacts, { ...composing, lasting, author });
      const { name: sandbox, line } = await tellSandbox(options);
      const { changes } = told;
      if (!made) {
        const lines = ['Nothing to preview: this is already live.', line];
        return { result: { preview: null, changes, sandbox }, lines };
      }
      const address = previewHost.addressOf(made.id);
      return {
        result: { preview: made, address, changes, sandbox },
        lines: [...describe(made, address, options.store), line],
      };
    }),
  );

function describe(made: Preview, address: string, store: string): string[] {
  const { id, apps, base, expires } = made;
  const from = base ? `made from generation ${base.generation}` : 'made in a new store';
  const where = store === defaultStore ? '' : ` --store ${JSON.stringify(store)}`;
  return [
    wrapped(`Preview ${id} of ${apps.join(', ')}, ${from}. It ends ${toMinute(expires)}. Nothing live has changed.`),
    address,
    '',
    `To answer that address: npm run serve -- --previews${where}`,
    `To make it live:        npm run release -- publish --preview ${id}${where}`,
  ];
}
