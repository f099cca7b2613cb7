import { longDay } from '@mint-row/kit/content';
import { feedPath, newestFirst, paths, plainText, updateKinds } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { builtArtifacts, composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';
import { visibleText } from './visible-text.ts';

const { remotes } = await builtArtifacts();
const updates = newestFirst(remotes.flatMap(({ manifest }) => manifest.catalogue.updates ?? []));
const documents = new Map((await composedSite()).map(({ path, body }) => [path, body]));
// Without the invisible characters that prevent line breaks.
const textOf = (path: string) => visibleText(documents.get(path) ?? '').replaceAll('\u2060', '');
const shown = (text: string) => plainText(text).replaceAll('\u00a0', ' ');

it('the list of updates has every remote’s updates: day, page and change', () => {
  const html = documents.get(paths.updates);
  const text = textOf(paths.updates);
  expect(updates.length).toBeGreaterThan(0);
  for (const update of updates) {
    for (const words of [longDay(update.date), shown(update.title), shown(update.text)]) expect(text).toContain(words);
    expect(html).toContain(`href="${update.path}"`);
  }
});

it('the list of updates begins with changed figures, the notable one first', () => {
  const text = textOf(paths.updates);
  const ofFigures = updates.filter(({ changed }) => changed);
  const moved = ofFigures.flatMap(({ changed }) => changed ?? []);
  const places = moved.map(({ of, from, to }) => {
    for (const { figure, note } of [from, to]) expect(text).toContain(shown(`${figure} ${note}`));
    return text.indexOf(of);
  });
  expect(ofFigures[0]?.notable).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('the list of updates opens with the number of changes of each kind, as links to them', () => {
  const html = documents.get(paths.updates);
  const newest = updates.filter(({ date }) => date === updates[0]?.date);
  for (const kind of updateKinds) {
    const count = newest.filter((update) => update.kind === kind).length;
    if (count > 0) expect(html).toContain(`<a href="#${kind}-${updates[0]?.date}"><b class="type-figure">${count}</b>`);
  }
});

it('each changed page that has a drawing has one of its own in the list of updates', () => {
  const rows = documents.get(paths.updates)?.match(/<li class="update-row[^"]*".*?<\/li>/g) ?? [];
  expect(rows).toHaveLength(updates.length);
  const guides = remotes.flatMap(({ manifest }) => manifest.catalogue.guides ?? []);
  const undrawn = guides.filter(({ drawing }) => drawing === undefined).map(({ slug }) => paths.guide(slug));
  const drawings = new Map(
    rows.map((row) => [/<a href="([^"]+)"/.exec(row)?.[1] ?? '', /<img src="([^"]+)"/.exec(row)?.[1]]),
  );
  for (const path of undrawn) drawings.delete(path);
  expectNone(
    [...drawings].filter(([, drawing]) => drawing === undefined).map(([path]) => path),
    'The list of updates has no drawing for these pages. Name one in their updates:',
  );
  expect(new Set(drawings.values()).size).toBe(drawings.size);
});

/** The home page takes these newest updates from all remotes. */
const shownAtHome = 4;

it('the home page leads with the newest, says its day once, and has three other changes', () => {
  const text = textOf(paths.home);
  const [lead, ...others] = updates.slice(0, shownAtHome);
  const home = remotes.flatMap(({ manifest }) => manifest.pages).find(({ path }) => path === paths.home);
  // Below each page is the day of its review.
  const days = lead?.date === home?.reviewed ? 2 : 1;
  expect(text.split(longDay(lead?.date ?? ''))).toHaveLength(days + 1);
  const places = [lead?.changed?.to.figure ?? shown(lead?.text ?? ''), ...others.map(({ text }) => shown(text))].map(
    (words) => {
      expect(text.includes(words), `the home page has “${words}”`).toBe(true);
      return text.indexOf(words);
    },
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(others).toHaveLength(shownAtHome - 1);
});

it('the list of updates does not lead to itself at its end', () => {
  expect(textOf(paths.about)).toMatch(/Last reviewed on [\w ]+\. What’s new/);
  expect(textOf(paths.updates)).toMatch(/Last reviewed on [\w ]+\.(?! What’s new)/);
});

it('the list of updates leads to the feed, and the promise of the home page to the list', () => {
  expect(documents.get(paths.updates)).toContain(`<a href="${feedPath}"`);
  expect(documents.get(paths.home)).toContain(`<a href="${paths.updates}">updated\u00a0weekly</a>`);
});
