import { type AppName, appNames } from '@mint-row/shared/contract';
import { Argument } from 'commander';
import { check } from '../../release/publish.ts';
import { composerId } from '../composer-id.ts';
import { type ArtifactOptions, readArtifacts } from './artifacts.ts';
import { type Common, command, run } from './run.ts';

interface Options extends Common, ArtifactOptions {
  allowRemoval?: boolean;
}

export const checkCommand = command('check', 'the gate alone: says whether publishing would be refused, and why')
  .addArgument(new Argument('<app...>').choices(appNames))
  .option('--artifact <dir>', 'the artifact of the one application; default: what its build made')
  .option('--allow-stale', 'the artifact may be older than its sources')
  .option('--allow-removal', 'characters of the live site may be missing')
  .action((apps: AppName[], options: Options) =>
    run(options, async (storage) => {
      const artifacts = await readArtifacts(apps, options);
      await check(storage, artifacts, { composer: await composerId(), allowRemoval: options.allowRemoval ?? false });
      return { result: { passed: true }, lines: [`${apps.join(', ')}: would be published.`] };
    }),
  );
