import { longDay } from '@mint-row/kit/content';
import { feedPath, paths, plainText } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { builtArtifacts, composedSite } from './site.ts';
import { visibleText } from './visible-text.ts';

const { remotes } = await builtArtifacts();
const catalogues = remotes.map(({ manifest }) => manifest.catalogue);
const documents = new Map((await composedSite()).map(({ path, body }) => [path, body]));
// Without the marks that keep words whole.
const textOf = (path: string) => visibleText(documents.get(path) ?? '').replaceAll('\u2060', '');

it('the index of guides has every remote’s guides: question, title, summary, drawing and when it was reviewed', () => {
  const text = textOf(paths.guides);
  const guides = catalogues.flatMap((catalogue) => catalogue.guides ?? []);
  expect(guides.length).toBeGreaterThan(0);
  for (const { slug, question, title, summary, reviewed, franchise, drawing } of guides) {
    for (const words of [question, title, summary, longDay(reviewed)]) expect(text).toContain(words);
    expect(documents.get(paths.guides)).toContain(`href="${paths.guide(slug)}"`);
    expect(documents.get(paths.guides)).toContain(`/${franchise ?? 'editorial'}/live/art/${drawing}.svg"`);
  }
});

it('the list of updates has every remote’s updates: the day, the page and what changed', () => {
  const html = documents.get(paths.updates);
  const text = textOf(paths.updates);
  const updates = catalogues.flatMap((catalogue) => catalogue.updates ?? []);
  expect(updates.length).toBeGreaterThan(0);
  for (const update of updates) {
    for (const words of [longDay(update.date), update.title, plainText(update.text)]) expect(text).toContain(words);
    expect(html).toContain(`href="${update.path}"`);
  }
});

it('the list of updates leads to the feed, and the promise of the home page to the list', () => {
  expect(documents.get(paths.updates)).toContain(`<a href="${feedPath}"`);
  expect(documents.get(paths.home)).toContain(`<a href="${paths.updates}">updated weekly</a>`);
});
