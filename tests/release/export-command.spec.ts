import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

  it('exports, and prints the next step and the usage', async () => {
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

  it('promises TLS for the configured host, and redirects to it', async () => {
    const folder = join(own.folder, 'store-with-tls');
    await own.putInto(new FileStorage(folder));
    const configurationOf = async (...args: string[]) => {
      const tls = ['--certificate', '/tls/cert.pem', '--key', '/tls/key.pem', '--json'];
      const out = join(own.folder, `out-${args.join('').replaceAll(/\W/g, '')}`);
      const { stdout } = await exportFor(...args, '--store', folder, '--out', out, ...tls);
      return readFile(JSON.parse(stdout).configuration, 'utf8');
    };
    const elsewhere = ['--origin', 'https://cards.example/', '--redirect-port', '8081', '--hsts', 'preload'];
    const nginx = await configurationOf('nginx');
    expect(nginx).toContain('"max-age=63072000";');
    expect(nginx).toContain('listen 80; return 308 https://mintrow.example$request_uri;');
    const nginxElsewhere = await configurationOf('nginx', ...elsewhere);
    expect(nginxElsewhere).toContain('"max-age=63072000; includeSubDomains; preload";');
    expect(nginxElsewhere).toContain('listen 8081; return 308 https://cards.example$request_uri;');
    expect(await configurationOf('caddy')).toMatch(/:80 \{\s*redir https:\/\/mintrow\.example\{uri\} 308/);
    const caddyElsewhere = await configurationOf('caddy', ...elsewhere);
    expect(caddyElsewhere).toMatch(/:8081 \{\s*redir https:\/\/cards\.example\{uri\} 308/);
    expect(caddyElsewhere).toContain('max-age=63072000; includeSubDomains; preload');
  });

  it.each([
    [['--origin', 'http://cards.example'], 'https://cards.example'],
    [['--origin', 'https://cards.example/a'], 'https://cards.example'],
    [['--origin', 'https://cards.example'], '--certificate'],
    [['--hsts', 'everything'], 'subdomains'],
  ])('refuses %s, with the possible values', async (words, advice) => {
    const { code, stderr } = await exportFor('nginx', '--out', '/nowhere', ...words);
    expect([code, stderr]).toEqual([1, expect.stringContaining(advice)]);
  });

  it('exports for static hosts without settings of servers, and uploads nothing else', async () => {
    const [folder, out] = [join(own.folder, 'store-for-static'), join(own.folder, 'exported-for-static')];
    await own.putInto(new FileStorage(folder));
    const { code, stdout } = await exportFor('static', '--store', folder, '--out', out, '--json');
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ changed: true, configuration: join(out, 'current/wrangler.jsonc') }),
    ]);
    const withPort = await exportFor('static', '--store', folder, '--out', out, '--port', '80');
    expect([withPort.code, withPort.stderr]).toEqual([1, expect.stringContaining('leave out --port')]);
    const toBucket = await exportFor('nginx', '--store', folder, '--out', out, '--bucket', 's3://website');
    expect([toBucket.code, toBucket.stderr]).toEqual([1, expect.stringContaining('export static')]);
  });

  it('refuses a folder that is the store, lies in it or contains it, whatever links lead there', async () => {
    const folder = join(own.folder, 'around', 'store-alone');
    await own.putInto(new FileStorage(folder));
    const link = join(own.folder, 'link');
    await symlink(folder, link);
    for (const out of [folder, join(folder, 'exports/new'), dirname(folder), link, join(link, 'exports')]) {
      const { code, stderr } = await exportFor('nginx', '--store', folder, '--out', out);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/(is in|contains) the store .* a folder elsewhere/)]);
    }
    expect((await readdir(folder)).filter((name) => name === 'current' || /^\d/.test(name))).toEqual([]);
  });

  it('prints a failure as JSON, too', async () => {
    const { code, stdout } = await exportFor('nginx', '--store', own.folder, '--out', own.folder, '--json');
    expect([code, JSON.parse(stdout)]).toEqual([1, { error: expect.stringContaining('is not a store') }]);
  });

  it.each([{ words: 'nginx' }, { words: 'nginx --out /nowhere --store /nowhere' }])(
    '“$words” ends with 1, without a stack',
    async ({ words }) => {
      const { code, stderr } = await exportFor(...words.split(' '));
      expect(code).toBe(1);
      expect(stderr).not.toMatch(/\n {4}at /);
    },
  );
});
