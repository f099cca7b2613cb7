import { createServer } from 'node:net';
import type { Plugin } from 'vite';
import type { AppName } from '../../contract/index.ts';

/**
 * Ends the command with a clear message when its port is in use.
 * @param app the application whose server it is
 */
export function freePort(app: AppName): Plugin {
  return {
    name: 'mint-row:free-port',
    apply: 'serve',
    async config({ server: { port = 0, strictPort = true, host } = {} }) {
      if (port === 0 || !strictPort || (await isFree(port, typeof host === 'string' ? host : 'localhost'))) return;
      const command = app === 'shell' ? 'npm run dev' : `npm run dev -w remote-${app}`;
      console.error(
        `Port ${port} is taken. Stop what uses it, or choose another one: ${command} -- --port ${port + 100}`,
      );
      process.exit(1);
    },
  };
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });
}
