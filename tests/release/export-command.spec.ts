import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FileStorage } from '../../delivery/index.ts';
import { commandLine, run } from './command.ts';
import { useOwnSite } from './set-up.ts';

// Each is a process or more, and all share the cores.
vi.setConfig({ testTimeout: 60_000, maxConcurrency: 4 });

const own = useOwnSite();

describe.concurrent('export', () => {
  const exportFor = (...args: string[]) => {
    const [program, ...first] = commandLine('export');
    return run(program, [...first, ...args]);
  };

  it('exports, says what to do next, and how to call it', async () => {
    const [folder, out] = [join(own.folder, 'store'), join(own.folder, 'exported')];
    await own.putInto(new FileStorage(folder));
    const { code, stdout } = await exportFor('nginx', '--store', folder, '--out', out, '--json');
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      {
        folder: expect.any(String),
        changed: true,
        configuration: join(out, 'current/site.conf'),
        reload: 'nginx -t && nginx -s reload',
      },
    ]);
    expect((await exportFor('--help')).stdout).toContain('Usage: npm run export -- ');
    await rm(out, { recursive: true });
  });

  it('says a failure as JSON, too', async () => {
    const { code, stdout } = await exportFor('nginx', '--store', own.folder, '--out', own.folder, '--json');
    expect([code, JSON.parse(stdout)]).toEqual([1, { error: expect.stringContaining('is not a store') }]);
  });

  it.each([['nginx'], ['nginx', '--out', '/nowhere', '--store', '/nowhere']])(
    '%s %s %s %s %s ends with 1',
    async (...words) => {
      const { code, stderr } = await exportFor(...words.filter((word) => word !== undefined));
      expect(code).toBe(1);
      expect(stderr).not.toMatch(/\n {4}at /);
    },
  );
});
