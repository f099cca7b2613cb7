import { paths } from '@mint-row/kit/contract';
import type { RemoteManifest, ShellManifest } from '@mint-row/kit/contract/manifest';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../release/memory-storage.ts';
import { refused } from '../release/refused.ts';
import { builtArtifacts, changedRelease, compose, composedSite } from './site.ts';

const { shell, remotes } = await builtArtifacts();

describe('composing', () => {
  it('gives the same bytes from the same artifacts', async () => {
    expect(await compose({ shell, remotes }, new MemoryStorage())).toEqual(await composedSite());
  }, 120_000);

  it('puts the characters of all remotes on the A–Z page', async () => {
    const files = await composedSite();
    const body = files.find(({ path }) => path === '/characters')?.body ?? '';
    for (const { name } of remotes.flatMap(({ manifest }) => manifest.catalogue.characters ?? []))
      expect(body).toContain(name);
  });
});

describe('composing refuses', () => {
  it('an entry of a catalogue that has no page', async () => {
    const marvel = changed('marvel', (manifest) => ({
      pages: manifest.pages.filter(({ path }) => path !== '/characters/thor'),
    }));
    await refused(
      compose({ shell, remotes: marvel }),
      /marvel: "thor" is among its characters .*no page \/characters\/thor.*Add the page, or remove the entry/,
    );
  });

  it('a page shown by a module that is not exposed', async () => {
    const marvel = changed('marvel', ({ exposes: { LandingPage: _, ...exposes } }) => ({ exposes }));
    await refused(
      compose({ shell, remotes: marvel }),
      /marvel: its page \/marvel is shown by LandingPage, and it exposes CharacterListPage/,
    );
  });

  it('two remotes that claim one path', async () => {
    const pokemon = changed('pokemon', (manifest) => ({
      pages: [
        ...manifest.pages,
        { path: '/marvel', expose: 'LandingPage', title: 'M', description: 'M', reviewed: '2026-11-01', shows: [] },
      ],
    }));
    await refused(compose({ shell, remotes: pokemon }), /marvel and pokemon both have \/marvel /);
  });

  it('two remotes that have one character', async () => {
    const thor = remotes.find(({ app }) => app === 'marvel')?.manifest;
    const pokemon = changed('pokemon', (manifest) => ({
      pages: [...manifest.pages, ...(thor?.pages.filter(({ path }) => path === '/characters/thor') ?? [])],
    }));
    await refused(compose({ shell, remotes: pokemon }), /marvel and pokemon both have \/characters\/thor /);
  });

  it.each([
    [
      '/star-trek',
      /starwars: its page \/star-trek .* Its patterns are \/star-wars\/\*, .*A row \{ pattern: "\/star-trek"/,
    ],
    ['/marvel/extra', /starwars: its page \/marvel\/extra .*The row "\/marvel\/\*" would allow it with starwars among/],
  ])('the page %s of a remote without that pattern', async (path, message) => {
    const starwars = changed('starwars', (manifest) => ({
      pages: [
        ...manifest.pages,
        { path, expose: 'LandingPage', title: 'M', description: 'M', reviewed: '2026-11-01', shows: [] },
      ],
    }));
    await refused(compose({ shell, remotes: starwars }), message);
  });

  it('a broken internal link, naming application, page and link', async () => {
    const editorial = changed('editorial', ({ pages, catalogue }) => ({
      pages: pages.filter(({ path }) => path !== paths.guide('grading')),
      catalogue: { ...catalogue, guides: [], sections: [], aliases: [], updates: [] },
    }));
    await refused(compose({ shell, remotes: editorial }), /\w+: \/\S+ links to \/guides\/grading, which leads nowhere/);
  });
});

function changed(app: string, change: (manifest: RemoteManifest) => Partial<RemoteManifest | ShellManifest>) {
  return remotes.map((remote) =>
    remote.app === app
      ? {
          ...remote,
          release: changedRelease,
          manifest: { ...remote.manifest, ...(change(remote.manifest) as Partial<RemoteManifest>) },
        }
      : remote,
  );
}
