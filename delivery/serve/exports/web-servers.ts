import { caddyConfiguration } from './caddy.ts';
import type { ExportContents, FilesBeside, Settings } from './configuration.ts';
import { nginxConfiguration } from './nginx.ts';
import { staticFiles } from './static-hosts.ts';
import { workerFiles } from './workerd.ts';

/** The servers for which a site can be exported. */
export const webServers = ['nginx', 'caddy', 'worker'] as const;

/** What a site can be exported for: a server, or hosts that serve plain files. */
export const exportTargets = [...webServers, 'static'] as const;
export type ExportTarget = (typeof exportTargets)[number];

/** The file name of each target's configuration. */
export const configurationFile: Record<ExportTarget, string> = {
  nginx: 'site.conf',
  caddy: 'Caddyfile',
  worker: 'workerd.capnp',
  static: 'wrangler.jsonc',
};

/**
 * Makes what another web server needs to serve one snapshot as ours does, with the same rules and headers. nginx and
 * Caddy get a configuration for each snapshot, since policies contain the hashes of a page's scripts. They load a new
 * configuration in a single step, so pages, headers and releases change together. The worker reads that from the export.
 * Static hosts get documents that contain their policies.
 * @throws DeliveryError when the name of a file or folder cannot be written in the configuration
 */
export async function filesBeside(
  target: ExportTarget,
  contents: ExportContents,
  { exports, ...settings }: Settings,
): Promise<FilesBeside> {
  if (target === 'worker') return workerFiles(contents, { ...settings, exports });
  if (target === 'static') return staticFiles(contents, { ...settings, exports });
  const configuration = { nginx: nginxConfiguration, caddy: caddyConfiguration }[target];
  return (folder) => {
    const root = `${exports}/${folder}/files`;
    return { [configurationFile[target]]: configuration(contents.listing, { ...settings, root }) };
  };
}
