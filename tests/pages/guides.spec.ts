import { longDay } from '@mint-row/kit/content';
import { paths } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { builtArtifacts, composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';
import { visibleText } from './visible-text.ts';

const { remotes } = await builtArtifacts();
const catalogues = remotes.map(({ manifest }) => manifest.catalogue);
const documents = new Map((await composedSite()).map(({ path, body }) => [path, body]));
// Without the invisible characters that prevent line breaks.
const textOf = (path: string) => visibleText(documents.get(path) ?? '').replaceAll('\u2060', '');
/** With plain spaces, as in the text that is read from documents. */
const spaced = (words: string) => words.replaceAll('\u00a0', ' ');

it('the index of guides has every remote’s guides: question, title, summary, drawing and review date', () => {
  const text = textOf(paths.guides);
  const html = documents.get(paths.guides) ?? '';
  const guides = catalogues.flatMap((catalogue) => catalogue.guides ?? []);
  expect(guides.length).toBeGreaterThan(0);
  const missing = guides.flatMap(({ slug, question, title, summary, reviewed, drawing }) => [
    ...[question, title, summary, longDay(reviewed)].filter((words) => !text.includes(spaced(words))),
    ...[`href="${paths.guide(slug)}"`, ...(drawing ? [`/${drawing}"`] : [])].filter((part) => !html.includes(part)),
  ]);
  expectNone(missing, `${paths.guides} lacks parts of guides:`);
});
