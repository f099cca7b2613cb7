import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runDevTool } from '../../delivery/index.ts';
import { outputFolder } from '../site/root.ts';
import { capabilities } from './capabilities.ts';
import { browsersDocument, nameOf, type TriedBrowser, withTried } from './table.ts';

// npm run lab -- engines [--write] [NAME ...]: tries everything in all engines, or in the named ones, such as "firefox".
// With --write, it writes what became of it to docs/browsers.md, whatever that is.

/** The used part of the report that Vitest writes as JSON. */
interface Report {
  testResults: {
    assertionResults: {
      ancestorTitles: readonly string[];
      title: string;
      status: string;
      meta: { browserVersion?: string };
    }[];
  }[];
}

/** The browsers in a report that ran at least one flow. */
function triedIn({ testResults }: Report): TriedBrowser[] {
  const day = new Date().toISOString().slice(0, 10);
  return testResults.flatMap(({ assertionResults }) => {
    const ran = assertionResults.filter(({ meta }) => meta.browserVersion);
    const [first] = ran;
    const version = first?.meta.browserVersion;
    if (!first || !version) return [];
    const outcomes = ran.map(({ title, status }) => [title, status === 'passed' ? 'yes' : 'no'] as const);
    return { name: nameOf(first.ancestorTitles[0] ?? '', version), version, day, outcomes: new Map(outcomes) };
  });
}

const write = process.argv.includes('--write');
const named = process.argv.slice(2).filter((word) => word !== '--write');
const files = named.length > 0 ? named.map((name) => `tests/engines/${name}`) : ['tests/engines'];
if (!write) {
  process.exitCode = runDevTool('vitest', ...files);
} else {
  const reportFile = join(outputFolder, `engines-${process.pid}.json`);
  mkdirSync(outputFolder, { recursive: true });
  try {
    process.exitCode = runDevTool(
      'vitest',
      ...files,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${reportFile}`,
    );
    const tried = triedIn(JSON.parse(readFileSync(reportFile, 'utf8')) as Report);
    writeFileSync(
      browsersDocument,
      withTried(readFileSync(browsersDocument, 'utf8'), tried, Object.keys(capabilities)),
    );
    console.log(`docs/browsers.md has ${tried.map(({ name }) => name).join(', ') || 'no browser of this run'}.`);
  } finally {
    rmSync(reportFile, { force: true });
  }
}
