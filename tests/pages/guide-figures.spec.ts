import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blocksOf, textOf } from '@mint-row/kit/checks';
import { type FigureRecord, type Guide, longDay } from '@mint-row/kit/content';
import { paths } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { remoteNames, workspaceOf } from '../site/applications.ts';
import { root } from '../site/root.ts';
import { expectNone } from './expect-none.ts';
import { pageContents } from './page-contents.ts';

const contents = await pageContents();
const blocksAt = (path: string) => blocksOf(contents.get(path) ?? '');
const guides = remoteNames.flatMap((name) => {
  const folder = join(root, workspaceOf(name), 'src/guides');
  // A new remote has none.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((slug) => existsSync(join(folder, slug, 'content.ts')))
    .map((slug) => ({ slug, folder: join(folder, slug) }));
});

it('there are at least ten guides', () => {
  expect(guides.length).toBeGreaterThanOrEqual(10);
});

describe.each(guides)('the guide $slug', async ({ slug, folder }) => {
  const { figures } = await load<{ figures: readonly FigureRecord[] }>(folder, 'figures.ts');
  const content = await load<Record<string, Guide>>(folder, 'content.ts');
  const [guide] = Object.values(content).filter((value) => value?.slug === slug);
  const dates = [guide?.reviewed ?? '', ...(guide?.changes ?? []).map(({ date }) => date)].filter(Boolean).map(longDay);
  const whole = blocksAt(paths.guide(slug)).map(textOf).join('\n');
  // The dates of reviews and changes are no facts of the guide.
  const text = dates.reduce((left, date) => left.replaceAll(date, ''), whole);

  it('has a record for each figure and date that it states', () => {
    expectNone(unrecorded(text, figures), 'figures.ts has no record of these figures of the text:');
  });

  it('has no record of a figure that is not in its text', () => {
    const numbersInText = new Set(numbersIn(whole));
    const idle = figures.filter(
      (record) => !record.figures.some((figure) => numbersIn(figure).some((n) => numbersInText.has(n))),
    );
    expectNone(
      idle.map(({ says }) => says),
      'figures.ts has records of figures that the text does not state:',
    );
  });

  it('names the source of every figure among its sources', () => {
    const sources = ['own', ...(guide?.sources ?? []).map(({ name }) => name)];
    expectNone(
      figures.filter(({ source }) => !sources.includes(source)).map(({ says, source }) => `${says} (${source})`),
      'The guide does not name the sources of these figures:',
    );
  });

  it('has 600 to 1,800 words, the glossary as many as it needs', () => {
    const words = blocksAt(paths.guide(slug))
      .filter(({ isRunning }) => isRunning)
      .map(textOf)
      .join(' ')
      .split(' ');
    const rule = 'A guide has 600 to 1,800 words';
    expect(words.length, rule).toBeGreaterThanOrEqual(600);
    if (paths.guide(slug) !== paths.glossary) expect(words.length, rule).toBeLessThanOrEqual(1800);
  });

  it('never calls a card genuine', () => {
    expect(text).not.toMatch(/\bgenuine\b/i);
  });
});

it('finds a figure without a record', () => {
  const record: FigureRecord = {
    figures: ['102'],
    says: 'Base Set has 102 cards.',
    source: 'own',
    confidence: 'known',
  };
  expect(unrecorded('102 cards in 1999, $5,275,000 and 55/45.', [record])).toEqual(['1999', '5,275,000', '55', '45']);
});

/** The numbers in a text that no record has. */
function unrecorded(text: string, figures: readonly FigureRecord[]): string[] {
  const recorded = new Set(figures.flatMap((record) => record.figures.flatMap(numbersIn)));
  return numbersIn(text).filter((number) => !recorded.has(number));
}

function numbersIn(text: string): string[] {
  return text.match(/\d[\d,]*(?:\.\d+)?/g)?.map((number) => number.replace(/,$/, '')) ?? [];
}

async function load<Module>(folder: string, file: string): Promise<Module> {
  return (await import(pathToFileURL(join(folder, file)).href)) as Module;
}
