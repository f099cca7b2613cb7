import { type AppName, appNames } from '@mint-row/shared/contract';
import { Argument } from 'commander';
import { check } from '../../release/publish.ts';
import { exitCodes } from '../command.ts';
import { composerId } from '../composer-id.ts';
import { type ArtifactOptions, readArtifacts } from './artifacts.ts';
import { type Common, command, noSiteUntil, run } from './run.ts';

interface Options extends Common, ArtifactOptions {
  allowRemoval?: boolean;
}

export const checkCommand = command('check', 'says what publishing would do now, and why; stores nothing')
  .addArgument(new Argument('<app...>').choices(appNames))
  .option('--artifact <dir>', 'the artifact of the one application; default: what its build made')
  .option('--allow-stale', 'the artifact may be older than its sources')
  .option('--allow-removal', 'characters of the live site may be missing')
  .option('--create', 'publishing would make the store')
  .action((apps: AppName[], options: Options) =>
    run(options, async (storage) => {
      const artifacts = await readArtifacts(apps, options);
      const { allowRemoval = false } = options;
      const { changed, missing } = await check(storage, artifacts, { composer: await composerId(), allowRemoval });
      const names = apps.join(', ');
      if (missing.length > 0) {
        const lines = [`${names}: would be stored.`, noSiteUntil(missing)];
        return { result: { outcome: 'not live', missing }, lines, exitCode: exitCodes.notLive };
      }
      return changed
        ? { result: { outcome: 'live' }, lines: [`${names}: would be live.`] }
        : { result: { outcome: 'unchanged' }, lines: [`${names}: nothing to do, this is what is live.`] };
    }),
  );
