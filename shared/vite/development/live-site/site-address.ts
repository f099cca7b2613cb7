import { SiteError } from './site-error.ts';

/**
 * The origin of a site, from what the developer typed.
 * @param text the value of `--site`
 * @throws SiteError when it is not the address of a site
 */
export function siteAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SiteError(`--site ${text}: this is not an address. Give one such as ${exampleFor(text)}`);
  }
  if (url.username || url.password) {
    throw new SiteError(`--site: an address with a user name is not supported. Give ${url.origin}`);
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new SiteError(`--site ${text}: give the address of the site, without a page: ${url.origin}`);
  }
  return url.origin;
}

/** What was probably meant. */
function exampleFor(text: string): string {
  return /^[\w.-]+(:\d+)?\/?$/.test(text) ? `http://${text.replace(/\/$/, '')}` : 'http://localhost:4173';
}
