import type { AppName } from '@mint-row/shared/contract';
import { publish } from '../../release/publish.ts';
import { currentAuthor } from '../author.ts';
import { showComposing } from '../command.ts';
import { composerId } from '../composer-id.ts';
import { manyApps } from './app-argument.ts';
import { type ArtifactOptions, readArtifacts } from './artifacts.ts';
import { type Common, command, released, run } from './run.ts';

interface Options extends Common, ArtifactOptions {
  message?: string;
  allowRemoval?: boolean;
}

export const publishCommand = command(
  'publish',
  'composes, checks, stores and switches; several applications go live together',
)
  .addArgument(manyApps('<app...>'))
  .option('--artifact <dir>', 'the artifact of the one application; default: what its build made')
  .option('--message <text>', 'why, for the history; default: the subject of the last commit')
  .option('--allow-stale', 'the artifact may be older than its sources')
  .option('--allow-removal', 'pages of the live site may be missing')
  .option('--create', 'makes the store if there is none')
  .action((apps: AppName[], options: Options) =>
    run(options, async (storage) => {
      const artifacts = await readArtifacts(apps, options);
      const { allowRemoval = false } = options;
      const shared = { composer: await composerId(), allowRemoval, onProgress: showComposing };
      const author = await currentAuthor(options.message);
      const { live, changed } = await publish(storage, artifacts, { ...shared, author });
      return released(storage, live, changed, 'Nothing to do: this is already live');
    }),
  );
