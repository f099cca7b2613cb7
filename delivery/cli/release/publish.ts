import type { AppName } from '@mint-row/kit/contract';
import { Option } from 'commander';
import { DeliveryError } from '../../common/errors.ts';
import { appsIn, unchangedState } from '../../release/change.ts';
import { publishPreview } from '../../release/preview.ts';
import { publish } from '../../release/publish.ts';
import { placeChanges } from '../../release/set-place.ts';
import { readNewest } from '../../store/history.ts';
import { hashOf } from '../../store/layout.ts';
import type { Storage } from '../../store/storage.ts';
import { currentAuthor } from '../checkout.ts';
import { openStore } from '../open-store.ts';
import { wrapped } from '../table.ts';
import {
  type ArtifactOptions,
  composingOptions,
  describeSandbox,
  readArtifacts,
  type SandboxOptions,
  withArtifacts,
  withSandbox,
} from './composing.ts';
import { describeChanges } from './place.ts';
import { type ChangesOptions, reportChanges, withChanges } from './report-changes.ts';
import { releaseOutcome, runVerb, type VerbOptions, verb } from './verb.ts';

interface Options extends VerbOptions, ArtifactOptions, ChangesOptions, SandboxOptions {
  message?: string;
  allowRemoval?: boolean;
  preview?: string;
}

const nothingToDo = 'Nothing to do: this is already live';
/** The options that a preview does not take: it was composed and checked when it was made. */
const ofArtifacts = ['artifact', 'from', 'allowStale', 'allowRemoval', 'create', 'requireSandbox'];

export const publishCommand = withSandbox(
  withChanges(
    withArtifacts(
      verb(
        'publish',
        'composes, checks, tells what changes, stores and switches; several applications go live together',
      ),
    ),
  ),
)
  .addOption(new Option('--preview <id>', 'a preview instead of applications, as it is').conflicts(ofArtifacts))
  .option(
    '--message <text>',
    'why, for the history; default: the subject of the last commit, or why the preview was made',
  )
  .option('--allow-removal', 'pages of the live site may be missing')
  .option('--create', 'makes the store if there is none')
  .action((apps: AppName[], options: Options) =>
    runVerb(options, async (storage) => {
      if (options.from === undefined && (apps.length === 0) === (options.preview === undefined)) {
        throw new DeliveryError('Name applications, a preview with --preview ID, or another store with --from STORE.');
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
      const promoted = options.from === undefined ? null : await comparePlaces(options.from, storage);
      const more = { changes, sandbox, repaired, ...(promoted && { differing: promoted.differing }) };
      const outcome = await releaseOutcome(storage, live, changed, nothingToDo, more);
      const files = repaired === 1 ? '1 file' : `${repaired} files`;
      const repairs = repaired > 0 ? [`Repaired ${files} of the store, which were missing or damaged.`] : [];
      return { ...outcome, lines: [...outcome.lines, ...(promoted?.lines ?? []), ...repairs, line] };
    }),
  );

/** Says what differs between a store and the one that its artifacts came from: nothing but values of their places. */
async function comparePlaces(from: string, storage: Storage): Promise<{ differing: string[]; lines: string[] }> {
  const source = await openStore(from);
  const [there, here] = [unchangedState(await readNewest(source)), unchangedState(await readNewest(storage))];
  const same = appsIn(there.releases).filter(
    (app) => hashOf(there.releases[app] ?? '') === hashOf(here.releases[app] ?? ''),
  );
  const differing = placeChanges(there.place, here.place);
  return {
    differing,
    lines: [
      wrapped(`The same artifacts as in ${source.address}, byte for byte: ${same.join(', ')}.`),
      describeChanges(differing),
    ],
  };
}
