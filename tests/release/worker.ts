import type { AppName } from '@mint-row/kit/contract';
import { publish, readArtifact, rollbackApps, storageAt } from '../../delivery/index.ts';
import { appNames } from '../site/applications.ts';
import { composeOtherwise } from './compose-otherwise.ts';
import { renderHere } from './render-here.ts';

// One of many processes that release into a shared store: worker.ts STORE COUNT SEED APP=ARTIFACT…
const [store = '', count = '0', seed = '0', ...named] = process.argv.slice(2);
const storage = storageAt(store);
const options = { composer: 'tests', author: { who: `worker ${seed}`, why: 'to race' }, startUnconfined: renderHere };
let made = 0;
if (process.env.COMPOSE_OTHERWISE) composeOtherwise();

for (let turn = 0; turn < Number(count); turn += 1) {
  const [app, folder] = (named[(turn + Number(seed)) % named.length] ?? '').split('=');
  if (!isApp(app) || !folder) throw new Error(`"${app}=${folder}" is not APP=ARTIFACT.`);
  const back = (turn + Number(seed)) % 5 === 4;
  const { changed } = back
    ? await rollbackApps(storage, [app], options).catch(() => ({ changed: false }))
    : await publish(storage, [await readArtifact(app, folder)], options);
  if (changed) made += 1;
}
process.stdout.write(`${made}\n`);

function isApp(name: string | undefined): name is AppName {
  return (appNames as readonly string[]).includes(name ?? '');
}
