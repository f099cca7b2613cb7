import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { appNames } from '@mint-row/shared/contract';
import { buildChanged, publishSite, readArtifact, Site, Store, serveSite, workspaceOf } from '../../delivery/index.ts';

const root = join(import.meta.dirname, '../..');

/** The editions of the site that the browser tests visit, and the variable that tells tests where each is. */
const editions = {
  /** As visitors meet it. */
  SITE_URL: 'dist',
  /** The same, with a shell that was built with a development React: it warns of everything it minds. */
  DEVELOPMENT_SITE_URL: 'dist-development',
} as const;

/** Builds, composes and serves the editions; returns what stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildChanged(appNames, { root });
  await buildChanged(['shell'], { root, mode: 'development' });
  const stops: (() => void)[] = [];
  for (const [variable, shellFolder] of Object.entries(editions)) {
    const folder = join(root, 'tests/.output', shellFolder);
    await rm(folder, { recursive: true, force: true });
    const store = new Store(folder);
    const artifacts = await Promise.all(
      appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), app === 'shell' ? shellFolder : 'dist'))),
    );
    const { snapshot } = await publishSite(store, artifacts, { composer: 'tests' });
    const site = await Site.open(store, snapshot.id);
    const server = serveSite(() => site).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    process.env[variable] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stops.push(() => server.close());
  }
  return async () => {
    for (const stop of stops) stop();
  };
}
