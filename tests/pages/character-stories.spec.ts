import type { Character, Sale } from '@mint-row/kit/content';
import { paths, plainName } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { builtArtifacts, composedSite } from '../contract/site.ts';
import { allCharacters } from './all-characters.ts';

const { remotes } = await builtArtifacts();
const entries = new Map(
  remotes.flatMap(({ manifest }) => manifest.catalogue.characters ?? []).map((entry) => [entry.slug, entry]),
);
const documents = new Map((await composedSite()).map(({ path, body }) => [path, body]));
const characters = await allCharacters();

it('finds every character of the catalogues', () => {
  expect(characters.map(({ slug }) => slug).toSorted()).toEqual([...entries.keys()].toSorted());
});

describe.each(characters)('the story of $name', (character) => {
  const { story, related, slug } = character;

  it('has a row on its page for each event and for each sale', () => {
    const page = documents.get(paths.character(slug)) ?? '';
    const [, events = ''] = /<ol class="events">(.*?)<\/ol>/.exec(page) ?? [];
    expect(events.split('<li').length - 1).toBe(story.length);
    expect(page.match(/class="value-row value-row-sale"/g)?.length ?? 0).toBe(salesOf(character).length);
  });

  it('leads to two related characters by their names and drawings', () => {
    const document = documents.get(paths.character(slug)) ?? '';
    const drawn = [...document.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => plainName(address));
    const links = [...document.matchAll(/href="([^"]+)" class="pocket"/g)];
    expect(new Set(links.map(([, href]) => href)).size).toBe(links.length);
    expect(links.length).toBeGreaterThan(related.length - 1);
    for (const one of related) {
      const entry = entries.get(one.slug);
      expect(entry?.name, `the name of related character "${one.slug}"`).toBe(one.name);
      expect(one.remote).toBe(entry?.franchise === entries.get(slug)?.franchise ? undefined : entry?.franchise);
      expect(drawn).toContain(`/remotes/${entry?.franchise}/art/${one.slug}.svg`);
      expect(links.map(([, href]) => href)).toContain(paths.character(one.slug));
    }
  });
});

function salesOf({ cards, debut, otherSales = [] }: Character): readonly Sale[] {
  return [
    ...cards.flatMap(({ basis }) => basis.sales ?? []),
    ...(debut.issueSales ?? []),
    ...otherSales.flatMap((other) => other.sales),
  ];
}
