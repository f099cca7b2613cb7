import { feedPath, markSign, searchIndexPath } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { builtArtifacts, composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';

const files = await composedSite();
const { remotes } = await builtArtifacts();

it.each(files.filter(({ type }) => type === 'text/html'))('the head of $path has no raw markup', ({ body }) => {
  const head = /<head>.*?<\/head>/s.exec(body)?.[0] ?? '';
  const shown =
    head.match(/<title>.*?<\/title>|<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs) ?? [];
  expect(shown.length).toBeGreaterThan(3);
  expectNone(
    shown.filter((each) => markSign.test(each)),
    'These have marks as they are typed:',
  );
});

it.each([searchIndexPath, feedPath])('%s has no raw markup', (path) => {
  const body = files.find((file) => file.path === path)?.body ?? '';
  expect(body.length).toBeGreaterThan(1000);
  expect(body).not.toMatch(markSign);
});

it.each(remotes)('no entry, title or description of $app has raw markup', ({ manifest: { catalogue, pages } }) => {
  expect(pages.length).toBeGreaterThan(0);
  expect(JSON.stringify([catalogue, pages])).not.toMatch(markSign);
});
