import { caddyConfiguration } from './caddy.ts';
import type { Listing } from './listing.ts';
import { nginxConfiguration } from './nginx.ts';
import type { WebServerOptions } from './options.ts';

/** The web servers for which a configuration can be made. */
export const webServers = ['nginx', 'caddy'] as const;
export type WebServer = (typeof webServers)[number];

/** The file name of each server's configuration. */
export const configurationFile: Record<WebServer, string> = { nginx: 'site.conf', caddy: 'Caddyfile' };

/**
 * Makes the configuration with which another web server serves one snapshot as ours does, with the same rules and
 * headers. Each snapshot needs its own, since policies contain the hashes of a page's scripts. These servers load a new
 * configuration in a single step, so pages, headers and releases change together.
 * @param listing the files that the snapshot serves, from `listSite`
 * @throws DeliveryError when the name of a file or folder cannot be written in the configuration
 */
export function webServerConfiguration(webServer: WebServer, listing: Listing, options: WebServerOptions): string {
  return { nginx: nginxConfiguration, caddy: caddyConfiguration }[webServer](listing, options);
}
