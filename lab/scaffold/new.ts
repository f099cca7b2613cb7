import { join, resolve } from 'node:path';
import { readRemotes } from '@mint-row/kit/build';
import { Argument, Command } from 'commander';
import { planCharacter } from './character.ts';
import { format } from './format.ts';
import { planGuide } from './guide.ts';
import { planPage } from './page.ts';
import { carryOut, type Plan } from './plan.ts';
import { planRemote, type RemoteRequest } from './remote.ts';
import { planRemoteAlone } from './remote-alone.ts';
import { WrongRequest } from './wrong-request.ts';

// Adds a remote, page, guide or character to this checkout: npm run new -- remote|page|guide|character.
const root = join(import.meta.dirname, '../..');
const apps = readRemotes(root).map(({ name }) => name);
const remote = () => new Argument('<remote>', 'the remote that gets it').choices(apps);

const program = new Command('npm run new --').description(
  'Adds a remote, a page, a guide or a character, ready to be written.',
);

program
  .command('remote <name>')
  .description('a remote: folder, opening page, patterns in the route table, owner')
  .option('--label <text>', 'as visitors read it: "Star Wars"; default: from the name')
  .option('--owner <text>', 'the team, for reports')
  .option('--patterns <patterns>', 'where it may have pages, by commas: "/sports/*,/characters/:slug"')
  .option('--franchise [accent]', 'it owns a franchise, with a list of characters')
  .option('--out <dir>', 'a folder outside of this checkout: for a repository of its own, with the kit packed')
  .action((name: string, { out, ...request }: RemoteRequest & { out?: string }) => {
    if (out === undefined) return add(planRemote(root, name, request));
    const folder = resolve(process.env.INIT_CWD ?? '.', out);
    return add(planRemoteAlone(root, folder, name, request), folder);
  });

program
  .command('page')
  .description('a page: its text and its component')
  .addArgument(remote())
  .argument('<path>', 'its address: "/marvel/sets"')
  .option('--title <text>', 'its heading; default: from the path')
  .action((app: string, path: string, { title }: { title?: string }) => add(planPage(root, app, path, title)));

program
  .command('guide')
  .description('a guide: its text, the record of its figures and its component')
  .addArgument(remote())
  .argument('<slug>', 'the end of its address: "first-printings"')
  .option('--title <text>', 'its heading; default: from the slug')
  .option('--question <text>', 'what a collector would ask to find it')
  .action((app: string, slug: string, options: { title?: string; question?: string }) =>
    add(planGuide(root, app, slug, options)),
  );

program
  .command('character')
  .description('a character of a franchise: everything that its page says, and its place in the list')
  .addArgument(remote())
  .argument('<slug>', 'the end of its address: "storm"')
  .option('--name <text>', 'as visitors read it: "Doctor Doom"; default: from the slug')
  .action((app: string, slug: string, { name }: { name?: string }) => add(planCharacter(root, app, slug, name)));

await program.parseAsync().catch((error: unknown) => {
  if (!(error instanceof WrongRequest)) throw error;
  console.error(`${error.message}\nNothing was written.`);
  process.exitCode = 1;
});

async function add(planned: Promise<Plan>, to = root): Promise<void> {
  const plan = await planned;
  const written = await carryOut(to, plan);
  format(root, to, written);
  console.log([...written.map((file) => `  ${file}`), '', ...plan.next].join('\n'));
}
