import type { Server } from 'node:http';
import { DeliveryError } from '../delivery-error.ts';
import { closeServer } from '../serve/server.ts';

/** How long requests in progress may take to finish when the server is told to stop, in milliseconds. */
const farewell = 10_000;

/**
 * Starts a server and prints its address.
 * @param port 0 chooses any free port
 * @param elsewhere the command that serves on another port, for the message when this one is taken
 * @param more what else to say once it listens, given the port
 * @throws DeliveryError when the number is not a port
 */
export function listen(
  server: Server,
  port: number,
  elsewhere: string,
  more: (port: number) => string | null = () => null,
): void {
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new DeliveryError('The port must be a number from 0 to 65535.');
  }
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another one: ${elsewhere}`
        : `The server cannot listen on port ${port}: ${error.message}`,
    );
    process.exitCode = 1;
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void closeServer(server, farewell));
  }
  server.listen(port, () => {
    const address = server.address();
    const own = address !== null && typeof address === 'object' ? address.port : port;
    const lines = [`Mint Row is at http://localhost:${own}`, more(own)].filter((line) => line !== null);
    console.log(`\n${lines.map((line) => `  ${line}\n`).join('')}`);
  });
}
