import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { FileStorage, readLive } from '../../delivery/index.ts';
import { release, run } from '../release/command.ts';
import { useOwnSite } from '../release/set-up.ts';
import { root } from '../site/root.ts';
import { ask } from './ask.ts';
import { buildImage, ended, type Image, missingForImages } from './build-image.ts';
import { freePort } from './free-port.ts';

// The container image, built and run as compose.yaml says, without root.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

interface Service {
  command: string[];
  volumes: { target: string; read_only?: boolean }[];
  read_only: boolean;
  tmpfs: string[];
  cap_drop: string[];
  security_opt: string[];
}

const { services } = parse(readFileSync(join(root, 'delivery/serve/exports/compose.yaml'), 'utf8')) as {
  services: Record<'site' | 'intake', Service>;
};

const missing = missingForImages();
const isRequired = process.env.IMAGES === 'required';
if (missing && !isRequired) console.log(`Images are not tested: ${missing}.`);

describe.skipIf(missing !== null && !isRequired)('the container image', () => {
  const own = useOwnSite();
  let image: Image;
  let store: string;
  let keys: string;
  let key: string;

  beforeAll(async () => {
    if (missing) throw new Error(`Images cannot be tested: ${missing}.`);
    image = await buildImage();
    [store, keys] = [join(image.folder, 'store'), join(image.folder, 'keys')];
    await own.putInto(new FileStorage(store));
    mkdirSync(keys);
    const made = await release(['intake', '--keys', join(keys, 'intake-keys.json'), '--new-key', 'marvel', '--json']);
    key = (JSON.parse(made.stdout) as { key: string }).key;
    for (const folder of [store, keys]) await image.give(folder);
  });
  afterAll(() => image?.remove());

  /** Runs a service of compose.yaml; its words, and what is mounted where. */
  function start(service: Service, mounts: Readonly<Record<string, string>>, more: readonly string[] = []) {
    const { command, volumes, tmpfs, cap_drop, security_opt } = service;
    const bound = volumes.flatMap(({ target, read_only }) =>
      mounts[target] ? ['--volume', `${mounts[target]}:${target}${read_only ? ':ro' : ''}`] : [],
    );
    const limits = [
      ...(service.read_only ? ['--read-only'] : []),
      ...tmpfs.flatMap((path) => ['--tmpfs', path]),
      ...cap_drop.flatMap((name) => ['--cap-drop', name]),
      ...security_opt.flatMap((option) => ['--security-opt', option]),
    ];
    return (port: number) => {
      const words = command.with(command.indexOf('--port') + 1, `${port}`);
      return image.podman(['run', '--rm', '--network', 'host', ...more, ...limits, ...bound, image.name, ...words]);
    };
  }

  it('serves a store without root, writes nowhere, and ends when it is told to', async () => {
    const port = await freePort();
    const child = start(services.site, { '/store': store }, ['--name', 'site'])(port);
    const end = ended(child);
    const status = async (path: string) => (await ask(port, path).catch(() => null))?.status;
    await Promise.race([end, expect.poll(() => status('/health.json'), { timeout: 60_000 }).toBe(200)]);
    expect(String((await ask(port, '/marvel')).body)).toContain('<h1>one');
    const tries = `for (const file of ['/site/x', '/store/x', '/x']) try { fs.writeFileSync(file, ''); } catch ({ code }) { console.log(code); }`;
    const said = await ended(
      image.podman(['exec', 'site', 'node', '-p', `process.getuid(); ${tries} process.getuid()`]),
    );
    expect(said.trim().split('\n')).toEqual(['EROFS', 'EROFS', 'EROFS', '1000']);
    child.kill('SIGTERM');
    await end;
  });

  it('says what to do about a store that is missing', async () => {
    const failed = ended(start(services.site, {})(await freePort()));
    await expect(failed).rejects.toThrow(
      /ended with 1:\n[\s\S]*\/store is not a store: it has no history\. Check --store/,
    );
  });

  it('takes releases of teams in a sandbox, and ends when it is told to', async () => {
    const port = await freePort();
    const child = start(services.intake, { '/store': store, '/keys': keys }, ['--userns', 'keep-id:uid=1000,gid=1000'])(
      port,
    );
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const end = ended(child);
    await Promise.race([end, expect.poll(() => said, { timeout: 60_000 }).toContain('The intake is at')]);
    expect(said).toContain('Sandbox: bubblewrap, with a filter of system calls.');
    const team = join(own.folder, 'team');
    mkdirSync(team);
    const declaration = {
      name: 'marvel',
      label: 'Marvel',
      owner: 'Marvel',
      port: 5180,
      patterns: ['/marvel'],
      franchise: null,
    };
    writeFileSync(join(team, 'remote.json'), JSON.stringify(declaration));
    await create({ gzip: true, cwd: own.next.folder, file: join(team, 'marvel.tgz') }, ['.']);
    const kit = ['--import', import.meta.resolve('tsx'), join(root, 'shared/cli/kit.ts')];
    const words = [...kit, 'publish', '--to', `http://127.0.0.1:${port}`];
    const sent = await run(process.execPath, words, { cwd: team, env: { ...process.env, MINT_ROW_PUBLISH_KEY: key } });
    expect(sent.code, sent.stderr).toBe(0);
    expect((await readLive(new FileStorage(store)))?.releases.marvel).toBe(own.next.release);
    child.kill('SIGTERM');
    await end;
  });
});
