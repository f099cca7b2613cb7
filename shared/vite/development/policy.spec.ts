import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createLogger, createServer } from 'vite';
import { expect, it, vi } from 'vitest';
import { policyOfProduction } from './policy.ts';

/** Asks a development server by a name, twice. Returns the status of the first answer, and what the terminal shows. */
async function askedBy(host: string): Promise<{ status: number | undefined; printed: string[] }> {
  const printed: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (line: string) => printed.push(line) };
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    plugins: policyOfProduction(),
    server: { port: 0, host: '127.0.0.1' },
    optimizeDeps: { noDiscovery: true },
    customLogger,
  });
  try {
    await server.listen();
    const port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port);
    const ask = async () => {
      const [answer] = (await once(
        get({ host: '127.0.0.1', port, path: '/@vite/client', headers: { host } }),
        'response',
      )) as [IncomingMessage];
      await once(answer.resume(), 'end');
      return answer.statusCode;
    };
    const status = await ask();
    await ask();
    return { status, printed };
  } finally {
    await server.close();
  }
}

it('a name that is not allowed is refused, and the terminal says once how to allow it', async () => {
  const { status, printed } = await askedBy('box.example:5173');
  expect(status).toBe(403);
  expect(printed).toEqual([
    expect.stringMatching(
      /^A request to "box\.example" was refused.* variable __VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS /,
    ),
  ]);
});

it('a name that the variable has is allowed', async () => {
  vi.stubEnv('__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS', 'tunnel.example,box.example');
  expect(await askedBy('box.example:5173')).toEqual({ status: 200, printed: [] });
  vi.unstubAllEnvs();
});
