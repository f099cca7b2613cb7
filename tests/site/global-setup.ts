import { buildChanged } from '../../delivery/index.ts';
import { appNames } from './applications.ts';
import { root } from './root.ts';
import { composedVariable, serveBuiltSite } from './serve-built-site.ts';

/** Builds, composes and serves the sites; returns what stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildChanged(appNames, { root });
  await buildChanged(['shell'], { root, mode: 'development' });
  const [site, developmentSite] = await Promise.all([serveBuiltSite('dist'), serveBuiltSite('dist-development')]);
  // As visitors meet it.
  process.env.SITE_URL = site.url;
  // The same, with a shell that was built with a development React: it warns of everything it minds.
  process.env.DEVELOPMENT_SITE_URL = developmentSite.url;
  // Tests that change a site of their own begin with a copy of the first.
  process.env[composedVariable] = site.storage.place;
  return async () => {
    await site.stop();
    await developmentSite.stop();
  };
}
