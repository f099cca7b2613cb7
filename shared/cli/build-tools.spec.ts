import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isWithin, refuseUnlessTools } from './build-tools.ts';

it.each([
  ['8.3.8', '^8.3.8', true],
  ['8.10.0', '^8.3.8', true],
  ['8.4.0', '^8.3.8', true],
  ['8.3.7', '^8.3.8', false],
  ['8.2.9', '^8.3.8', false],
  ['7.9.9', '^8.3.8', false],
  ['9.0.0', '^8.3.8', false],
  ['1.4.1', '1.4.1', true],
  ['1.4.2', '1.4.1', false],
])('%s in %s: %s', (version, range, within) => {
  expect(isWithin(version, range)).toBe(within);
});

it('names each tool that is missing or has another version, and the command that installs all', async () => {
  const remote = await mkdtemp(join(tmpdir(), 'mint-row-tools-'));
  const install = async (name: string, version: string) => {
    await mkdir(join(remote, 'node_modules', name), { recursive: true });
    await writeFile(join(remote, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  };
  try {
    await install('vite', '7.3.8');
    await install('tailwindcss', '4.3.3');
    const refuse = () => refuseUnlessTools(remote, { vite: '^8.3.8', tailwindcss: '^4.3.3', '@made-up/tool': '1.4.1' });
    expect(refuse).toThrow(
      /^The kit builds with vite \^8\.3\.8 \(here: 7\.3\.8\), @made-up\/tool 1\.4\.1 \(not installed\)\. Install: .* "vite@\^8\.3\.8" "@made-up\/tool@1\.4\.1"$/,
    );
    await install('vite', '8.3.8');
    await install('@made-up/tool', '1.4.1');
    expect(refuse).not.toThrow();
  } finally {
    await rm(remote, { recursive: true });
  }
});

it('this repository has the tools that the kit lists', () => {
  expect(() => refuseUnlessTools(process.cwd())).not.toThrow();
});

it('npm installs the kit beside any other version of a tool, for hosts that only show pages', async () => {
  const text = await readFile(join(import.meta.dirname, '../package.json'), 'utf8');
  const { buildTools, peerDependencies, peerDependenciesMeta } = JSON.parse(text) as Record<string, object>;
  // npm refuses an optional peer of another version than the range, too.
  for (const name of Object.keys({ ...buildTools })) {
    expect(peerDependencies).toHaveProperty([name], '*');
    expect(peerDependenciesMeta).toHaveProperty([name], { optional: true });
  }
  expect(buildTools).toHaveProperty('vite');
});
