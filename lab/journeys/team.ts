import { freePort } from '../../tests/serving/free-port.ts';
import { answers, deploy } from './deploy.ts';
import { contains, type Journey, type Step } from './journey.ts';
import { shows } from './shows.ts';

const added = { character: '/characters/storm', page: '/marvel/sets', guide: '/guides/first-printings' };

/** A team: adds a character, a page and a guide, releases each, rolls releases back, and restores a copy of the store. */
export async function team(journey: Journey): Promise<void> {
  const site = await deploy(journey);
  const { snapshot } = (await (await fetch(`${site}/health.json`)).json()) as { snapshot: string };

  const seenAlone = (path: string, words: string): Step => ({
    serves: (page, address) => shows(page, address + path, words),
  });
  const checked: Step = { after: contains('passed, 0 failed') };
  const released = (path: string) =>
    journey.follow('docs/operations.md', 'A release', {
      'npm run release -- check marvel': { after: contains(path) },
      'npm run release -- publish marvel --message "Two new debuts"': { after: () => answers(site, { [path]: 200 }) },
    });

  await journey.follow('docs/CONTRIBUTING.md', 'Add a character', {
    'npm run new -- character marvel storm --name Storm': {},
    'npm run dev -w remote-marvel': seenAlone(added.character, 'Storm'),
    'npm run check -w remote-marvel': checked,
  });
  await released(added.character);
  await journey.follow('docs/CONTRIBUTING.md', 'Add a page', {
    'npm run new -- page marvel /marvel/sets --title "Marvel card sets"': {},
    'npm run dev -w remote-marvel': seenAlone(added.page, 'Marvel card sets'),
    'npm run check -w remote-marvel': checked,
  });
  await released(added.page);
  await journey.follow('docs/CONTRIBUTING.md', 'Add a guide', {
    'npm run new -- guide marvel first-printings --title "First printings" --question "Is my card from the first printing?"':
      {},
    // Nobody has written it.
    'npm run check -w remote-marvel': {
      code: 1,
      after: contains('A guide has 600 to 1,800 words', '1 failed (pages)'),
    },
  });
  await released(added.guide);

  const { character, page, guide } = added;
  const live = (...statuses: [number, number, number]) => ({
    after: () => answers(site, { [character]: statuses[0], [page]: statuses[1], [guide]: statuses[2] }),
  });
  journey.fill('41 42', '1 2');
  journey.fill('6af5', snapshot.slice(0, 8));
  await journey.follow('docs/operations.md', 'Incidents', {
    'npm run release -- status': { after: contains('marvel') },
    'npm run release -- fleet': { after: contains('marvel') },
    'npm run release -- history': { after: contains('Two new debuts') },
    'npm run release -- diff 41 42': { after: contains(character) },
    'npm run release -- releases marvel': {},
    'npm run release -- rollback marvel': live(200, 200, 404),
    // They have been released only once.
    'npm run release -- rollback shell pokemon': { code: 1, after: contains('no release before the live one') },
    'npm run release -- rollback --snapshot 6af5': live(404, 404, 404),
    'npm run release -- freeze "Incident 7"': {},
    'npm run release -- rollback marvel --while-frozen': live(200, 404, 404),
  });

  const port = await freePort();
  journey.fill('/srv/restored', '.restored');
  journey.fill('4174', String(port));
  journey.fill('/srv/backup', '.store');
  await journey.follow('docs/operations.md', 'From a backup', {
    'npm run release -- copy --store /srv/backup --to /srv/restored': {},
    'npm run release -- verify --store /srv/restored': {},
    'npm run serve -- --store /srv/restored --port 4174': {
      stays: true,
      serves: (opened) => shows(opened, `http://localhost:${port}${character}`, 'Storm'),
    },
  });
}
