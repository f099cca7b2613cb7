import { join } from 'node:path';
import { freePort } from '../../tests/serving/free-port.ts';
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
    'npm run new -- character sports honus-wagner': {},
    'npm run dev -w remote-sports': { serves: (page, address) => shows(page, `${address}/sports`, 'Sports cards') },
    'npm run check -w remote-sports': { after: contains('passed, 0 failed') },
    'npm run build': {},
    'npm run release -- publish shell': { after: () => answers(site, { '/sports': 404, '/marvel': 200 }) },
    'npm run release -- publish sports': {
      after: () => answers(site, { '/sports': 200, '/characters/honus-wagner': 200 }),
    },
  });

  const at = '../racing';
  journey.fill('<address>', site);
  journey.fill('<folder>', '.store');
  await journey.follow('docs/CONTRIBUTING.md', 'A remote in its own repository', {
    'npm run new -- remote racing --label Racing --patterns "/racing/*" --out ../racing': {},
    'npm install': { at },
    'npm run dev': { at, serves: (page, address) => shows(page, `${address}/racing`, 'Racing') },
    'npx --no-install mint-row-kit check': {
      at,
      before: () => changeTable(journey, rows, rows + row),
      after: contains('passed'),
    },
    'npx --no-install mint-row-kit check --site <address>': { at, after: contains(`racing fits ${site}`) },
    'npm install --save-dev @playwright/test': { at },
    'npx playwright install chromium': { skip: 'since CHROMIUM_PATH is set' },
    'npx --no-install mint-row-kit test --site <address>': { at, after: contains('/racing: loads') },
    'npx --no-install mint-row-kit pack': { at },
    'npx --no-install mint-row-kit publish --to <intake> --check': {
      at,
      before: () => startIntake(journey),
      after: contains('racing: would be live'),
    },
    'npx --no-install mint-row-kit publish --to <intake>': { at, after: () => answers(site, { '/racing': 200 }) },
    'npm run release -- check racing --artifact ../racing/racing.tgz --store <folder>': {
      after: contains('nothing to do'),
    },
    'npm run release -- publish racing --artifact ../racing/racing.tgz --store <folder>': {
      after: contains('this is already live'),
    },
  });

  // Later than every version that the kit may have.
  journey.fill('1.1.0', '99.0.0');
  await journey.follow('docs/CONTRIBUTING.md', 'Another version of the kit', {
    'npm run lab -- pack --raise 1.1.0': { after: contains('remote-marvel/package.json') },
    'npx --no-install mint-row-kit upgrade ../mint-row/dist/mint-row-kit-1.1.0.tgz': {
      at,
      after: contains('The kit is 99.0.0', '## 99.0.0'),
    },
    'npm run release -- fleet': { after: contains('racing') },
  });

  await journey.follow('docs/operations.md', 'Retire a remote', {
    'npm run release -- retire racing --message "Sold to another site"': {
      before: () => changeTable(journey, row, row.replace(/, navigation: .*?\} \}/, ' }')),
      after: () => answers(site, { '/racing': 404, '/marvel': 200 }),
    },
    'npm run release -- rollback racing': { after: () => answers(site, { '/racing': 200 }) },
  });
}

/** The row of racing in the shell's route table, with a link in the footer. */
const row = "  { pattern: '/racing/*', remotes: ['racing'], navigation: { footer: 'Racing' } },\n";
const rows = 'const routes: readonly Row[] = [\n';

/** What the shell's owners do when a team asks for addresses, and before its remote is retired. */
async function changeTable(journey: Journey, from: string, to: string): Promise<void> {
  const file = join(journey.checkout, 'shell/src/route-table.ts');
  await editFile(file, (text) => text.replace(from, to));
  await journey.type('npm run build');
  await journey.type('npm run release -- publish shell');
}

/** What the operators do when a team asks to publish: a key, and the intake. */
async function startIntake(journey: Journey): Promise<void> {
  const port = await freePort();
  const example = '/etc/mint-row/intake-keys.json';
  const begin = `npm run release -- intake --keys ${example}`;
  journey.fill(example, '../intake-keys.json');
  journey.fill('/srv/mint-row', '.store');
  await journey.type(`${begin} --new-key racing`, {
    after: (printed) => {
      process.env.MINT_ROW_PUBLISH_KEY = /^mintrow_\w.*$/m.exec(printed)?.[0] ?? '';
    },
  });
  await journey.type(`${begin} --store /srv/mint-row --port ${port}`, { stays: true, serves: async () => {} });
  journey.fill('<intake>', `http://127.0.0.1:${port}`);
}
