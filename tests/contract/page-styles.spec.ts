import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBase, type Registry, registryPath } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { type RemoteArtifact, stylesOf } from '../../delivery/index.ts';
import { builtArtifacts, composedSite } from './site.ts';

const { shell, remotes } = await builtArtifacts();
const files = await composedSite();
const pages = remotes.flatMap((remote) => remote.manifest.pages.map((page) => ({ ...page, remote })));
const withOwn = remotes.filter(({ manifest }) => Object.keys(manifest.pageStyles).length > 0);

it('some pages have styles of their own', () => {
  expect(withOwn.map(({ app }) => app)).toContain('editorial');
});

describe('a document contains the shell’s rules, the remote’s common and its page’s own styles, in that order', () => {
  it.each(pages)('$path', ({ path, expose, remote }) => {
    const { body } = files.find((file) => file.path === path) ?? { body: '' };
    const contained = [...body.matchAll(/<style data-href="([^"]*)"/g)].map(([, href]) => href);
    expect(contained).toEqual([
      ...shell.manifest.styles.map((file) => filesBase('shell') + file),
      ...stylesOf(remote.manifest, expose).map((file) => filesBase(remote.app) + file),
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

  it('are each in a layer that wins over the common styles, whichever comes first', async () => {
    for (const file of Object.values(manifest.pageStyles).flat()) {
      const css = await readStyle(remote, file);
      expect(css.split('@layer').slice(1), file).toSatisfy((layers: string[]) =>
        layers.every((layer) => layer.startsWith(` ${app}-page{[data-app=${app}]{`)),
      );
    }
  });

  it('begin each rule with a class of one file alone, so that the order of visits does not matter', async () => {
    const owners = new Map<string, string>();
    for (const file of new Set(Object.values(manifest.pageStyles).flat())) {
      for (const start of new Set(startsOf(await readStyle(remote, file)))) {
        expect(start, `a rule of ${file}`).toMatch(/^& \.[\w-]+$/);
        expect(owners.get(start), `"${start}" is in ${file} too`).toBeUndefined();
        owners.set(start, file);
      }
    }
    expect(owners.size).toBeGreaterThan(0);
  });
});

function readStyle({ folder }: RemoteArtifact, file: string): Promise<string> {
  return readFile(join(folder, 'client', file), 'utf8');
}

/** The first part of each rule under the remote's attribute, in any media: `& .plot` of `& .plot:hover > g`. */
function startsOf(css: string): string[] {
  const starts: string[] = [];
  /** The rules around the current position, without at-rules of media. */
  const around: string[] = [];
  // The minifier groups the starts of rules that are alike.
  const ungrouped = css.replaceAll(/& :is\(([^()]*)\)/g, (_, list: string) => list.replaceAll(/(^|,)\s*/g, '$1& '));
  for (const [, before = '', brace] of ungrouped.matchAll(/([^{}]*)([{}])/g)) {
    const rule = before.split(';').at(-1) ?? '';
    const depth = around.filter((one) => !/^@(media|container|supports)/.test(one)).length;
    if (brace === '}') around.pop();
    else {
      if (depth === 2 && !rule.startsWith('@'))
        starts.push(...rule.split(',').map((one) => one.replace(/(?<=\w)[^\w-].*/, '')));
      around.push(rule);
    }
  }
  return starts;
}
