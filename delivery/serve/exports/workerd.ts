import { createHash } from 'node:crypto';
import { DeliveryError } from '../../common/errors.ts';
import { bundleWorker } from '../bundle-worker.ts';
import type { ExportContents, FilesBeside, Settings } from './configuration.ts';
import { quote } from './configuration.ts';
import { exportedFile } from './listing.ts';
import { type ExportedSnapshot, exportedSnapshotFile, nameFile } from './worker/exported-snapshot.ts';

/** workerd behaves as it did on this day, whatever its version. */
const compatibilityDate = '2026-01-01';

/**
 * Makes the worker, its configuration for workerd, and what it has to know of the site.
 * @throws DeliveryError when workerd itself is to serve TLS
 */
export async function workerFiles(
  { listing, listed, released, carried }: ExportContents,
  settings: Settings,
): Promise<FilesBeside> {
  if (settings.tls) {
    throw new DeliveryError(
      'The export for workerd has no TLS: leave out --certificate and --key, put workerd behind a proxy that has it, and add --trust-proxy.',
    );
  }
  const worker = await bundleWorker();
  const rules = createHash('sha256').update(worker).digest('hex').slice(0, 16);
  const edition: ExportedSnapshot = {
    rules,
    folder: listing.folder,
    moved: Object.fromEntries(listing.moved),
    allowedOrigins: listing.allowedOrigins,
    files: Object.fromEntries(
      [...listed].map(([path, file]) => [path, { ...file, key: exportedFile(path, file.type) }]),
    ),
    released: {
      ...carried,
      ...Object.fromEntries([...released].map(([address, { bytes, integrity }]) => [address, { bytes, integrity }])),
    },
  };
  const files = {
    'worker.js': worker,
    'workerd.capnp': workerdConfiguration(rules, settings),
    [exportedSnapshotFile]: JSON.stringify(edition),
  };
  return (folder) => ({ ...files, [nameFile]: folder });
}

function workerdConfiguration(
  rules: string,
  { exports, port = 8080, trustProxy = false, hsts = 'host' }: Settings,
): string {
  const http = trustProxy ? 'forwardedProtoHeader = "X-Forwarded-Proto"' : '';
  return `# Generated: see docs/operations.md.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    # An export has files such as .well-known/security.txt.
    (name = "exports", disk = (path = ${quote(exports)}, allowDotfiles = true)),
  ],
  sockets = [(name = "http", address = "*:${port}", http = (${http}), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  bindings = [
    (name = "EXPORTS", service = "exports"),
    (name = "RULES", text = "${rules}"),
    (name = "HSTS", text = "${hsts}"),
  ],
  compatibilityDate = "${compatibilityDate}",
);
`;
}
