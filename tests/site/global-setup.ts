import { buildChanged } from '../../delivery/index.ts';
import { appNames } from './applications.ts';
import { composeOnce } from './compose-built-site.ts';
import { root } from './root.ts';
import { serveBuiltSite } from './serve-built-site.ts';

/** Builds, composes and serves the sites; returns a function that stops them. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildChanged(appNames, { root });
  await buildChanged(['shell'], { root, mode: 'development' });
  const remove = await composeOnce();
  const [site, developmentSite] = await Promise.all([serveBuiltSite('dist'), serveBuiltSite('dist-development')]);
  // The production build.
  process.env.SITE_URL = site.url;
  // The same, with a shell that was built with a development React, which warns of more faults.
  process.env.DEVELOPMENT_SITE_URL = developmentSite.url;
  return async () => {
    await site.stop();
    await developmentSite.stop();
    remove();
  };
}
