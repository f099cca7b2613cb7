import { join, resolve } from 'node:path';
import type { HstsScope } from '@mint-row/kit/headers';
import { Argument, Command, InvalidArgumentError } from 'commander';
import { DeliveryError } from '../common/errors.ts';
import { exportSite } from '../serve/exports/export.ts';
import { configurationFile, type ExportTarget, exportTargets } from '../serve/exports/web-servers.ts';
import { uploadWebsite } from '../serve/exports/website-bucket.ts';
import { printOutcome } from './command.ts';
import { openStore } from './open-store.ts';
import { hstsOption, toNumber } from './options.ts';

interface Options {
  store: string;
  out: string;
  as?: string;
  port?: number;
  certificate?: string;
  key?: string;
  trustProxy: boolean;
  hsts: HstsScope;
  origin?: string;
  redirectPort?: number;
  keep: number;
  prune: boolean;
  bucket?: string;
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
  .option('--origin <origin>', 'with TLS: where requests without it are redirected; default: the site’s', toOrigin)
  .option('--redirect-port <n>', 'with TLS: the port that redirects; default: 80', toNumber(1))
  .option('--keep <n>', 'how many of the newest exports to keep', toNumber(1), 3)
  .option('--prune', 'drops the releases of earlier exports that the store has no more', false)
  .option('--bucket <address>', 'with "static": uploads the export to this bucket, which is a website')
  .option('--json', 'prints the outcome as JSON')
  .action((server: ExportTarget, { store, out, certificate, key, bucket, json, ...options }: Options) =>
    printOutcome(json, async () => {
      if ((certificate === undefined) !== (key === undefined)) {
        throw new DeliveryError('TLS needs both: --certificate FILE and --key FILE.');
      }
      if (certificate === undefined && (options.origin ?? options.redirectPort) !== undefined) {
        throw new DeliveryError('--origin and --redirect-port are for TLS: add --certificate FILE and --key FILE.');
      }
      if (bucket !== undefined && server !== 'static')
        throw new DeliveryError('--bucket is for static hosts: export static.');
      const { folder, changed } = await exportSite(await openStore(store), resolve(out), server, {
        ...options,
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

/** @throws InvalidArgumentError, which Commander reports with the option's name */
function toOrigin(text: string): string {
  const { origin = '', protocol = '' } = URL.canParse(text) ? new URL(text) : {};
  if (protocol !== 'https:' || (text !== origin && text !== `${origin}/`)) {
    throw new InvalidArgumentError('It must be an origin with TLS, such as https://cards.example.');
  }
  return origin;
}

await program.parseAsync();
