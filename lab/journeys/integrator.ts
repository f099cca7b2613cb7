import type { Page } from '@playwright/test';
import { freePort } from '../../tests/serving/free-port.ts';
import { editMarvel } from './in-development.ts';
import { contains, type Journey } from './journey.ts';
import { shows } from './shows.ts';

const words = 'View Price Guide';

/** An integrator: looks at the site, works on it, and runs a remote from sources inside the live site. */
export async function integrator(journey: Journey): Promise<void> {
  const port = String(await freePort());
  journey.fill('4174', port);
  const otherPort = String(await freePort());
  journey.fill('5180', otherPort);
  await journey.follow('README.md', 'Two commands', {
    'npm start': { serves: (page, site) => shows(page, `${site}/marvel`, words) },
    'npm test': { skip: 'CI runs it by itself' },
    'npm start -- --port 4174': { serves: (page) => shows(page, `http://localhost:${port}/marvel`, words) },
  });

  const useSite = async (_page: Page, site: string) => {
    journey.fill('https://mintrow.example', site);
    // As JSON, instead of in a window.
    journey.fill('<address>', `${site}/marvel --json`);
  };
  await journey.follow('docs/CONTRIBUTING.md', 'Set up', {
    'npm run lab -- nodes': { skip: 'CI runs it by itself' },
    'npm ci': {},
    'npm run dev': { serves: (page, address) => editMarvel(journey, page, address, true) },
    'npm run dev -w remote-marvel': { serves: (page, address) => editMarvel(journey, page, address, false) },
    'npm run dev -- --port 5180': {
      serves: (page) => shows(page, `http://localhost:${otherPort}/marvel`, words),
    },
    'npm run dev -w remote-marvel -- --site https://mintrow.example': {
      before: () => journey.type('npm run serve', { stays: true, serves: useSite }),
      serves: (page, address) => shows(page, `${address}/marvel`, words),
    },
    'npm run lab -- inspect <address>': { after: contains('"app": "marvel"') },
    'npm run preview -w remote-marvel': { serves: (page, address) => shows(page, `${address}/marvel`, words) },
  });
}
