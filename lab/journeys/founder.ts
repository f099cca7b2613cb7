import { join } from 'node:path';
import { editFile } from '../../tests/site/edit-file.ts';
import { answers, deploy } from './deploy.ts';
import { contains, type Journey } from './journey.ts';
import { shows } from './shows.ts';

/** The founder of a fifth team: adds a remote here, and then one in a repository of its own. */
export async function founder(journey: Journey): Promise<void> {
  const site = await deploy(journey);
  await journey.follow('docs/CONTRIBUTING.md', 'Add a remote', {
    'npm run new -- remote sports --label Sports --franchise --patterns "/sports/*,/characters/:slug,/guides/:slug"':
      {},
    'npm run new -- remote --help': { after: contains('--franchise') },
    'npm run dev -w remote-sports': { serves: (page, address) => shows(page, `${address}/sports`, 'Sports cards') },
    'npm run check -w remote-sports': { after: contains('passed, 0 failed') },
    'npm run build': {},
    'npm run release -- publish shell': { after: () => answers(site, { '/sports': 404, '/marvel': 200 }) },
    'npm run release -- publish sports': { after: () => answers(site, { '/sports': 200, '/sports/characters': 200 }) },
  });

  const at = '../racing';
  journey.fill('<address>', site);
  journey.fill('<folder>', '.store');
  await journey.follow('docs/CONTRIBUTING.md', 'A remote in its own repository', {
    'npm run new -- remote racing --label Racing --patterns "/racing/*" --out ../racing': {},
    'npm install': { at },
    'npm run dev': { at, serves: (page, address) => shows(page, `${address}/racing`, 'Racing') },
    'npx --no-install mint-row-kit check': { at, before: () => allowRacing(journey), after: contains('passed') },
    'npx --no-install mint-row-kit check --site <address>': { at, after: contains(`racing fits ${site}`) },
    'npm install --save-dev @playwright/test': { at },
    'npx playwright install chromium': { skip: 'since CHROMIUM_PATH is set' },
    'npx --no-install mint-row-kit test --site <address>': { at, after: contains('/racing: loads') },
    'npx --no-install mint-row-kit pack': { at },
    'npm run release -- check racing --artifact ../racing/racing.tgz --store <folder>': { after: contains('/racing') },
    'npm run release -- publish racing --artifact ../racing/racing.tgz --store <folder>': {
      after: () => answers(site, { '/racing': 200 }),
    },
    'npm run lab -- pack': {},
    'npm run release -- fleet': { after: contains('racing') },
  });
}

/** The change that the shell's owners make when a team asks for addresses. */
async function allowRacing(journey: Journey): Promise<void> {
  const file = join(journey.checkout, 'shell/src/route-table.ts');
  const row = "  { pattern: '/racing/*', remotes: ['racing'], navigation: { footer: 'Racing' } },\n";
  const rows = 'const routes: readonly Row[] = [\n';
  await editFile(file, (text) => text.replace(rows, rows + row));
  await journey.type('npm run build');
  await journey.type('npm run release -- publish shell');
}
