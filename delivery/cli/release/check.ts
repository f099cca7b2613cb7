import type { AppName } from '@mint-row/shared/contract';
import { check } from '../../release/publish.ts';
import { exitCodes } from '../command.ts';
import { composerId } from '../composer-id.ts';
import { manyApps } from './app-argument.ts';
import { type ArtifactOptions, readArtifacts } from './artifacts.ts';
import { type Common, command, describeMissing, noSite, run } from './run.ts';

interface Options extends Common, ArtifactOptions {
  allowRemoval?: boolean;
}

export const checkCommand = command('check', 'tells what publishing would do now, and why; stores nothing')
  .addArgument(manyApps('<app...>'))
  .option('--artifact <dir>', 'the artifact of the one application; default: what its build made')
  .option('--allow-stale', 'the artifact may be older than its sources')
  .option('--allow-removal', 'pages of the live site may be missing')
  .option('--create', 'publishing would make the store')
  .action((apps: AppName[], options: Options) =>
    run(options, async (storage) => {
      const artifacts = await readArtifacts(apps, options);
      const { allowRemoval = false } = options;
      const { changed, isSite, missing } = await check(storage, artifacts, {
        composer: await composerId(),
        allowRemoval,
      });
      const names = apps.join(', ');
      if (!isSite) {
        const lines = [`${names}: would be stored.`, noSite];
        return { result: { outcome: 'not live', missing }, lines, exitCode: exitCodes.notLive };
      }
      const said = changed ? 'would be live.' : 'nothing to do, this is what is live.';
      return {
        result: { outcome: changed ? 'live' : 'unchanged', missing },
        lines: [`${names}: ${said}`, ...describeMissing(missing)],
      };
    }),
  );
