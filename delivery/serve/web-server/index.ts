import { caddyConfiguration } from './caddy.ts';
import type { Listing } from './listing.ts';
import { nginxConfiguration } from './nginx.ts';
import type { WebServerOptions } from './options.ts';

/** The servers that a configuration can be made for. */
export const webServers = ['nginx', 'caddy'] as const;
export type WebServer = (typeof webServers)[number];

/** The name of each server's configuration. */
export const configurationFile: Record<WebServer, string> = { nginx: 'site.conf', caddy: 'Caddyfile' };

/**
 * The configuration with which another server serves one snapshot as ours does: the same rules and headers, from the
 * same source. Policies name the hashes of a page's scripts, so each snapshot has one of its own; since reloading is
 * one step for these servers, pages, headers and releases change together.
 * @param listing what the snapshot serves, from `listSite`
 * @throws DeliveryError when the name of a file or folder cannot be written into it
 */
export function webServerConfiguration(webServer: WebServer, listing: Listing, options: WebServerOptions): string {
  return { nginx: nginxConfiguration, caddy: caddyConfiguration }[webServer](listing, options);
}
