import { publishedNames } from '@mint-row/kit/contract/manifest';
import { describe, expect, it } from 'vitest';
import {
  budgets,
  documentFaults,
  loadFaults,
  overBudget,
  pageBudget,
  shareFaults,
  weighFiles,
} from '../../delivery/index.ts';
import { kinds, missingPath } from '../site/kinds.ts';
import { weighPages } from '../weight/page-weight.ts';
import { builtArtifacts, composedSite, documentWeights } from './site.ts';

const table = 'delivery/release/budgets.ts';
const { shell, remotes } = await builtArtifacts();
const documents = (await composedSite()).filter(({ type }) => type === 'text/html');
const htmlOf = new Map(documents.map(({ path, body }) => [path, body]));
const weights = await documentWeights();
const firstLoads = await weighPages({ shell, remotes }, documents);

describe.each(remotes)('$app', (remote) => {
  it('has pages whose modules and stylesheets are within their budgets', async () => {
    expect(await loadFaults(shell, remote, budgets)).toEqual([]);
  });

  it('has no more than its share of the modules of a page', async () => {
    expect(await shareFaults(remote, budgets.remoteJavaScript)).toEqual([]);
  });
});

describe('the document is within its budget', () => {
  it.each(weights)('%s', async (path, bytes) => {
    expect(await documentFaults({ app: 'the site', path, bytes, html: htmlOf.get(path) ?? '' })).toEqual([]);
  });
});

it('the shell’s fonts are few and small', () => {
  const bytes = shell.manifest.fonts.map((file) => shell.manifest.files[`client/${file}`]?.bytes ?? 0);
  expect(bytes.length).toBeLessThanOrEqual(budgets.fontFiles);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.fonts);
});

it('what loads once a page is idle is within its budget', async () => {
  const file = publishedNames(shell.manifest).get('page-reader.js') ?? '';
  const limit = budgets.idleJavaScript;
  const what = 'the shell';
  const bytes = await weighFiles(shell, [file]);
  expect(overBudget({ what, figure: 'idleJavaScript', bytes, limit, table })).toEqual([]);
});

describe('a first load is within its budget', () => {
  it.each(Object.entries(firstLoads))('%s', (name, weight) => {
    const path = kinds.find((kind) => kind.name === name)?.path ?? '';
    const address = path === missingPath ? '/404.html' : path;
    const { html, javaScript, requests, rounds } = pageBudget(address);
    const limits = { html, javaScript, fonts: budgets.fonts };
    const faults = Object.entries(limits).flatMap(([figure, limit]) =>
      overBudget({ what: address, figure, bytes: weight[figure as keyof typeof limits], limit, table }),
    );
    expect(faults).toEqual([]);
    expect(weight.requests, 'requests of a first load').toBeLessThanOrEqual(requests);
    expect(weight.rounds, 'rounds of requests').toBeLessThanOrEqual(rounds);
  });
});

it('every row of the table is of a page that there is', () => {
  const addresses = [...htmlOf.keys()];
  const matching = (row: string) =>
    addresses.filter((path) => path === row || (row !== '*' && path.replace(/[^/]+$/, '*') === row));
  expect(Object.keys(budgets.pages).filter((row) => row !== '*' && matching(row).length === 0)).toEqual([]);
});
