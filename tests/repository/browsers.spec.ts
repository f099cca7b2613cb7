import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { capabilities } from '../engines/capabilities.ts';
import {
  browsersDocument,
  nameOf,
  promisedBrowsers,
  readTable,
  type TriedBrowser,
  withTried,
} from '../engines/table.ts';

const document = readFileSync(browsersDocument, 'utf8');
const write = 'Run `xvfb-run --auto-servernum npm run lab -- engines --write`.';

describe('docs/browsers.md', () => {
  const browsers = readTable(document);

  it('has a row for each capability that the tests of engines try, and no other', () => {
    for (const { name, outcomes } of browsers) {
      expect([...outcomes.keys()], `${name}. ${write}`).toEqual(Object.keys(capabilities));
    }
  });

  it.each(promisedBrowsers)('promises $name, which was tried as $triedAs', ({ name, triedAs }) => {
    expect(document).toMatch(new RegExp(`^The site is made for .*\\b${name}\\b`, 'm'));
    const outcomes = browsers.find((browser) => browser.name === triedAs)?.outcomes ?? new Map<string, string>();
    expect([...outcomes.values()], `${triedAs}. ${write}`).toContain('yes');
    expect([...outcomes.values()], triedAs).not.toContain('no');
  });

  it('promises no other browser', () => {
    const [promise = ''] = /^The site is made for .*/m.exec(document) ?? [];
    expect(promise.match(/\b(?:Chrome|Firefox|Safari) [\d.]*\d/g)).toEqual(promisedBrowsers.map(({ name }) => name));
  });
});

describe('the table of tried browsers', () => {
  const tried = (name: string, day: string, outcome: string): TriedBrowser => ({
    name,
    version: `${name.split(' ')[1]}.0`,
    day,
    outcomes: new Map([['navigates', outcome]]),
  });
  const first = withTried('# Browsers\n', [tried('Firefox 140', '2026-01-01', 'no')], ['navigates']);

  it('gets a column for each browser, sorted by name and version, and names what was not tried', () => {
    const second = withTried(first, [tried('Firefox 98', '2026-01-02', 'yes')], ['navigates', 'searches']);
    expect(second).toBe(`# Browsers

|  | Firefox 98 | Firefox 140 |
| --- | --- | --- |
| version | 98.0 | 140.0 |
| tried on | 2026-01-02 | 2026-01-01 |
| navigates | yes | no |
| searches | not tried | not tried |
`);
  });

  it('replaces the column of a browser that is tried again, and keeps the text', () => {
    const again = withTried(first, [tried('Firefox 140', '2026-01-03', 'yes')], ['navigates']);
    expect(readTable(again)).toEqual([tried('Firefox 140', '2026-01-03', 'yes')]);
    expect(again.startsWith('# Browsers\n\n')).toBe(true);
  });

  it('tells releases apart by the first part of the version, those of WebKitGTK by the first two', () => {
    expect(nameOf('Firefox', '153.8.0')).toBe('Firefox 153');
    expect(nameOf('WebKitGTK', '2.50.6')).toBe('WebKitGTK 2.50');
  });
});
