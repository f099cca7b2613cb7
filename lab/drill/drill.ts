import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from '../../delivery/index.ts';
import { appNames } from '../../tests/site/applications.ts';
import { root } from '../../tests/site/root.ts';
import { judge } from './claims.ts';
import { Clock } from './clock.ts';
import { Ends, missingPackages, startBucket, startServers } from './estate.ts';
import { foundSite } from './found.ts';
import { KnownReleases } from './known-releases.ts';
import { play } from './scenes.ts';
import { makeTeams } from './teams.ts';

// npm run lab -- drill: a bad release under load, with all parts that a site has in production. See docs/operations.md#a-drill

const couldNotRun = 2;

const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `The drill needs programs that this machine lacks. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
  process.exit(couldNotRun);
}
const ends = new Ends();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void ends.all().finally(() => process.exit(1)));
}
await buildChanged(appNames, { root, onBuilt: (app, made) => console.log(`  ${made.padEnd(9)}  ${app}`) });
const clock = new Clock();
try {
  const folder = mkdtempSync(join(tmpdir(), 'mint-row-drill-'));
  ends.add(() => rmSync(folder, { recursive: true, force: true }));
  clock.scene('The parts');
  const [store, teams] = await Promise.all([startBucket(ends), makeTeams(folder)]);
  clock.say("Ceph's gateway has a bucket.");
  const site = await foundSite(store, teams, folder);
  clock.say('The site is published, and its store has signers.');
  const known = new KnownReleases();
  for (const artifact of [...site, teams.bad, ...teams.publishers.map((one) => one.artifact)]) known.add(artifact);
  const estate = await startServers(store, ends);
  clock.say('Two servers answer behind Varnish, and Prometheus watches them.');
  const paths = site.flatMap(({ manifest }) => ('pages' in manifest ? manifest.pages.map(({ path }) => path) : []));
  const course = await play({ store, teams, estate, known, paths, clock, ends });
  clock.scene('Claims');
  judge(course, clock);
} catch (error) {
  console.error(error);
  process.exitCode = couldNotRun;
} finally {
  await ends.all();
}
process.exit(process.exitCode ?? (clock.isFine ? 0 : 1));
