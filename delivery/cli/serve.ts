import type { HstsScope } from '@mint-row/kit/headers';
import { Command } from 'commander';
import { serveSite } from '../serve/http/server.ts';
import type { PreviewHost } from '../serve/sites/preview-host.ts';
import { Previews } from '../serve/sites/previews.ts';
import { SiteFollower } from '../serve/sites/site-follower.ts';
import { runCommand } from './command.ts';
import { printedAddress } from './format.ts';
import { addListenOptions, hostFor, listen } from './listen.ts';
import { openStore, warnIfWritableByAll } from './open-store.ts';
import { hstsOption, previewHostOption } from './options.ts';

interface Options {
  store: string;
  port: number;
  host?: string;
  trustProxy: boolean;
  hsts: HstsScope;
  previews: boolean;
  previewHost: PreviewHost;
}

const program = addListenOptions(new Command('serve'))
  .description('Serves the live site of a store, including releases made while it runs.')
  .option('--store <address>', 'the store: a folder, or s3://bucket/prefix', '.store')
  .option('--trust-proxy', 'a proxy in front sets X-Forwarded-Proto; without one, anybody could', false)
  .addOption(hstsOption())
  .option('--previews', 'answers previews too, each at a host of its own', false)
  .addOption(previewHostOption().implies({ previews: true }))
  .action(async ({ store, port, host, trustProxy, hsts, previews, previewHost }: Options) => {
    const storage = await openStore(store, { mayBeAway: true });
    await warnIfWritableByAll(storage);
    const site = await SiteFollower.open(storage);
    const { folder } = await site.current();
    const server = serveSite(site, {
      trustProxy,
      hsts,
      ...(previews && { previews: new Previews(storage, previewHost) }),
    });
    listen(server, {
      port,
      host: hostFor(host, trustProxy),
      folder,
      commandForOtherPort: 'npm run serve -- --port 4174',
      note: (own) =>
        previews ? `Previews are at ${printedAddress(previewHost.addressOf('*', own), { folder })}` : null,
    });
  });

runCommand(async () => void (await program.parseAsync()));
