import { buildChanged } from '../../delivery/index.ts';
import { appNames } from './applications.ts';
import { root } from './root.ts';
import { composedVariable, type Served, serveBuiltSite } from './serve-built-site.ts';

/** The sites that the browser tests visit, and the variable that tells tests where each is. */
const sites = {
  /** As visitors meet it. */
  SITE_URL: 'dist',
  /** The same, with a shell that was built with a development React: it warns of everything it minds. */
  DEVELOPMENT_SITE_URL: 'dist-development',
} as const;

/** Builds, composes and serves the sites; returns what stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildChanged(appNames, { root });
  await buildChanged(['shell'], { root, mode: 'development' });
  const served: Served[] = [];
  for (const [variable, shellFolder] of Object.entries(sites)) {
    const site = await serveBuiltSite(shellFolder);
    process.env[variable] = site.url;
    served.push(site);
    // Tests that change a site of their own begin with a copy of the first.
    process.env[composedVariable] ??= site.storage.place;
  }
  return async () => {
    for (const { stop } of served) await stop();
  };
}
