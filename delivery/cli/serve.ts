import { resolve } from 'node:path';
import { Command } from 'commander';
import { LiveSite } from '../serve/live-site.ts';
import { serveSite } from '../serve/server.ts';
import { FileStorage } from '../store/file-storage.ts';
import { runCommand } from './command.ts';
import { listen } from './listen.ts';

const program = new Command('serve')
  .description('Serves the live site of a store, and follows it as releases come.')
  .option('--store <dir>', 'the store', '.store')
  .option('--port <n>', 'the port; 0 takes any that is free', process.env.PORT ?? '4173')
  .action(async ({ store, port }: { store: string; port: string }) => {
    const site = await LiveSite.open(new FileStorage(resolve(store)));
    listen(
      serveSite(() => site.current()),
      Number(port),
    );
  });

runCommand(async () => void (await program.parseAsync()));
