import { freePort } from '../../tests/serving/free-port.ts';
import type { Journey } from './journey.ts';
import { shows } from './shows.ts';

/**
 * Deploys the site for the first time, as an operator would. It uses the default store.
 * @returns the address at which it is served to the end of the journey
 */
export async function deploy(journey: Journey): Promise<string> {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  journey.fill('/srv/mint-row', '.store');
  journey.fill('4173', String(port));
  await journey.follow('docs/operations.md', 'First deployment', {
    'npm ci --ignore-scripts': {},
    'npm run build': {},
    'npm run release -- publish shell marvel pokemon starwars editorial --store /srv/mint-row --create': {},
    'npm run serve -- --store /srv/mint-row --port 4173': {
      stays: true,
      serves: (page) => shows(page, `${site}/marvel`, 'View Price Guide'),
    },
  });
  return site;
}

/**
 * Requests pages until they answer with these statuses.
 * @throws Error when they do not within ten seconds
 */
export async function answers(site: string, expected: Readonly<Record<string, number>>): Promise<void> {
  const began = performance.now();
  for (;;) {
    const paths = Object.keys(expected);
    const statuses = await Promise.all(paths.map(async (path) => (await fetch(site + path)).status));
    const wrong = paths.filter((path, index) => statuses[index] !== expected[path]);
    if (wrong.length === 0) return;
    if (performance.now() - began > 10_000) throw new Error(`${wrong} of ${paths} answer otherwise: ${statuses}`);
  }
}
