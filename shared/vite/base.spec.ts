import { describe, expect, it } from 'vitest';
import { sharedChunks } from './base.ts';

describe.each(['/work/site', '/home/guides/lists/site'])('the shared chunks of a remote in %s', (checkout) => {
  const chunkOf = (path: string) =>
    sharedChunks(`${checkout}/remote-sports`).find(({ test }) => test(`${checkout}/${path}`))?.name;

  it.each([
    ['remote-sports/src/guides/first-printings/Sign.tsx', 'guides'],
    ['shared/ui/guide/GuideFrame.tsx', 'guides'],
    ['shared/ui/lists/sorted.ts', 'lists'],
    ['remote-sports/src/values/table.css', 'values'],
    ['shared/ui/Section.tsx', 'common'],
    ['remote-sports/src/content/guides.ts', 'common'],
  ])('has %s in %s', (path, chunk) => {
    expect(chunkOf(path)).toBe(chunk);
  });
});
