import type { AppName } from '@mint-row/kit/contract';
import { Option } from 'commander';
import { DeliveryError } from '../../delivery-error.ts';
import { publish } from '../../release/publish.ts';
import { publishPreview } from '../../release/publish-preview.ts';
import { currentAuthor } from '../author.ts';
import { manyApps } from './app-argument.ts';
import { type ArtifactOptions, readArtifacts } from './artifacts.ts';
import { composingOptions } from './composing-options.ts';
import { type Common, command, released, run } from './run.ts';
import { type SandboxOptions, tellSandbox, withSandbox } from './sandbox-options.ts';
import { type ChangesOptions, tellChanges, withChanges } from './tell-changes.ts';

interface Options extends Common, ArtifactOptions, ChangesOptions, SandboxOptions {
  message?: string;
  allowRemoval?: boolean;
  preview?: string;
}

const nothingToDo = 'Nothing to do: this is already live';
/** The options that a preview does not take: it was composed and checked when it was made. */
const ofArtifacts = ['artifact', 'allowStale', 'allowRemoval', 'create', 'requireSandbox'];

export const publishCommand = withSandbox(
  withChanges(
    command(
      'publish',
      'composes, checks, tells what changes, stores and switches; several applications go live together',
    ),
  ),
)
  .addArgument(manyApps('[app...]'))
  .option(
    '--artifact <place>',
    'the artifact: a folder or .tgz, or a folder with APP.tgz of each; default: what builds made here',
  )
  .addOption(new Option('--preview <id>', 'a preview instead of applications, as it is').conflicts(ofArtifacts))
  .option(
    '--message <text>',
    'why, for the history; default: the subject of the last commit, or why the preview was made',
  )
  .option('--allow-stale', 'the artifact may be older than its sources')
  .option('--allow-removal', 'pages of the live site may be missing')
  .option('--create', 'makes the store if there is none')
  .action((apps: AppName[], options: Options) =>
    run(options, async (storage) => {
      if ((apps.length === 0) === (options.preview === undefined)) {
        throw new DeliveryError('Name applications, or a preview with --preview ID.');
      }
      const told = await tellChanges(options);
      if (options.preview !== undefined) {
        const { who } = await currentAuthor('');
        const shared = { who, why: options.message, onProposal: told.onProposal };
        const { live, changed } = await publishPreview(storage, options.preview, shared);
        return released(storage, live, changed, nothingToDo, { changes: told.changes });
      }
      const artifacts = await readArtifacts(apps, options);
      const author = await currentAuthor(options.message);
      const composing = await composingOptions(options, told);
      const { live, changed, repaired } = await publish(storage, artifacts, { ...composing, author });
      const { changes } = told;
      const { name: sandbox, line } = await tellSandbox(options);
      const outcome = await released(storage, live, changed, nothingToDo, { changes, sandbox, repaired });
      const files = repaired === 1 ? '1 file' : `${repaired} files`;
      const repairs = repaired > 0 ? [`Repaired ${files} of the store, which were missing or damaged.`] : [];
      return { ...outcome, lines: [...outcome.lines, ...repairs, line] };
    }),
  );
