import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseConfig, sharedChunks } from './base.ts';

describe.each(['/work/site', '/home/guides/lists/site'])('the shared chunks of a remote in %s', (checkout) => {
  const chunkOf = (path: string) =>
    sharedChunks(`${checkout}/remote-sports`).find(({ test }) => test(`${checkout}/${path}`))?.name;

  it.each([
    ['remote-sports/src/guides/first-printings/Sign.tsx', 'guides'],
    ['shared/ui/guide/GuideFrame.tsx', 'guides'],
    ['shared/ui/lists/sorted.ts', 'lists'],
    ['remote-sports/src/values/table.css', 'values'],
    ['shared/ui/Section.tsx', 'common'],
    ['remote-sports/src/content/guides.ts', 'common'],
  ])('has %s in %s', (path, chunk) => {
    expect(chunkOf(path)).toBe(chunk);
  });
});

describe('in development', () => {
  const pluginsOf = ({ optimizeDeps }: ReturnType<typeof baseConfig>) =>
    [optimizeDeps?.rolldownOptions?.plugins ?? []]
      .flat()
      .flatMap((plugin) => (plugin && 'name' in plugin ? plugin.name : []));

  it('a remote that has Sonner gets its styles, which the kit has in a layer of its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mint-row-base-'));
    const write = (dependencies: object) => writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
    await write({ react: '19.3.1' });
    expect(pluginsOf(baseConfig(folder, 5190, 'development'))).toContain('mint-row:strict-styles');
    await write({ react: '19.3.1', sonner: '2.0.8' });
    expect(pluginsOf(baseConfig(folder, 5190, 'development'))).toEqual(['mint-row:bundled-styles']);
    await rm(folder, { recursive: true });
  });

  it('servers of two kinds, which may run at once, bundle dependencies into folders of their own', () => {
    const folders = ['development', 'development-in-site'].map((use) => baseConfig('/sports', 5190, use).cacheDir);
    expect(new Set(folders).size).toBe(2);
  });
});
