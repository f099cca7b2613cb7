import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { FileStorage } from '../../delivery/index.ts';
import { useOwnSite } from '../release/set-up.ts';
import { outputFolder, root } from '../site/root.ts';
import { ask } from './ask.ts';
import { freePort } from './free-port.ts';
import { answering } from './run-web-server.ts';
import { installed } from './web-server-programs.ts';

// The files with which operators run the server: container files, units of systemd, a compose file, and a manifest of
// Kubernetes.

const folder = join(root, 'delivery/serve/exports');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const named = (end: string) => readdirSync(folder).filter((file) => file.endsWith(end));

interface Compose {
  services: Record<string, { command: string[]; read_only: boolean; healthcheck: { test: string[] } }>;
}

interface Probe {
  httpGet: { path: string; port: string };
}

interface Container {
  command: string[];
  ports: { name: string; containerPort: number }[];
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  securityContext: { readOnlyRootFilesystem: boolean; allowPrivilegeEscalation: boolean };
  volumeMounts: { name: string }[];
}

interface Deployment {
  kind: string;
  spec: {
    selector: { matchLabels: object };
    template: {
      metadata: { labels: object };
      spec: { securityContext: { runAsNonRoot: boolean }; containers: [Container]; volumes: { name: string }[] };
    };
  };
}

const { site: composed } = (parse(read('compose.yaml')) as Compose).services;
if (!composed) throw new Error('compose.yaml has no service "site".');
const manifests = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS() as Deployment);
const pod = manifests.find(({ kind }) => kind === 'Deployment')?.spec;
if (!pod) throw new Error('kubernetes.yaml has no deployment.');
const [container] = pod.template.spec.containers;

describe.each(named('.Containerfile'))('%s', (file) => {
  const lines = read(file).split('\n');

  it('copies existing files, and runs ones that it copied', () => {
    const copied = lines.flatMap((line) => (/^COPY (?!--from)/.test(line) ? line.split(' ').slice(1, -1) : []));
    const run = lines.flatMap((line) => line.match(/[\w./-]+\.ts\b/g) ?? []);
    for (const source of [...copied, ...run]) expect(existsSync(join(root, source)), source).toBe(true);
    for (const source of run)
      expect(
        copied.some((copiedPath) => source.startsWith(`${copiedPath}/`)),
        source,
      ).toBe(true);
  });

  it('runs as a user that may not change anything', () => {
    const users = lines.filter((line) => line.startsWith('USER '));
    expect(users).toHaveLength(1);
    expect(users[0]).not.toMatch(/root|\b0\b/);
    expect(lines.findIndex((line) => line.startsWith('USER '))).toBeGreaterThan(
      lines.findLastIndex((line) => /^(RUN|COPY)/.test(line)),
    );
  });
});

it('there is a container file for each server', () => {
  expect(named('.Containerfile').sort()).toEqual(['caddy.Containerfile', 'nginx.Containerfile', 'node.Containerfile']);
});

describe.each(named('.service'))('%s', (file) => {
  const analyze = installed('systemd-analyze');

  it.skipIf(!analyze)('is a unit that systemd accepts', () => {
    const { status, stderr } = spawnSync(analyze ?? '', ['verify', '--man=no', join(folder, file)], {
      encoding: 'utf8',
    });
    // Another machine may have Node elsewhere.
    const faults = stderr.split('\n').filter((line) => line && !line.includes('/usr/bin/node is not executable'));
    expect([faults, status === 0 || stderr !== '']).toEqual([[], true]);
  });

  it('lets a command end by itself before it is killed, and starts it again', () => {
    expect(read(file)).toMatch(/^TimeoutStopSec=1\dmin$|^TimeoutStopSec=15$/m);
    expect(read(file)).toMatch(/^Restart=always$/m);
  });
});

describe('commands', () => {
  const own = useOwnSite();
  const [, unit = ''] = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(read('mint-row.service')) ?? [];

  it.each([
    ['the unit', unit.split(' ')],
    ['compose.yaml', composed.command.slice(1)],
    ['kubernetes.yaml', container.command.slice(1)],
  ])('of %s serves a store, and answers the probes', async (_file, words) => {
    const storage = new FileStorage(`${own.folder}/store`);
    if (!existsSync(`${own.folder}/store`)) await own.putInto(storage);
    const port = await freePort();
    const adapted = words
      .with(words.indexOf('--store') + 1, storage.address)
      .with(words.indexOf('--port') + 1, `${port}`);
    const child = spawn(process.execPath, adapted, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const server = await answering(child, {
      name: adapted.join(' '),
      port,
      folder: await mkdtemp(join(outputFolder, 'deployment-')),
    });
    for (const path of probes()) expect((await ask(port, path)).status, path).toBe(200);
    await server.stop();
  });

  it('answer at the ports that are named', () => {
    const portOf = (words: string[]) => Number(words[words.indexOf('--port') + 1]);
    expect(container.ports).toEqual([{ name: 'http', containerPort: portOf(container.command) }]);
    expect(composed.healthcheck.test.join(' ')).toContain(`http://127.0.0.1:${portOf(composed.command)}/`);
    expect(probePorts()).toEqual(['http']);
  });
});

it('containers may write nothing but their mounts, and gain no rights', () => {
  expect(composed.read_only).toBe(true);
  expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
  expect(pod.template.spec.securityContext.runAsNonRoot).toBe(true);
  expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.template.spec.volumes.map(({ name }) => name));
});

it('the parts of the manifest for Kubernetes belong together', () => {
  expect(manifests.map(({ kind }) => kind)).toEqual(['Deployment', 'Service', 'PodDisruptionBudget']);
  expect(pod.template.metadata.labels).toMatchObject(pod.selector.matchLabels);
});

function probesOf({ startupProbe, readinessProbe, livenessProbe }: Container) {
  return [startupProbe, readinessProbe, livenessProbe].map(({ httpGet }) => httpGet);
}

/** The paths that the probes of Kubernetes and of the compose file request. */
function probes(): Set<string> {
  const [, path = ''] = /fetch\('http:\/\/[^/]+([^']*)'\)/.exec(composed?.healthcheck.test.join(' ') ?? '') ?? [];
  return new Set([path, ...probesOf(container).map((probe) => probe.path)]);
}

function probePorts(): string[] {
  return [...new Set(probesOf(container).map(({ port }) => port))];
}
