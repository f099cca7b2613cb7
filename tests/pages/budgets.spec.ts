import { entriesOfKinds, filesBase, kinds as kindsOfEntries, mergeCatalogues } from '@mint-row/kit/contract';
import { publishedNames } from '@mint-row/kit/contract/manifest';
import { describe, expect, it } from 'vitest';
import {
  budgets,
  documentFaults,
  documentLimit,
  loadFaults,
  modulesOf,
  overBudget,
  pageBudget,
  shareFaults,
  weighFiles,
} from '../../delivery/index.ts';
import { builtArtifacts, composedSite, documentWeights } from '../contract/site.ts';
import { kinds, missingPath } from '../site/kinds.ts';
import { weighPages } from '../weight/page-weight.ts';
import { expectNone } from './expect-none.ts';

const table = 'delivery/release/budgets.ts';
const overLimit = 'docs/CONTRIBUTING.md#mend-a-budget says how to mend it.';
const { shell, remotes } = await builtArtifacts();
const documents = (await composedSite()).filter(({ type }) => type === 'text/html');
const htmlOf = new Map(documents.map(({ path, body }) => [path, body]));
const weights = await documentWeights();
const catalogue = mergeCatalogues(
  kindsOfEntries,
  remotes.map(({ app, manifest }) => ({ base: filesBase(app), catalogue: manifest.catalogue })),
);
/** The entries of the kinds that a page shows. */
const shownAt = (path: string) => {
  const page = remotes.flatMap(({ manifest }) => manifest.pages).find((one) => one.path === path);
  return entriesOfKinds(page?.shows ?? [], catalogue);
};
/** The number of insets of other teams in a document. */
const insetsAt = (path: string) => (htmlOf.get(path) ?? '').split('data-inset=').length - 1;
const firstLoads = await weighPages({ shell, remotes }, documents);

describe.each(remotes)('$app', (remote) => {
  it('has pages whose modules and stylesheets are within their budgets', async () => {
    expectNone(await loadFaults(shell, remote, budgets), overLimit);
  });

  it('has no more than its share of the modules of a page', async () => {
    expectNone(await shareFaults(remote, budgets.remoteJavaScript), overLimit);
  });
});

describe('the document is within its budget', () => {
  it.each(weights)('%s', async (path, bytes) => {
    expectNone(
      await documentFaults({
        app: 'the site',
        path,
        bytes,
        html: htmlOf.get(path) ?? '',
        shown: shownAt(path),
        insets: insetsAt(path),
      }),
      overLimit,
    );
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
  expectNone(overBudget({ what, figure: 'idleJavaScript', bytes, limit, table }), overLimit);
});

it('what loads under the lamp is within its budget, and no page loads it before', async () => {
  const { manifest } = shell;
  const file = publishedNames(manifest).get('lamp.js') ?? '';
  const first = modulesOf(manifest, [manifest.entry]);
  expect(first).not.toContain(file);
  const bytes = await weighFiles(
    shell,
    modulesOf(manifest, [file]).filter((one) => !first.includes(one)),
  );
  expect(bytes).toBeGreaterThan(2_048);
  expectNone(overBudget({ what: 'the shell', figure: 'lamp', bytes, limit: budgets.lamp, table }), overLimit);
});

describe('a first load is within its budget', () => {
  it.each(Object.entries(firstLoads))('%s', (name, weight) => {
    const path = kinds.find((kind) => kind.name === name)?.path ?? '';
    const address = path === missingPath ? '/404.html' : path;
    const { javaScript, requests, rounds } = pageBudget(address);
    const limits = {
      html: documentLimit(address, shownAt(address), insetsAt(address)),
      javaScript,
      fonts: budgets.fonts,
    };
    const faults = Object.entries(limits).flatMap(([figure, limit]) =>
      overBudget({ what: address, figure, bytes: weight[figure as keyof typeof limits], limit, table }),
    );
    if (weight.requests > requests) {
      faults.push(
        `${address}: a first load makes ${weight.requests} requests, and its limit is ${requests}: ${weight.requested.join(', ')}. Code that only some pages need is best imported by those alone.`,
      );
    }
    expectNone(faults, overLimit);
    expect(weight.rounds, 'rounds of requests').toBeLessThanOrEqual(rounds);
  });
});

it('the page of nine, which few visitors open, has no more than 8 KB of code and styles of its own', async () => {
  const editorial = remotes.find(({ app }) => app === 'editorial');
  const names = editorial && publishedNames(editorial.manifest);
  const own = ['js', 'css'].map((type) => names?.get(`__federation_expose_NinePage.${type}`) ?? '');
  expect(editorial && (await weighFiles(editorial, own))).toBeLessThanOrEqual(8 * 1024);
});

it('a page has room for entries only beyond those that it was weighed with', () => {
  const more = Object.entries(budgets.entries).filter(([kind, { counted }]) => {
    const there = catalogue[kind as keyof typeof catalogue]?.length ?? 0;
    return counted > there;
  });
  expectNone(
    more.map(([kind]) => kind),
    `${table} counts more entries than there are; lower its counts:`,
  );
  expect(documentLimit('/binder', catalogue)).toBeLessThanOrEqual(
    pageBudget('/binder').html * (1 + budgets.maxGrowthShare),
  );
});

it('every row of the table is of a page that there is', () => {
  const addresses = [...htmlOf.keys()];
  const matching = (row: string) =>
    addresses.filter((path) => path === row || (row !== '*' && path.replace(/[^/]+$/, '*') === row));
  expectNone(
    Object.keys(budgets.pages).filter((row) => row !== '*' && matching(row).length === 0),
    `${table} has rows for pages that do not exist:`,
  );
});
