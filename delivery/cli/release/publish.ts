import type { AppName } from '@mint-row/kit/contract';
import { Option } from 'commander';
import { DeliveryError } from '../../common/errors.ts';
import { publishPreview } from '../../release/preview.ts';
import { publish } from '../../release/publish.ts';
import { currentAuthor } from '../checkout.ts';
import { manyApps } from '../options.ts';
import {
  type ArtifactOptions,
  composingOptions,
  describeSandbox,
  readArtifacts,
  type SandboxOptions,
  withSandbox,
} from './composing.ts';
import { type ChangesOptions, reportChanges, withChanges } from './report-changes.ts';
import { releaseOutcome, runVerb, type VerbOptions, verb } from './verb.ts';

interface Options extends VerbOptions, ArtifactOptions, ChangesOptions, SandboxOptions {
  message?: string;
  allowRemoval?: boolean;
  preview?: string;
}

const nothingToDo = 'Nothing to do: this is already live';
/** The options that a preview does not take: it was composed and checked when it was made. */
const ofArtifacts = ['artifact', 'allowStale', 'allowRemoval', 'create', 'requireSandbox'];

export const publishCommand = withSandbox(
  withChanges(
    verb('publish', 'composes, checks, tells what changes, stores and switches; several applications go live together'),
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
    runVerb(options, async (storage) => {
      if ((apps.length === 0) === (options.preview === undefined)) {
        throw new DeliveryError('Name applications, or a preview with --preview ID.');
      }
      const reporter = await reportChanges(options);
      if (options.preview !== undefined) {
        const { who } = await currentAuthor('');
        const shared = { who, why: options.message, onProposal: reporter.onProposal };
        const { live, changed } = await publishPreview(storage, options.preview, shared);
        return releaseOutcome(storage, live, changed, nothingToDo, { changes: reporter.changes });
      }
      const artifacts = await readArtifacts(apps, options);
      const author = await currentAuthor(options.message);
      const composing = await composingOptions(options, reporter);
      const { live, changed, repaired } = await publish(storage, artifacts, { ...composing, author });
      const { changes } = reporter;
      const { name: sandbox, line } = await describeSandbox(options);
      const outcome = await releaseOutcome(storage, live, changed, nothingToDo, { changes, sandbox, repaired });
      const files = repaired === 1 ? '1 file' : `${repaired} files`;
      const repairs = repaired > 0 ? [`Repaired ${files} of the store, which were missing or damaged.`] : [];
      return { ...outcome, lines: [...outcome.lines, ...repairs, line] };
    }),
  );
