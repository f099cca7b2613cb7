import { readPageState } from '../vite/development/live-site/document.ts';
import { checkFit, readHost } from '../vite/development/live-site/fits.ts';
import { LiveSite, SiteError, siteAddress } from '../vite/development/live-site/live-site.ts';
import { readBuilt } from './built-remote.ts';

/** How many pages are requested at a time. */
const maxRequests = 8;

/**
 * Checks whether a remote's artifact fits a live site: contract, share scope, route table, and pages of other remotes.
 * @param remote the remote's folder, with its artifact in `dist`
 * @param address of the site
 * @throws SiteError that says what does not fit
 */
export async function fitsSite(remote: string, address: string): Promise<void> {
  const { manifest } = await readBuilt(remote);
  const { app: name } = manifest;
  const site = new LiveSite(siteAddress(address));
  checkFit(manifest, await readHost(site), site.origin);
  const paths = manifest.pages.map(({ path }) => path);
  const taken: string[] = [];
  while (paths.length > 0) {
    const owners = await Promise.all(paths.splice(0, maxRequests).map((path) => ownerOf(site, path)));
    taken.push(...owners.filter((one) => one.remote !== null && one.remote !== name).map(describe));
  }
  if (taken.length > 0) throw new SiteError(`${name} does not fit the site at ${site.origin}:\n${taken.join('\n')}`);
  console.log(`${name} fits ${site.origin}.`);
}

interface Owner {
  path: string;
  /** The remote whose page it is now; null if there is no page. */
  remote: string | null;
}

async function ownerOf(site: LiveSite, path: string): Promise<Owner> {
  const { body } = await site.ask(path);
  const state = readPageState(body.toString());
  return { path, remote: state?.kind === 'page' ? state.remote : null };
}

function describe({ path, remote }: Owner): string {
  return `  - ${remote} has the page ${path} there. A path has one page: choose another one in src/pages/index.ts.`;
}
