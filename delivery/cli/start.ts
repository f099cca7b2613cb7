import { join } from 'node:path';
import { appsOf, workspaceOf } from '@mint-row/kit/build';
import { Command } from 'commander';
import { readArtifact } from '../artifact/artifact.ts';
import { buildChanged } from '../build/build.ts';
import { publish } from '../release/publish.ts';
import { serveSite } from '../serve/http/server.ts';
import { SiteFollower } from '../serve/sites/site-follower.ts';
import { storageAt } from '../store/storage-at.ts';
import { composerId, currentAuthor, root } from './checkout.ts';
import { reportBuild, runCommand, seconds, showComposing } from './command.ts';
import { addListenOptions, listen } from './listen.ts';
import { describeSandbox, sandboxUse } from './release/composing.ts';

async function start({ port, host }: { port: number; host?: string }): Promise<void> {
  const apps = appsOf(root);
  await buildChanged(apps, { root, onBuilt: reportBuild });
  const artifacts = await Promise.all(apps.map((app) => readArtifact(app, join(root, workspaceOf(app), 'dist'))));
  const storage = storageAt(join(root, '.store'));
  const began = performance.now();
  const { live, changed } = await publish(storage, artifacts, {
    composer: await composerId(),
    sandbox: await sandboxUse({}),
    author: await currentAuthor('npm start'),
    allowRemoval: true,
    onProgress: showComposing,
  });
  const outcome = changed ? `published, ${seconds(performance.now() - began)}` : 'unchanged';
  console.log(`  ${outcome}: generation ${live?.generation}, snapshot ${live?.snapshot}`);
  console.log(`  ${(await describeSandbox({})).line}`);
  const site = await SiteFollower.open(storage);
  const { folder } = await site.current();
  listen(serveSite(site), { port, host, folder, commandForOtherPort: 'npm start -- --port 4174' });
}

const program = addListenOptions(new Command('start'))
  .description('Builds what has changed, publishes it into the store .store, and serves the site.')
  .action(start);

runCommand(async () => void (await program.parseAsync()));
