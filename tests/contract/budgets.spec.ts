import { describe, expect, it } from 'vitest';
import {
  budgets,
  documentBudget,
  firstLoadBudgets,
  modulesOf,
  ownFirstLoadBudgets,
  stylesOf,
  weighFiles,
} from '../../delivery/index.ts';
import { weighPages } from '../weight/page-weight.ts';
import { builtArtifacts, composedSite, documentWeights } from './site.ts';

const { shell, remotes } = await builtArtifacts();
const documents = (await composedSite()).filter(({ type }) => type === 'text/html');
const weights = await documentWeights();
const shellModules = modulesOf(shell.manifest, [shell.manifest.entry]);
const shellJavaScript = await weighFiles(shell, shellModules);
const shellCss = await weighFiles(shell, shell.manifest.styles);

describe.each(remotes)('a first load of a page of $app', (remote) => {
  it.each(Object.entries(remote.manifest.exposes))('%s: its JavaScript', async (_name, chunk) => {
    const own = await weighFiles(remote, modulesOf(remote.manifest, [remote.manifest.entry, chunk]));
    expect(own).toBeLessThanOrEqual(budgets.remoteJavaScript);
    expect(shellJavaScript + own).toBeLessThanOrEqual(budgets.javaScript);
  });

  it.each(Object.keys(remote.manifest.exposes))('%s: its CSS', async (expose) => {
    expect(shellCss + (await weighFiles(remote, stylesOf(remote.manifest, expose)))).toBeLessThanOrEqual(budgets.css);
  });
});

describe('documents', () => {
  it.each(weights)('%s', (path, bytes) => {
    expect(bytes).toBeLessThanOrEqual(documentBudget(path));
  });
});

describe('fonts', () => {
  it('are few and small', async () => {
    const bytes = shell.manifest.fonts.map((file) => shell.manifest.files[`client/${file}`]?.bytes ?? 0);
    expect(bytes.length).toBeLessThanOrEqual(budgets.fontFiles);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.fonts);
  });
});

describe.each(Object.entries(await weighPages({ shell, remotes }, documents)))(
  'a first load of a page: %s',
  (name, weight) => {
    const [kind = name] = name.split(',');
    const limits = { ...firstLoadBudgets, ...ownFirstLoadBudgets[kind] };

    it.each(Object.entries(limits))('%s', (figure, limit) => {
      expect(weight[figure as keyof typeof weight]).toBeLessThanOrEqual(limit);
    });
  },
);
