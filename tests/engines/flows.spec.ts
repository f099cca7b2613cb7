import { addressIn, paths } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { addressesOf } from '../site/addresses.ts';
import { testFolder } from '../site/compose-built-site.ts';
import { addScript, fateOfScript, startRecordingServer } from '../site/recording-server.ts';
import { serveBuiltSite } from '../site/serve-built-site.ts';
import { inEachEngine } from './in-each-engine.ts';

const ironMan = paths.character('iron-man');
const isShell = (path: string) => addressesOf('shell/main.js').test(path);
const ofMarvel = (path: string) => /\/(?:remote|document)Entry\.[\w-]+\.js$/.test(path) && path.includes('/marvel/');

inEachEngine((visit) => {
  it('a link leads to a page of another remote in the same document, and Back returns', async () => {
    const { tab } = visit;
    await tab.openHydrated('/marvel');
    await tab.mark();
    await tab.click('header a[href="/pokemon"]');
    await tab.isAt('/pokemon');
    await tab.hasText('main h1', /Pokémon/);
    await tab.hydrated();
    await tab.back();
    await tab.isAt('/marvel');
    await tab.hasText('main h1', /Marvel/);
    await tab.hydrated();
    expect(await tab.isMarked()).toBe(true);
  });

  it('the search opens over the page, finds a character, and leads there in the same document', async () => {
    const { tab } = visit;
    await tab.openHydrated('/marvel');
    await tab.mark();
    await tab.click('header a[href="/search"]');
    await tab.type('dialog[open] input', 'dark vader');
    await tab.hasText('dialog[open] [role="option"]', /^Darth Vader/);
    await tab.click('dialog[open] [role="option"]');
    await tab.isAt(paths.character('darth-vader'));
    await tab.hasText('main h1', /Darth Vader/);
    await tab.lacks('dialog[open]');
    expect(await tab.isMarked()).toBe(true);
  });

  it('the page of the search has a field, and keeps the typed text in its address', async () => {
    const { tab } = visit;
    await tab.openHydrated(paths.search);
    await tab.type('main input', 'charizard');
    await tab.hasText('main [role="option"]', /^Charizard/);
    await tab.isAt(`${paths.search}?q=charizard`);
  });

  it('a card that a visitor has is in the binder, also after a reload', async () => {
    const { tab } = visit;
    const have = 'main button[data-collect="have"][data-kind="card"]';
    await tab.openHydrated(ironMan);
    await tab.click(have);
    await tab.has(`${have}[aria-pressed="true"]`);
    await tab.hasText('[data-sonner-toast]', /Your binder has begun/);
    await tab.reload();
    await tab.hydrated();
    await tab.has(`${have}[aria-pressed="true"]`);
    await tab.open(paths.binder);
    await tab.hasText('.my-binder-pocket', /Iron Man/);
  });

  it('the tool of a guide reads the number of a card, and keeps it in the address', async () => {
    const { tab } = visit;
    const guide = paths.guide('read-a-pokemon-card');
    await tab.openHydrated(guide);
    await tab.type('#number input', '107/105\n');
    await tab.hasText('#number [role="status"]', /Secret rare, 2 beyond 105/);
    await tab.isAt(`${guide}?number=107/105`);
  });

  it('a page whose remote does not load shows a notice and can be read; trying again hydrates it', async () => {
    const { tab, server } = visit;
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
  });

  it('a document whose own code does not load shows a notice, and its link loads it again', async () => {
    const { tab, server } = visit;
    server.inject({ at: isShell, failure: { kind: 'status', status: 404 } });
    await tab.open(ironMan);
    await tab.shows('#no-scripts p');
    server.lift();
    await tab.click('#no-scripts a');
    await tab.hydrated();
    expect(await tab.isVisible('#no-scripts p')).toBe(false);
  });

  it('a browser that does not run modules shows a notice', async () => {
    const { tab, server } = visit;
    server.rewrite((text) => text.replace('<script type="module"', '<script type="later"'));
    await tab.open(ironMan);
    await tab.shows('#no-scripts p');
  });

  it('a document that is opened again keeps its policy', async () => {
    const { tab, siteUrl, engine } = visit;
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
      const accepted = engine === 'Firefox' ? [] : ['200 with the policy'];
      expect(['304 without the policy', ...accepted]).toContain(answer);
      await tab.evaluate(addScript);
      await tab.until('the policy stops the script', async () =>
        /^(script-src|require-trusted-types-for)/.test(await tab.evaluate(fateOfScript)),
      );
    } finally {
      server.stop();
    }
  });

  it('a site in a folder is navigated and searched there, in the same document', async () => {
    const { tab } = visit;
    const served = await serveBuiltSite('dist', { inFolder: testFolder });
    const address = (path: string) => addressIn({ folder: testFolder }, path);
    try {
      await tab.openHydrated(`${served.url}/marvel`);
      await tab.mark();
      await tab.click(`header a[href="${address('/pokemon')}"]`);
      await tab.isAt(address('/pokemon'));
      await tab.hasText('main h1', /Pokémon/);
      await tab.hydrated();
      await tab.back();
      await tab.isAt(address('/marvel'));
      await tab.hasText('main h1', /Marvel/);
      await tab.click(`header a[href="${address(paths.search)}"]`);
      await tab.type('dialog[open] input', 'dark vader');
      await tab.hasText('dialog[open] [role="option"]', /^Darth Vader/);
      await tab.click('dialog[open] [role="option"]');
      await tab.isAt(address(paths.character('darth-vader')));
      await tab.hasText('main h1', /Darth Vader/);
      expect(await tab.isMarked()).toBe(true);
    } finally {
      await served.stop();
    }
  });
});
