import type { AppName } from '@mint-row/kit/contract';
import { check } from '../../release/publish.ts';
import { exitCodes } from '../command.ts';
import { manyApps } from './app-argument.ts';
import { type ArtifactOptions, readArtifacts } from './artifacts.ts';
import { composingOptions } from './composing-options.ts';
import { type Common, command, describeMissing, noSite, run } from './run.ts';
import { type SandboxOptions, tellSandbox, withSandbox } from './sandbox-options.ts';
import { type ChangesOptions, tellChanges, withChanges } from './tell-changes.ts';

interface Options extends Common, ArtifactOptions, ChangesOptions, SandboxOptions {
  allowRemoval?: boolean;
}

export const checkCommand = withSandbox(
  withChanges(command('check', 'tells what publishing would do and change now, and why; stores nothing')),
)
  .addArgument(manyApps('<app...>'))
  .option(
    '--artifact <place>',
    'the artifact: a folder or .tgz, or a folder with APP.tgz of each; default: what builds made here',
  )
  .option('--allow-stale', 'the artifact may be older than its sources')
  .option('--allow-removal', 'pages of the live site may be missing')
  .option('--create', 'publishing would make the store')
  .action((apps: AppName[], options: Options) =>
    run(options, async (storage) => {
      const told = await tellChanges(options);
      const artifacts = await readArtifacts(apps, options);
      const { changed, isSite, missing } = await check(storage, artifacts, await composingOptions(options, told));
      const { name: sandbox, line } = await tellSandbox(options);
      const names = apps.join(', ');
      if (!isSite) {
        const lines = [`${names}: would be stored.`, noSite, line];
        return { result: { outcome: 'not live', missing, changes: null, sandbox }, lines, exitCode: exitCodes.notLive };
      }
      const said = changed ? 'would be live.' : 'nothing to do, this is what is live.';
      return {
        result: { outcome: changed ? 'live' : 'unchanged', missing, changes: told.changes, sandbox },
        lines: [`${names}: ${said}`, ...describeMissing(missing), line],
      };
    }),
  );
