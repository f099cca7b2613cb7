import { join, relative } from 'node:path';
import { Command } from 'commander';
import { packKit } from './pack-kit.ts';
import { carryOut } from './plan.ts';
import { planKitVersion } from './raise-kit.ts';
import { WrongRequest } from './wrong-request.ts';

const root = join(import.meta.dirname, '../..');

await new Command('npm run lab -- pack')
  .description('Packs the kit for remotes in other repositories.')
  .argument('[folder]', 'where the tarball goes', join(root, 'dist'))
  .option('--raise <version>', 'first gives the kit this version, everywhere in this checkout')
  .action(async (folder: string, { raise }: { raise?: string }) => {
    if (raise !== undefined) {
      const plan = await planKitVersion(root, raise);
      console.log([...(await carryOut(root, plan)).map((file) => `  ${file}`), '', ...plan.next].join('\n'));
    }
    const file = await packKit(root, folder);
    console.log(`${relative(process.cwd(), file)}: install it in a remote's repository, or publish it to a registry.`);
  })
  .parseAsync()
  .catch((error: unknown) => {
    if (!(error instanceof WrongRequest)) throw error;
    console.error(`${error.message}\nNothing was written.`);
    process.exitCode = 1;
  });
