import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractParts } from './contract-parts.ts';
import { signaturesFile, signaturesModule } from './signatures-module.ts';

const before = contractParts();

/** The parts that change with a text of a file in `shared`. */
function changedBy(file: string, from: string | RegExp, to: string): string[] {
  const after = contractParts((path) => {
    const text = readFileSync(path, 'utf8');
    if (!path.replaceAll('\\', '/').endsWith(`/shared/${file}`)) return text;
    expect(text).toMatch(from);
    return text.replace(from, to);
  });
  return [...after].filter(([part, text]) => before.get(part) !== text).map(([part]) => part);
}

it('the stored signatures match the declarations of the contract', () => {
  const now = signaturesModule(before);
  expect(readFileSync(signaturesFile, 'utf8'), 'The contract has changed. Run: npm run lab -- signatures').toBe(now);
});

it.each([
  ['an argument of a page', 'contract/page.ts', 'drawings: Drawings', 'drawings: URL', ['page']],
  ['a release, as browsers know it', 'contract/registry.ts', 'entry: string', 'entry: string[]', ['release']],
  ['an exposed module, which a release has', 'contract/routes.ts', 'styles?:', 'styles:', ['release']],
  ['an entry', 'contract/catalogue.ts', 'definition: string', 'definition: Json', ['terms']],
  ['what an entry consists of', 'contract/catalogue.ts', 'figure: string', 'figure: URL', ['updates']],
  [
    'what several kinds of entries have',
    'contract/catalogue.ts',
    'drawing?: string',
    'drawing?: URL',
    ['characters', 'portraits', 'cards', 'guides', 'sections', 'updates'],
  ],
  ['a parameter', 'runtime/on-demand.ts', 'message: string', 'message: URL', ['notify']],
  ['what a parameter consists of', 'runtime/on-demand.ts', 'title: string', 'title?: string', ['notice']],
  ['what a module has that a function loads', 'binder/entry.ts', 'added: string', 'added: Date', ['loadBinder']],
  ['a component that a function loads', 'search/SearchBox.tsx', 'most: number', 'most?: number', ['loadSearch']],
])('signatures change with %s', (_, file, from, to, parts) => {
  expect(changedBy(file, from, to)).toEqual(parts);
});

it.each([
  ['a comment', 'contract/catalogue.ts', 'A card and its value', 'A card with its value'],
  [
    'line breaks',
    'contract/page.ts',
    /export interface PageProps<Data = Json> \{\n/,
    'export interface PageProps<\n  Data = Json,\n> {',
  ],
  ['what a function does', 'runtime/on-demand.ts', 'showToast(message', 'showToast(message.trim()'],
  ['what a class keeps to itself', 'binder/keeper.ts', '#pending: Change[] = []', '#pending: Change[] = [clear]'],
  ['a type that no remote sees', 'contract/registry.ts', 'search: string', 'search: number'],
])('signatures stay the same with %s', (_, file, from, to) => {
  expect(changedBy(file, from, to)).toEqual([]);
});
