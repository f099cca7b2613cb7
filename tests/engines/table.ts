import { join } from 'node:path';
import { oldestBrowsers } from '../../shared/vite/index.ts';
import { root } from '../site/root.ts';

/** The document with the table of tried browsers. */
export const browsersDocument = join(root, 'docs/browsers.md');

/** A browser that was tried: a column of the table. */
export interface TriedBrowser {
  /** The engine with the part of its version that tells apart what it can do, such as "Firefox 153". */
  name: string;
  version: string;
  /** When it was tried: yyyy-mm-dd. */
  day: string;
  /** By capability: "yes" or "no". */
  outcomes: ReadonlyMap<string, string>;
}

/** An oldest browser that the site promises to work in. */
export interface PromisedBrowser {
  /** As people know it: "Safari 17.5". */
  name: string;
  /** What it is tried as: the name of a column. */
  triedAs: string;
}

/** What runs on Debian in place of a browser that does not, with the same engine. */
const standIns: ReadonlyMap<string, string> = new Map([['Safari 17.5', 'WebKitGTK 2.44']]);

/** The oldest browsers that the styles are built for, which are the promised ones. */
export const promisedBrowsers: readonly PromisedBrowser[] = oldestBrowsers.map((target) => {
  const name = target.replace(/^./, (first) => first.toUpperCase()).replace(/(?=\d)/, ' ');
  return { name, triedAs: standIns.get(name) ?? name.replace('Chrome', 'Chromium') };
});

/** Names a browser by its engine and version: "Firefox 153", "WebKitGTK 2.50", whose releases differ in the second part. */
export function nameOf(engine: string, version: string): string {
  const [first = '', second = ''] = version.split('.');
  return `${engine} ${engine === 'WebKitGTK' ? `${first}.${second}` : first}`;
}

const versionRow = 'version';
const dayRow = 'tried on';

/** The browsers of a document's table; none if it has no table. */
export function readTable(document: string): TriedBrowser[] {
  const [head = [], , ...rows] = tableLines(document).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return head.slice(1).map((name, index) => {
    const cells = new Map(rows.map((row) => [row[0] ?? '', row[index + 1] ?? '']));
    const { [versionRow]: version = '', [dayRow]: day = '', ...outcomes } = Object.fromEntries(cells);
    return { name, version, day, outcomes: new Map(Object.entries(outcomes)) };
  });
}

/**
 * Writes browsers that were tried into a document's table, at its end; those of other versions stay.
 * @param tried replaces the columns of the same names
 * @param capabilities the rows, in their order
 */
export function withTried(document: string, tried: readonly TriedBrowser[], capabilities: readonly string[]): string {
  const kept = readTable(document).filter(({ name }) => !tried.some((one) => one.name === name));
  const browsers = [...kept, ...tried].sort((one, other) =>
    one.name.localeCompare(other.name, 'en', { numeric: true }),
  );
  const row = (title: string, cell: (browser: TriedBrowser) => string) =>
    `| ${[title, ...browsers.map(cell)].join(' | ')} |`;
  const lines = [
    row('', ({ name }) => name),
    row('---', () => '---'),
    row(versionRow, ({ version }) => version),
    row(dayRow, ({ day }) => day),
    ...capabilities.map((capability) => row(capability, ({ outcomes }) => outcomes.get(capability) ?? 'not tried')),
  ];
  const text = document.split('\n').filter((line) => !isTableLine(line));
  return `${[...text.join('\n').trimEnd().split('\n'), '', ...lines].join('\n')}\n`;
}

const isTableLine = (line: string) => line.startsWith('|');

function tableLines(document: string): string[] {
  return document.split('\n').filter(isTableLine);
}
