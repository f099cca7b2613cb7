import { paths } from '@mint-row/kit/contract';
import { expect } from 'vitest';
import { addressesOf } from '../../site/addresses.ts';
import { addScript, fateOfScript, startRecordingServer } from '../../site/recording-server.ts';
import type { Flows } from '../visit.ts';

const ironMan = paths.character('iron-man');
const isShell = (path: string) => addressesOf('shell/main.js').test(path);
const ofMarvel = (path: string) => /\/(?:remote|document)Entry\.[\w-]+\.js$/.test(path) && path.includes('/marvel/');

/** What visitors meet when code does not arrive, does not run, or is not the site's. */
export const failures: Flows = {
  'a page whose remote does not load shows a notice and can be read; trying again hydrates it': async ({
    tab,
    server,
  }) => {
    server.inject({ at: ofMarvel, failure: { kind: 'status', status: 503 } });
    await tab.open(ironMan);
    await tab.hasText('.notice', /could not be loaded/);
    await tab.hasText('main h1', /Iron Man/);
    await tab.mark();
    server.lift();
    await tab.click('.notice-action');
    await tab.hydrated();
    await tab.lacks('.notice');
    expect(await tab.isMarked()).toBe(true);
  },

  'a link to a page whose remote does not load leads to its document, which can be read and left': async ({
    tab,
    server,
  }) => {
    await tab.openHydrated('/pokemon');
    server.inject({ at: ofMarvel, failure: { kind: 'status', status: 503 } });
    await tab.click('header a[href="/marvel"]');
    await tab.isAt('/marvel');
    await tab.hasText('main h1', /Marvel/);
    await tab.hasText('.notice', /could not be loaded/);
    await tab.click('header a[href="/star-wars"]');
    await tab.isAt('/star-wars');
    await tab.hydrated();
  },

  'a document whose own code does not load shows a notice, and its link loads it again': async ({ tab, server }) => {
    server.inject({ at: isShell, failure: { kind: 'status', status: 404 } });
    await tab.open(ironMan);
    await tab.shows('#no-scripts p');
    expect(await tab.faults()).toEqual([expect.stringMatching(/^did not load: <script/)]);
    server.lift();
    await tab.click('#no-scripts a');
    await tab.hydrated();
    expect(await tab.isVisible('#no-scripts p')).toBe(false);
  },

  'a browser that does not run modules shows a notice': async ({ tab, server }) => {
    server.rewrite((text) => text.replace('<script type="module"', '<script type="later"'));
    await tab.open(ironMan);
    await tab.shows('#no-scripts p');
  },

  'a document that is opened again keeps its policy': async ({ tab, siteUrl, engine }) => {
    const server = await startRecordingServer(siteUrl);
    try {
      for (const path of [paths.about, paths.faq]) await tab.open(server.url + path);
      server.answers.length = 0;
      await tab.open(server.url + paths.about);
      const answered = () => server.answers.find(({ path }) => path === paths.about);
      // WebKitGTK’s driver may say that a page is open before the page has been asked for.
      await tab.until('the server has answered', async () => answered() !== undefined);
      await tab.isAt(paths.about);
      const again = answered();
      const hasPolicy = again?.headers.includes('content-security-policy');
      const answer = `${again?.status} ${hasPolicy ? 'with' : 'without'} the policy`;
      // WebKitGTK under WebDriver keeps no documents, and asks for all of it again.
      const accepted = engine === 'WebKitGTK' ? ['200 with the policy'] : [];
      expect(['304 without the policy', ...accepted]).toContain(answer);
      // Some engines also throw.
      await tab.evaluate(addScript).catch(() => {});
      await tab.until('the policy stops the script', async () =>
        /^(script-src|require-trusted-types-for)/.test(await tab.evaluate(fateOfScript)),
      );
    } finally {
      server.stop();
    }
  },
};
