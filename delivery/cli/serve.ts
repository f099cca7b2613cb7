import type { HstsScope } from '@mint-row/kit/headers';
import { Command, Option } from 'commander';
import { operate } from '../operate/operate.ts';
import { metricsPath, type OperatorsPage } from '../operate/operator-server.ts';
import { serveSite } from '../serve/http/server.ts';
import type { PreviewHost } from '../serve/sites/preview-host.ts';
import { Previews } from '../serve/sites/previews.ts';
import { SiteFollower } from '../serve/sites/site-follower.ts';
import type { Anchor } from '../signing/trust.ts';
import { runCommand } from './command.ts';
import { printedAddress } from './format.ts';
import { addListenOptions, hostFor, listen, loopback, toHost, toPort } from './listen.ts';
import { openStore, warnIfWritableByAll } from './open-store.ts';
import { allowOriginOption, anchorOption, hstsOption, previewHostOption } from './options.ts';

interface Options {
  store: string;
  port: number;
  host?: string;
  trustProxy: boolean;
  hsts: HstsScope;
  allowOrigin: readonly string[];
  previews: boolean;
  previewHost: PreviewHost;
  log: 'text' | 'json';
  operatorPort?: number;
  operatorHost: string;
  anchor?: Anchor;
}

const program = addListenOptions(new Command('serve'))
  .description('Serves the live site of a store, including releases made while it runs.')
  .option('--store <address>', 'the store: a folder, or s3://bucket/prefix', '.store')
  .option('--trust-proxy', 'a proxy in front sets X-Forwarded-Proto; without one, anybody could', false)
  .addOption(hstsOption())
  .addOption(allowOriginOption())
  .addOption(anchorOption())
  .option('--previews', 'answers previews too, each at a host of its own', false)
  .addOption(previewHostOption().implies({ previews: true }))
  .addOption(
    new Option('--log <form>', 'what it says: problems, for people; or a line of JSON for each request and event')
      .choices(['text', 'json'])
      .default('text'),
  )
  .option(
    '--operator-port <n>',
    'another port, on which operators see the page of releases, and what the server counts: /metrics',
    toPort,
  )
  .option('--operator-host <address>', 'the address to listen on there', toHost, loopback)
  .action(serve);

async function serve({ store, port, host, trustProxy, hsts, allowOrigin, ...options }: Options): Promise<void> {
  const { log, operatorPort, operatorHost, previewHost, anchor } = options;
  const storage = await openStore(store, { mayBeAway: true });
  const page: OperatorsPage = async (metrics) => {
    const { readMetrics, readOverview, releasesPage } = await import('../releases-page/index.ts');
    return releasesPage(await readOverview(storage, { anchor, servers: [readMetrics('this server', metrics)] }));
  };
  const operation = operate({ log, trustProxy, metrics: operatorPort !== undefined, page });
  await warnIfWritableByAll(storage);
  const site = await SiteFollower.open(storage, allowOrigin, anchor);
  const { folder } = await site.current();
  const previews = options.previews ? new Previews(storage, previewHost) : undefined;
  const { operators, ...watching } = operation.of(site, previews);
  const server = serveSite(site, { trustProxy, hsts, previews, ...watching });
  const begin = () =>
    listen(server, {
      port,
      host: hostFor(host, trustProxy),
      folder,
      commandForOtherPort: 'npm run serve -- --port 4174',
      note: (own) =>
        previews ? `Previews are at ${printedAddress(previewHost.addressOf('*', own), { folder })}` : null,
    });
  if (!operators || operatorPort === undefined) return begin();
  // A server whose operators would see nothing does not begin.
  operators.once('listening', begin);
  listen(operators, {
    port: operatorPort,
    host: operatorHost,
    folder: '/',
    name: 'The page of releases',
    note: () => `What it counts is there, too, at ${metricsPath}`,
    commandForOtherPort: 'npm run serve -- --operator-port 9465',
  });
}

runCommand(async () => void (await program.parseAsync()));
