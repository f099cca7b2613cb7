import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { HstsScope } from '@mint-row/kit/headers';
import { Argument, Command } from 'commander';
import { DeliveryError } from '../common/errors.ts';
import { exportSite } from '../serve/exports/export.ts';
import { configurationFile, type ExportTarget, exportTargets } from '../serve/exports/web-servers.ts';
import { uploadWebsite } from '../serve/exports/website-bucket.ts';
import type { Anchor } from '../signing/trust.ts';
import { FileStorage } from '../store/file-storage.ts';
import { printOutcome } from './command.ts';
import { openStore } from './open-store.ts';
import { allowOriginOption, anchorOption, hstsOption, toNumber, toOrigin } from './options.ts';

interface Options {
  store: string;
  out: string;
  as?: string;
  port?: number;
  certificate?: string;
  key?: string;
  trustProxy: boolean;
  hsts: HstsScope;
  allowOrigin: readonly string[];
  origin?: string;
  redirectPort?: number;
  keep: number;
  prune: boolean;
  bucket?: string;
  anchor?: Anchor;
  json?: boolean;
}

/** The command after which the new export is served. A running workerd takes it by itself. */
const reload: Record<ExportTarget, (configuration: string) => string> = {
  nginx: () => 'nginx -t && nginx -s reload',
  caddy: (configuration) => `caddy reload --config ${configuration}`,
  worker: (configuration) => `workerd serve ${configuration}   # unless it is running`,
  static: (configuration) =>
    `npx wrangler deploy --config ${configuration}   # Cloudflare; other hosts: docs/operations.md`,
};

const program = new Command('npm run export --')
  .description(
    'Exports the live site of a store, for another server or a static host: its files and the configuration.',
  )
  .addArgument(new Argument('<server>', '"static": for hosts that serve files as they are').choices(exportTargets))
  .requiredOption('--out <dir>', 'the folder for exported snapshots; "current" in it is the newest')
  .option('--store <address>', 'the store: a folder, or s3://bucket/prefix', '.store')
  .option('--as <dir>', 'the path of that folder as the server sees it; default: the same path')
  .option('--port <n>', 'the port that the server listens on; default: 8080, with a certificate 443', toNumber(1))
  .option('--certificate <file>', 'the certificate, for TLS; with --key')
  .option('--key <file>', 'the key of the certificate')
  .option('--trust-proxy', 'a proxy in front sets X-Forwarded-Proto', false)
  .addOption(hstsOption())
  .addOption(allowOriginOption())
  .addOption(anchorOption())
  .option('--origin <origin>', 'with TLS: where requests without it are redirected; default: the site’s', (text) =>
    toOrigin(text, ['https:']),
  )
  .option('--redirect-port <n>', 'with TLS: the port that redirects; default: 80', toNumber(1))
  .option('--keep <n>', 'how many of the newest exports to keep', toNumber(1), 3)
  .option('--prune', 'drops the releases of earlier exports that the store has no more', false)
  .option('--bucket <address>', 'with "static": uploads the export to this bucket, which is a website')
  .option('--json', 'prints the outcome as JSON')
  .action((server: ExportTarget, { store, out, certificate, key, bucket, allowOrigin, json, ...options }: Options) =>
    printOutcome(json, async () => {
      if ((certificate === undefined) !== (key === undefined)) {
        throw new DeliveryError('TLS needs both: --certificate FILE and --key FILE.');
      }
      if (certificate === undefined && (options.origin ?? options.redirectPort) !== undefined) {
        throw new DeliveryError('--origin and --redirect-port are for TLS: add --certificate FILE and --key FILE.');
      }
      if (bucket !== undefined && server !== 'static')
        throw new DeliveryError('--bucket is for static hosts: export static.');
      const storage = await openStore(store);
      if (storage instanceof FileStorage) await refuseInStore(storage.address, resolve(out));
      const { folder, changed } = await exportSite(storage, resolve(out), server, {
        ...options,
        allowedOrigins: allowOrigin,
        ...(certificate && key ? { tls: { certificate: resolve(certificate), key: resolve(key) } } : {}),
      });
      if (bucket !== undefined) {
        const sent = await uploadWebsite(join(resolve(out), 'current/files'), bucket);
        return {
          result: { folder, changed, bucket, sent },
          lines: [`${sent} objects were sent to ${bucket}: ${folder}`],
        };
      }
      const configuration = join(options.as ?? resolve(out), 'current', configurationFile[server]);
      const next = reload[server](configuration);
      return {
        result: { folder, changed, configuration, reload: next },
        lines: [`${changed ? 'Exported' : 'Nothing to do: already exported'}: ${folder}`, configuration, next],
      };
    }),
  );

/**
 * Exports come and go in their folder; what is in a store is the store's alone.
 * @throws DeliveryError when the folder of exports is that of the store, lies in it, or contains it
 */
async function refuseInStore(store: string, out: string): Promise<void> {
  const [ofStore, ofExports] = await Promise.all([store, out].map(realPath));
  const within = (folder = '', other = '') => `${folder}${sep}`.startsWith(other.endsWith(sep) ? other : other + sep);
  const where = within(ofExports, ofStore) ? 'is in' : within(ofStore, ofExports) ? 'contains' : null;
  if (!where) return;
  throw new DeliveryError(`--out ${out} ${where} the store ${store}. Nothing was exported: name a folder elsewhere.`);
}

/** The path of a folder without links; one that is not there yet has that of the nearest folder that is. */
async function realPath(folder: string): Promise<string> {
  return realpath(folder).catch(async () => {
    const parent = dirname(folder);
    return parent === folder ? folder : join(await realPath(parent), basename(folder));
  });
}

await program.parseAsync();
