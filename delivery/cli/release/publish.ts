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
import { openStore } from '../open-store.ts';
import { wrapped } from '../table.ts';
import {
  type ArtifactOptions,
  composingOptions,
  describeSandbox,
  readArtifacts,
  reasonOf,
  withArtifacts,
  withSandbox,
} from './composing.ts';
import { type GuardOptions, prepareGuard, withGuardOptions } from './guard.ts';
import { describeChanges } from './place.ts';
import { type ChangesOptions, reportChanges, withChanges } from './report-changes.ts';
import { authorOf, changingVerb, releaseOutcome, runVerb } from './verb.ts';

interface Options extends GuardOptions, ArtifactOptions, ChangesOptions {
  allowRemoval?: boolean;
  preview?: string;
}

const nothingToDo = 'Nothing to do: this is already live';
/** The options that a preview does not take: it was composed and checked when it was made. */
const ofArtifacts = ['artifact', 'signature', 'from', 'allowStale', 'allowRemoval', 'create', 'requireSandbox'];

export const publishCommand = withGuardOptions(
  withSandbox(
    withChanges(
      withArtifacts(
        changingVerb(
          'publish',
          'composes, checks, tells what changes, stores and switches; several applications go live together',
        ),
      ),
    ),
  ),
)
  .addOption(new Option('--preview <id>', 'a preview instead of applications, as it is').conflicts(ofArtifacts))
  .option(
    '--message <text>',
    'why, for the history; default: the subject of the commit that the artifact was built from, or why the preview was made',
  )
  .option('--allow-removal', 'pages of the live site may be missing')
  .option('--create', 'makes the store if there is none')
  .action((apps: AppName[], options: Options) =>
    runVerb(options, async (storage) => {
      if (options.from === undefined && (apps.length === 0) === (options.preview === undefined)) {
        throw new DeliveryError('Name applications, a preview with --preview ID, or another store with --from STORE.');
      }
      const { plan: guard, follow } = await prepareGuard(storage, options);
      const reporter = await reportChanges(options);
      if (options.preview !== undefined) {
        const { who, signer } = await authorOf(options, '');
        const shared = { who, signer, why: options.message, onProposal: reporter.onProposal, guard };
        const { live, changed } = await publishPreview(storage, options.preview, shared);
        const { changes } = reporter;
        const outcome = await releaseOutcome(storage, live, changed, nothingToDo, { changes });
        return changed ? follow(live, outcome) : outcome;
      }
      const artifacts = await readArtifacts(apps, options);
      const author = await authorOf(options, options.message ?? reasonOf(artifacts));
      const composing = await composingOptions(options, reporter);
      const { live, changed, repaired } = await publish(storage, artifacts, { ...composing, author, guard });
      const { changes } = reporter;
      const { name: sandbox, line } = await describeSandbox(options);
      const promoted = options.from === undefined ? null : await comparePlaces(options.from, storage);
      const more = { changes, sandbox, repaired, ...(promoted && { differing: promoted.differing }) };
      const outcome = await releaseOutcome(storage, live, changed, nothingToDo, more);
      const files = repaired === 1 ? '1 file' : `${repaired} files`;
      const repairs = repaired > 0 ? [`Repaired ${files} of the store, which were missing or damaged.`] : [];
      const all = { ...outcome, lines: [...outcome.lines, ...(promoted?.lines ?? []), ...repairs, line] };
      return changed ? follow(live, all) : all;
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
