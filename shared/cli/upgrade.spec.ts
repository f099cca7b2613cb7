import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsBetween, upgradeKit } from './upgrade.ts';

let folder = '';
let remote = '';
const printed = vi.fn();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-upgrade-'));
  remote = join(folder, 'remote');
  await mkdir(join(remote, 'node_modules/@mint-row/kit'), { recursive: true });
  await write('package.json', { dependencies: { '@mint-row/kit': 'file:mint-row-kit-1.0.0.tgz' } });
  await write('mint-row-kit-1.0.0.tgz', 'the kit before');
  await write('node_modules/@mint-row/kit/package.json', { name: '@mint-row/kit', version: '1.0.0' });
  // In place of npm: unpacks the tarball, and writes package.json.
  await writeFile(join(folder, 'npm-cli.js'), npm);
  vi.stubEnv('npm_execpath', join(folder, 'npm-cli.js'));
  vi.stubEnv('npm_config_user_agent', 'npm/11.0.0 node/v24.0.0 linux x64');
  vi.spyOn(console, 'log').mockImplementation(printed);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  printed.mockClear();
  await rm(folder, { recursive: true, force: true });
});

const npm = `
const { execFileSync } = require('node:child_process');
const { writeFileSync } = require('node:fs');
const [verb, exact, what] = process.argv.slice(2);
if (verb !== 'install' || exact !== '--save-exact' || process.env.NPM_FAILS) process.exit(1);
const version = what.slice('@mint-row/kit@'.length);
execFileSync('tar', ['-xzf', version.replace('file:', ''), '-C', 'node_modules/@mint-row/kit', '--strip-components=1']);
writeFileSync('package.json', JSON.stringify({ dependencies: { '@mint-row/kit': version } }));
`;

async function write(file: string, content: object | string): Promise<void> {
  await writeFile(join(remote, file), typeof content === 'string' ? content : JSON.stringify(content));
}

/** Packs a kit, outside of the remote's folder. */
async function packedKit(version: string, name = '@mint-row/kit'): Promise<string> {
  const source = await mkdtemp(join(folder, 'kit-'));
  await mkdir(join(source, 'package'));
  await writeFile(join(source, 'package/package.json'), JSON.stringify({ name, version }));
  await writeFile(join(source, 'package/CHANGELOG.md'), changelog);
  const file = join(folder, `some-kit-${version}.tgz`);
  await create({ gzip: true, cwd: source, file }, ['package']);
  return file;
}

const changelog =
  '# Changelog\n\n## Unreleased\n\n- Later.\n\n## 1.10.0\n\n- Ten.\n\n## 1.9.0\n\n- Nine.\n\n## 1.0.0\n\n- First.\n';

const tarballs = async () => (await readdir(remote)).filter((file) => file.endsWith('.tgz'));

describe('another kit', () => {
  it('takes the place of the one before, and what is new in it is printed', async () => {
    await upgradeKit(remote, await packedKit('1.9.0'));
    expect(await tarballs()).toEqual(['mint-row-kit-1.9.0.tgz']);
    expect(await readFile(join(remote, 'package.json'), 'utf8')).toContain('"file:./mint-row-kit-1.9.0.tgz"');
    expect(printed).toHaveBeenCalledWith('The kit is 1.9.0; it was 1.0.0.\n\n## 1.9.0\n\n- Nine.');
  });

  it('leaves everything as it was if npm fails', async () => {
    vi.stubEnv('NPM_FAILS', 'yes');
    const kit = await packedKit('1.9.0');
    await expect(upgradeKit(remote, kit)).rejects.toThrow(
      'npm could not install @mint-row/kit@file:./mint-row-kit-1.9.0.tgz',
    );
    expect(await tarballs()).toEqual(['mint-row-kit-1.0.0.tgz']);
  });

  it('has to be a packed kit', async () => {
    await expect(upgradeKit(remote, await packedKit('1.9.0', 'another'))).rejects.toThrow('is not a packed kit');
    await expect(upgradeKit(remote, join(folder, 'missing.tgz'))).rejects.toThrow('is not a packed kit');
    expect(await tarballs()).toEqual(['mint-row-kit-1.0.0.tgz']);
  });
});

describe('what is new', () => {
  it('is in the sections after the version before, up to the version now', () => {
    expect(newsBetween('1.0.0', '1.10.0', changelog)).toBe(
      'The kit is 1.10.0; it was 1.0.0.\n\n## 1.10.0\n\n- Ten.\n\n## 1.9.0\n\n- Nine.',
    );
    expect(newsBetween('1.9.0', '1.10.0', changelog)).not.toContain('Nine');
  });

  it('is nothing in the same kit or an older one', () => {
    expect(newsBetween('1.9.0', '1.9.0', changelog)).toBe('The kit is 1.9.0, as before.');
    expect(newsBetween('1.10.0', '1.9.0', changelog)).toBe('The kit is 1.9.0; it was 1.10.0. That is an older one.');
  });
});
