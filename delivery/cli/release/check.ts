import type { AppName } from '@mint-row/kit/contract';
import { findSnapshots } from '../../release/changes/changes-between.ts';
import { check } from '../../release/publish.ts';
import { exitCodes } from '../command.ts';
import { commented, withComment } from './comment.ts';
import {
  type ArtifactOptions,
  composingOptions,
  describeSandbox,
  readArtifacts,
  type SandboxOptions,
  withArtifacts,
  withSandbox,
} from './composing.ts';
import {
  type ChangesOptions,
  describeChanges,
  findChanges,
  refuseOptions,
  reportChanges,
  withChanges,
} from './report-changes.ts';
import { describeMissing, noSite, runVerb, type VerbOptions, verb } from './verb.ts';

interface CheckOptions extends VerbOptions, ArtifactOptions, ChangesOptions, SandboxOptions {
  allowRemoval?: boolean;
}

export const checkCommand = withSandbox(
  withComment(
    withChanges(withArtifacts(verb('check', 'tells what publishing would do and change now, and why; stores nothing'))),
  ),
)
  .option('--allow-removal', 'pages of the live site may be missing')
  .option('--create', 'publishing would make the store')
  .action((apps: AppName[], options: CheckOptions) =>
    runVerb(options, async (storage) => {
      const reporter = await reportChanges(options);
      const { changed, isSite, missing, artifacts } = await commented(options, apps, reporter, async () => {
        const artifacts = await readArtifacts(apps, options);
        const checked = await check(storage, artifacts, await composingOptions(options, reporter));
        const verdict = checked.isSite ? (checked.changed ? 'passes' : 'unchanged') : 'no site';
        return { result: { ...checked, artifacts }, verdict };
      });
      const { name: sandbox, line } = await describeSandbox(options);
      const names = artifacts.map(({ app }) => app).join(', ');
      if (!isSite) {
        const lines = [`${names}: would be stored.`, noSite, line];
        return { result: { outcome: 'not live', missing, changes: null, sandbox }, lines, exitCode: exitCodes.notLive };
      }
      const verdict = changed ? 'would be live.' : 'nothing to do, this is what is live.';
      return {
        result: { outcome: changed ? 'live' : 'unchanged', missing, changes: reporter.changes, sandbox },
        lines: [`${names}: ${verdict}`, ...describeMissing(missing), line],
      };
    }),
  );

interface DiffOptions extends VerbOptions, ChangesOptions {}

export const diffCommand = withChanges(verb('diff', 'shows what differs between two snapshots'))
  .argument('<a>', 'a generation’s number, or a snapshot’s id')
  .argument('<b>')
  .action((a: string, b: string, options: DiffOptions) =>
    runVerb(options, async (storage) => {
      await refuseOptions(options);
      const { changes } = await findChanges(await findSnapshots(storage, a, b), options);
      return { result: changes, lines: describeChanges(changes) };
    }),
  );
