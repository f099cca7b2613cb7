import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { hashOf } from '../store/layout.ts';
import { type SandboxUse, sandboxFor } from './renderer.ts';

const site = {
  shell: { app: 'shell', release: 'shell-1111' } as ShellArtifact,
  remotes: [
    { app: 'marvel', release: 'marvel-2222' },
    { app: 'pokemon', release: 'pokemon-3333' },
    // Again, as for another part of it.
    { app: 'pokemon', release: 'pokemon-3333' },
  ] as RemoteArtifact[],
};
const allOwn = new Set([site.shell, ...site.remotes].map(({ release }) => hashOf(release)));
const standing: Sandbox = { walls: { name: 'walls', start: () => ({ command: '', args: [] }) } };
const none: Sandbox = { walls: null, why: 'Namespaces are forbidden.' };

/** The sandbox for the site's code, where there is one. */
const used = (sandbox: Sandbox, use?: SandboxUse) => sandboxFor(site, use, async () => sandbox);

describe('where the system has a sandbox, it is used', () => {
  it.each(['always', 'for others'] as const)('if it is needed %s', async (need) => {
    expect(await used(standing, { need, own: new Set() })).toBe(standing);
  });

  it('by default', async () => {
    expect(await used(standing)).toBe(standing);
  });

  it('unless --no-sandbox was given', async () => {
    const { walls } = await used(standing, { need: 'never', own: allOwn });
    expect(walls).toBeNull();
  });
});

describe('where it has none', () => {
  it('code that this checkout did not build is refused, by its names and with the reason', async () => {
    const own = new Set([...allOwn].filter((hash) => hash !== hashOf('marvel-2222')));
    await expect(used(none, { need: 'for others', own })).rejects.toThrow(
      /^marvel: code that this checkout did not build .*Namespaces are forbidden\..* --no-sandbox/,
    );
    await expect(used(none, { need: 'for others', own: new Set() })).rejects.toThrow(/^shell, marvel, pokemon: /);
  });

  it('code that this checkout has built is rendered', async () => {
    expect(await used(none, { need: 'for others', own: allOwn })).toBe(none);
  });

  it('--require-sandbox refuses even that', async () => {
    await expect(used(none, { need: 'always', own: allOwn })).rejects.toThrow(
      /^--require-sandbox: .*Namespaces are forbidden/,
    );
  });
});

it('is replaced by tests alone: no other product file names what renders without it', () => {
  const root = join(import.meta.dirname, '../..');
  const files = ['delivery', 'shared'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  );
  const naming = files
    .filter((file) => /(?<!\.spec)\.[jt]sx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('startUnconfined'));
  expect(naming).toEqual([join('delivery', 'compose', 'renderer.ts')]);
});
