import { createServer } from 'node:net';
import type { Plugin } from 'vite';
import { checkoutOf, workspaceOf } from '../../build/index.ts';
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
      const command = isWorkspace(app) ? `npm run dev -w ${workspaceOf(app)}` : 'npm run dev';
      console.error(
        `Port ${port} is taken. Stop what uses it, or choose another one: ${command} -- --port ${port + 100}`,
      );
      process.exit(1);
    },
  };
}

/** Whether npm has to be told whose server is meant: a remote in a checkout with others. */
function isWorkspace(app: AppName): boolean {
  return app !== 'shell' && checkoutOf(process.cwd()) !== process.cwd();
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });
}
