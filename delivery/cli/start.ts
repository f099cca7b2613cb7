import { join } from 'node:path';
import { appNames } from '@mint-row/shared/contract';
import { readArtifact, workspaceOf } from '../artifact/artifact.ts';
import { buildChanged } from '../build/build.ts';
import { hashInputs } from '../build/inputs.ts';
import { DeliveryError } from '../delivery-error.ts';
import { serveSite } from '../serve/server.ts';
import { Site } from '../serve/site.ts';
import { publishSite } from '../store/publish.ts';
import { Store } from '../store/store.ts';
import { reportBuild, runCommand, seconds } from './command.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env.PORT ?? 4173);

async function start(): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new DeliveryError(`PORT is "${process.env.PORT}". Give a number from 0 to 65535.`);
  }
  await buildChanged(appNames, { root, onBuilt: reportBuild });
  const artifacts = await Promise.all(appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), 'dist'))));
  const store = new Store(join(root, '.store'));
  const began = performance.now();
  const { snapshot, changed } = await publishSite(store, artifacts, {
    composer: await hashInputs(root, ['delivery', 'shared/contract']),
    onProgress: (done, all) => {
      if (process.stdout.isTTY) process.stdout.write(`\r  composing  ${done} of ${all} documents`);
    },
  });
  if (process.stdout.isTTY && changed) process.stdout.write('\n');
  const outcome = changed ? `composed, ${seconds(performance.now() - began)}` : 'unchanged';
  console.log(`  ${outcome}: snapshot ${snapshot.id}, ${Object.keys(snapshot.files).length} files`);
  const site = await Site.open(store, snapshot.id);
  const server = serveSite(() => site);
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another one: PORT=4174 npm start`
        : `The server cannot listen on port ${port}: ${error.message}`,
    );
    process.exitCode = 1;
  });
  server.listen(port, () => {
    const address = server.address();
    console.log(`\n  Mint Row is at http://localhost:${typeof address === 'object' ? address?.port : port}\n`);
  });
}

runCommand(start);
