import { createServer } from 'node:net';
import type { Plugin } from 'vite';
import { packageManager, workspaceOf } from '../../build/index.ts';
import type { AppName } from '../../contract/index.ts';
import { isInstalled } from '../kit.ts';

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
      // In the checkout, npm has to be told whose server is meant.
      const script = isInstalled || app === 'shell' ? 'dev' : `dev -w ${workspaceOf(app)}`;
      const command = packageManager().script(script, `--port ${port + 100}`);
      console.error(`Port ${port} is taken. Stop what uses it, or choose another one: ${command}`);
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
