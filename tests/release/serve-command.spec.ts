import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FileStorage } from '../../delivery/index.ts';
import { ask } from '../serving/ask.ts';
import { commandLine, run, type Started, serve, started } from './command.ts';
import { useOwnSite } from './set-up.ts';

// Each test starts a process or more.
vi.setConfig({ testTimeout: 60_000 });

const own = useOwnSite();
let store: string;
beforeAll(async () => {
  store = join(own.folder, 'served');
  await own.putInto(new FileStorage(store));
});

describe('the command serve', () => {
  // All of 127.0.0.0/8 leads to this machine: a server that listens on 127.0.0.1 alone does not answer at 127.0.0.2.
  it.runIf(process.platform === 'linux')('listens on loopback alone behind a proxy by default', async () => {
    const beside = '127.0.0.2';
    const [open, proxied, onGivenHost] = await Promise.all([
      serving([]),
      serving(['--trust-proxy']),
      serving(['--trust-proxy', '--host', beside]),
    ]);
    expect(await accepts(open.port, beside)).toBe(true);
    expect(await accepts(proxied.port, '127.0.0.1')).toBe(true);
    expect(await accepts(proxied.port, beside)).toBe(false);
    expect(await accepts(onGivenHost.port, beside)).toBe(true);
    expect(await accepts(onGivenHost.port, '127.0.0.1')).toBe(false);
  });

  // Windows has no signals: a process manager there ends the whole tree.
  it.skipIf(process.platform === 'win32')('ends with the npm that started it', async () => {
    const npm = process.env.npm_execpath;
    const [program, ...first] = npm ? [process.execPath, npm] : ['npm'];
    const words = [...first, 'run', 'serve', '--', '--store', store, '--port', '0'];
    const { child, port } = untilEnd(await started(program, words));
    child.kill('SIGTERM');
    await once(child, 'exit');
    await expect.poll(() => accepts(port, '127.0.0.1'), { timeout: 5_000 }).toBe(false);
  });

  it('writes a line of JSON for each request, and counts on a port of its own', async () => {
    const { lines, port, operatorPort } = await serving(['--operator-port', '0', '--log', 'json']);
    const events = () => lines.map((line) => JSON.parse(line) as Record<string, string>);
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${trace}-b7ad6b7169203331-01`;
    const answer = await fetch(`http://localhost:${port}/marvel?secret`, {
      headers: { traceparent, 'x-request-id': 'not-trusted' },
    });
    const metrics = await (await fetch(`http://localhost:${operatorPort}/metrics`)).text();
    expect(metrics).toContain('mint_row_requests_total{status="200",route="page",application="marvel"} 1');
    const described = () => events().find(({ event }) => event === 'request');
    await expect.poll(described).toMatchObject({ route: 'page', app: 'marvel', path: '/marvel', status: 200 });
    expect(described()?.id).toBe(answer.headers.get('x-request-id'));
    expect(described()?.traceparent).toMatch(new RegExp(`^00-${trace}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`));
    expect(lines.join('\n')).not.toMatch(/secret|not-trusted|127\.0\.0\.1"/);
  });

  it('shows operators, and nobody else, the page of releases', async () => {
    const { port: site, operatorPort: operators } = await serving(['--operator-port', '0']);
    const { status, headers, body } = await ask(operators, '/');
    expect([status, headers['cache-control'], headers['x-frame-options']]).toEqual([200, 'no-store', 'DENY']);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(String(body)).toContain('<h1>Releases</h1>');
    expect(String(body)).toContain('this server');
    // A name could be another site's, which would then read it in an operator's browser.
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example', '[::1].evil.example'])
      expect([host, (await ask(operators, '/', { headers: { host } })).status]).toEqual([host, 421]);
    for (const host of ['127.0.0.1', 'localhost:9464', '[::1]:9464', '10.0.0.5'])
      expect([host, (await ask(operators, '/', { headers: { host } })).status]).toEqual([host, 200]);
    expect((await ask(operators, '/', { method: 'POST' })).status).toBe(404);
    for (const path of ['/', '/marvel', '/metrics']) {
      expect(String((await ask(site, path)).body)).not.toContain('<h1>Releases</h1>');
    }
  });

  it('does not begin without the port of its operators', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const { port } = taken.address() as AddressInfo;
    const [program, ...first] = commandLine('serve');
    const { code, stderr } = await run(program, [
      ...first,
      '--store',
      store,
      '--port',
      '0',
      '--operator-port',
      `${port}`,
    ]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
  });

  it('ignores an empty variable PORT, and reports one that is no port', async () => {
    const [program, ...first] = commandLine('serve');
    const withPort = (port: string) =>
      run(program, [...first, '--store', '/nowhere'], { env: { ...process.env, PORT: port } });
    expect((await withPort('')).stderr).toContain('/nowhere is not a store');
    for (const port of ['http', '65536', '-1']) {
      const { code, stderr } = await withPort(port);
      expect([port, code, stderr]).toEqual([port, 1, expect.stringContaining('PORT')]);
    }
  });
});

/** Starts `serve` until the end of the test. */
async function serving(args: readonly string[]): Promise<Started> {
  return untilEnd(await serve(store, args));
}

function untilEnd(server: Started): Started {
  onTestFinished(() => void server.child.kill());
  return server;
}

/** Whether a server accepts connections. */
function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
