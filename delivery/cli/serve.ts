import { Command } from 'commander';
import { LiveSite } from '../serve/live-site.ts';
import { serveSite } from '../serve/server.ts';
import { runCommand } from './command.ts';
import { listen } from './listen.ts';
import { openStore } from './open-store.ts';

const program = new Command('serve')
  .description('Serves the live site of a store, including releases made while it runs.')
  .option('--store <dir>', 'the store', '.store')
  .option('--port <n>', 'the port; 0 chooses any free one', process.env.PORT ?? '4173')
  .option('--trust-proxy', 'a proxy in front sets X-Forwarded-Proto; without one, anybody could', false)
  .action(async ({ store, port, trustProxy }: { store: string; port: string; trustProxy: boolean }) => {
    const site = await LiveSite.open(await openStore(store));
    listen(serveSite(site, { trustProxy }), Number(port), 'npm run serve -- --port 4174');
  });

runCommand(async () => void (await program.parseAsync()));
