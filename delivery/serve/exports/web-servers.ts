import { caddyConfiguration } from './caddy.ts';
import type { ExportContents, FilesBeside, Settings } from './configuration.ts';
import { nginxConfiguration } from './nginx.ts';
import { workerFiles } from './workerd.ts';

/** The servers for which a site can be exported. */
export const webServers = ['nginx', 'caddy', 'worker'] as const;
export type WebServer = (typeof webServers)[number];

/** The file name of each server's configuration. */
export const configurationFile: Record<WebServer, string> = {
  nginx: 'site.conf',
  caddy: 'Caddyfile',
  worker: 'workerd.capnp',
};

/**
 * Makes what another web server needs to serve one snapshot as ours does, with the same rules and headers. nginx and
 * Caddy get a configuration for each snapshot, since policies contain the hashes of a page's scripts. They load a new
 * configuration in a single step, so pages, headers and releases change together. The worker reads that from the export.
 * @throws DeliveryError when the name of a file or folder cannot be written in the configuration
 */
export async function filesBeside(
  webServer: WebServer,
  contents: ExportContents,
  { exports, ...settings }: Settings,
): Promise<FilesBeside> {
  if (webServer === 'worker') return workerFiles(contents, { ...settings, exports });
  const configuration = { nginx: nginxConfiguration, caddy: caddyConfiguration }[webServer];
  return (folder) => {
    const root = `${exports}/${folder}/files`;
    return { [configurationFile[webServer]]: configuration(contents.listing, { ...settings, root }) };
  };
}
