import { describe, expect, it } from 'vitest';
import { inTurn, isTried, sampleOf, whole } from './sample.ts';
import { kinds, pageOfEachKind } from './site/kinds.ts';

describe.skipIf(whole)('the sample of a family of tests in npm test', () => {
  const widths = ['320', '768', '1280'];
  const themes = ['light', 'dark'];
  const pagesWith = (paths: readonly string[]) =>
    paths.flatMap((path) => widths.flatMap((width) => themes.map((theme) => ({ path, width, theme }))));
  type Case = ReturnType<typeof pagesWith>[number];
  const title = ({ path, width, theme }: Case) => `${path} at ${width} px, ${theme}`;
  const aspects = ({ path, width, theme }: Case) => [path, width, theme];
  const paths = ['/', '/about', '/faq', '/marvel', '/pokemon', '/star-wars'];

  it('has each of its pages, widths and themes, but not all combinations', () => {
    const all = pagesWith(paths);
    const sample = sampleOf(all, title, aspects);
    expect(new Set(sample.flatMap(aspects))).toEqual(new Set([...paths, ...widths, ...themes]));
    expect(sample.length).toBeLessThan(all.length / 3);
  });

  it('stays the same when a case is added anywhere, but for those whose aspects the new one takes', () => {
    const before = new Set(sampleOf(pagesWith(paths), title, aspects).map(title));
    for (const added of ['/binder', '/search', '/contact']) {
      const sample = sampleOf(pagesWith([added, ...paths]), title, aspects);
      const gone = [...before].filter((one) => !sample.map(title).includes(one));
      const taken = sample.filter(({ path }) => path === added).flatMap(aspects);
      expect(gone.length, added).toBeLessThan(taken.length);
    }
  });

  it('is one of several values, which the title alone decides, and each for some titles', () => {
    const titles = Array.from({ length: 40 }, (_, index) => `page ${index}`);
    const picked = titles.map((one) => inTurn(widths, one));
    for (const one of picked) expect(one).toHaveLength(1);
    expect(new Set(picked.flat())).toEqual(new Set(widths));
    expect(titles.map((one) => inTurn(widths, one))).toEqual(picked);
    const tried = titles.filter((one) => isTried(one, 4));
    expect(tried.length).toBeGreaterThan(4);
    expect(tried.length).toBeLessThan(20);
  });

  it('has a page of each kind, and other pages in other suites', () => {
    const kindsOf = (pages: typeof kinds) => [...new Set(pages.map(({ name }) => name.split(',')[0]))];
    const suites = ['layout', 'hydration', 'keyboard'].map((suite) => pageOfEachKind(suite));
    for (const pages of suites) {
      expect(kindsOf(pages)).toEqual(kindsOf(kinds));
      expect(pages.length).toBe(kindsOf(kinds).length);
    }
    expect(new Set(suites.map((pages) => pages.map(({ path }) => path).join())).size).toBeGreaterThan(1);
  });
});
