import { type Character, parseDollars, type Sale } from '@mint-row/kit/content';
import { paths, plainName } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { allCharacters } from './all-characters.ts';
import { builtArtifacts, composedSite } from './site.ts';

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
  const { story, figure, details = [], related, slug } = character;
  const sales = salesOf(character);

  it('goes in order from the debut to a card, and names the source of each event', () => {
    const years = story.map(({ year }) => year);
    expect(years).toEqual(years.toSorted((one, other) => one - other));
    expect(JSON.stringify(character.debut)).toContain(String(story[0]?.year));
    expect(story[0]?.kind).toBeUndefined();
    expect(story.some(({ kind }) => kind === 'card')).toBe(true);
    expect(story.filter(({ text, source }) => text.trim() === '' || source.trim() === '')).toEqual([]);
  });

  it('has only years that the rest of the page has as well', () => {
    const { debut, history, cards, otherSales } = character;
    const rest = JSON.stringify([debut, history, cards, otherSales]);
    expect(story.filter(({ year }) => !rest.includes(String(year)))).toEqual([]);
  });

  it('has only sales that the scale of values shows, among them the highest of a known year', () => {
    const storySales = story
      .filter(({ kind }) => kind === 'sale')
      .map(({ year, text }) => `${year}: ${text.split(' ')[0]}`);
    const shown = sales.flatMap(({ price, when }) => {
      const year = /\d{4}$/.exec(when)?.[0];
      return year ? [{ price, sale: `${year}: ${price}` }] : [];
    });
    expect(storySales.filter((sale) => !shown.some((one) => one.sale === sale))).toEqual([]);
    const highest = shown.toSorted((one, other) => parseDollars(other.price) - parseDollars(one.price))[0];
    if (highest && storySales.length > 0) expect(storySales).toContain(highest.sale);
  });

  it('has a row on its page for each event and for each sale', () => {
    const page = documents.get(paths.character(slug)) ?? '';
    const [, events = ''] = /<ol class="events">(.*?)<\/ol>/.exec(page) ?? [];
    expect(events.split('<li').length - 1).toBe(story.length);
    expect(page.match(/class="value-row value-row-sale"/g)?.length ?? 0).toBe(sales.length);
  });

  it('names the source of the figure in large type', () => {
    expect(figure.figure).toMatch(/\d/);
    expect(figure.source.trim()).not.toBe('');
  });

  it('shows details that lie within the drawing', () => {
    expect(details.filter(({ view: [x, y, side] }) => x < 0 || y < 0 || x + side > 300 || y + side > 420)).toEqual([]);
  });

  it('leads to two related characters by their names and drawings, neither of them its neighbour on the list', () => {
    const document = documents.get(paths.character(slug)) ?? '';
    const drawn = [...document.matchAll(/<img src="([^"]+)"/g)].map(([, address = '']) => plainName(address));
    const links = [...document.matchAll(/href="([^"]+)" class="pocket"/g)];
    expect(new Set(links.map(([, href]) => href)).size).toBe(links.length);
    expect(links.length).toBeGreaterThan(related.length - 1);
    for (const one of related) {
      expect(one.slug).not.toBe(slug);
      const entry = entries.get(one.slug);
      expect(entry?.name).toBe(one.name);
      expect(one.remote).toBe(entry?.franchise === entries.get(slug)?.franchise ? undefined : entry?.franchise);
      expect(drawn).toContain(`/remotes/${entry?.franchise}/art/${one.slug}.svg`);
      expect(one.why).toMatch(/\.$/);
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
