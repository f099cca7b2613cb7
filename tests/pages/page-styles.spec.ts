import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleFaults } from '@mint-row/kit/checks';
import { filesBase, type Registry, registryPath } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { type RemoteArtifact, stylesOf } from '../../delivery/index.ts';
import { builtArtifacts, composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';

const { shell, remotes } = await builtArtifacts();
const files = await composedSite();
const pages = remotes.flatMap((remote) => remote.manifest.pages.map((page) => ({ ...page, remote })));
const withOwn = remotes.filter(({ manifest }) => Object.keys(manifest.pageStyles).length > 0);

it('some pages have styles of their own', () => {
  expect(withOwn.map(({ app }) => app)).toContain('editorial');
});

describe('a document contains the shell’s rules, the remote’s common and its page’s own styles, then those of insets', () => {
  it.each(pages)('$path', ({ path, expose, insets = [], remote }) => {
    const { body } = files.find((file) => file.path === path) ?? { body: '' };
    const contained = [...body.matchAll(/<style data-href="([^"]*)"/g)].map(([, href]) => href);
    expect(contained).toEqual([
      ...shell.manifest.styles.map((file) => filesBase('shell') + file),
      ...stylesOf(remote.manifest, expose).map((file) => filesBase(remote.app) + file),
      ...insets.flatMap(({ name }) =>
        remotes.flatMap(({ app, manifest }) =>
          manifest.insets ? (manifest.pageStyles[name] ?? []).map((file) => filesBase(app) + file) : [],
        ),
      ),
    ]);
  });
});

it('the registry lists them with their exposed modules, and omits modules without', () => {
  const registry = JSON.parse(files.find(({ path }) => path === registryPath)?.body ?? '') as Registry;
  for (const { app, manifest } of remotes) {
    const listed = Object.entries(registry.remotes[app]?.exposes ?? {}).flatMap(([name, module]) =>
      'styles' in module ? [[name, module.styles] as const] : [],
    );
    expect(Object.fromEntries(listed)).toEqual(manifest.pageStyles);
  }
});

describe.each(withOwn)('the pages’ own styles of $app', (remote) => {
  const { app, manifest } = remote;

  it('are each in a layer that wins over the common styles, whichever comes first, after utilities of that page', async () => {
    for (const file of Object.values(manifest.pageStyles).flat()) {
      const css = await readStyle(remote, file);
      const layers = css.split('@layer ').slice(1);
      const utilities = layers.filter((layer) => /^(?:[a-z]+-utilities-\d+|utilities)\{/.test(layer));
      expect(layers.slice(utilities.length), file).toSatisfy((own: string[]) =>
        own.every((layer) => layer.startsWith(`${app}-page{[data-app=${app}]{`)),
      );
    }
  });

  it('begin each rule with a class of one file alone, so that the order of visits does not matter', async () => {
    expectNone(await styleFaults(remote), `Stylesheets of ${app} would change other pages:`);
  });
});

function readStyle({ folder }: RemoteArtifact, file: string): Promise<string> {
  return readFile(join(folder, 'client', file), 'utf8');
}
