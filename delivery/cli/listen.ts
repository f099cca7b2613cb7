import type { Server } from 'node:http';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { closeServer } from '../serve/http/server.ts';
import { printedAddress } from './format.ts';
import { toNumber } from './options.ts';

/** How long requests in progress may take to finish when the server is told to stop, in milliseconds. */
const drainTimeoutMs = 10_000;

/** How often a server that npm started looks whether it still runs, in milliseconds. */
const parentCheckIntervalMs = 200;

/** The address that only programs on the same machine can reach. */
export const loopback = '127.0.0.1';

interface ListenOptions {
  /** 0 chooses any free port. */
  port: number;
  /** The address or name to listen on; without it, all addresses of the machine. */
  host?: string | undefined;
  /** The folder that the site is in, for the address that is printed. */
  folder: string;
  /** The command that serves on another port, for the message when this one is taken. */
  commandForOtherPort: string;
  /** What is at the address, if not the site. */
  name?: string;
  /** How it is stopped, if it has more to end than its answers. */
  close?: () => Promise<void>;
  /** More lines to print once it listens, given the port. */
  note?: (port: number) => string | null;
}

/**
 * Adds `--port` and `--host` to a command that serves. An empty variable `PORT` counts as none.
 * @param byDefault the port, and in words the addresses, that it has without these options
 */
export function addListenOptions(
  command: Command,
  { port: usual, hosts } = { port: 4173, hosts: 'all, by default, or 127.0.0.1 with --trust-proxy' },
): Command {
  const port = new Option('--port <n>', 'the port; 0 chooses any free one').argParser(toPort).default(usual);
  return command
    .addOption(process.env.PORT ? port.env('PORT') : port)
    .option('--host <address>', `the address to listen on; ${hosts}`, toHost);
}

/**
 * The address that a server listens on: behind a proxy, only that proxy should reach it, since anybody who does can
 * say in `X-Forwarded-Proto` what the server believes.
 */
export function hostFor(host: string | undefined, trustProxy: boolean): string | undefined {
  return host ?? (trustProxy ? loopback : undefined);
}

/** Starts a server and prints its address; stops it at SIGINT, at SIGTERM, and when the npm that started it ends. */
export function listen(
  server: Server,
  {
    port,
    host,
    folder,
    commandForOtherPort,
    note,
    name = 'Mint Row',
    close = () => closeServer(server, drainTimeoutMs),
  }: ListenOptions,
): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what uses it, or choose another one: ${commandForOtherPort}`
        : `The server cannot listen on ${host === undefined ? '' : `${host}, `}port ${port}: ${error.message}`,
    );
    process.exitCode = 1;
    clearInterval(parentCheck);
  });
  const stop = () => {
    clearInterval(parentCheck);
    void close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const parentCheck = onParentEnd(stop);
  server.listen({ port, ...(host !== undefined && { host }) }, () => {
    const address = server.address();
    const own = address !== null && typeof address === 'object' ? address.port : port;
    const shown = host === undefined || host === loopback ? 'localhost' : host.includes(':') ? `[${host}]` : host;
    const lines = [`${name} is at ${printedAddress(`http://${shown}:${own}`, { folder })}`, note?.(own) ?? null].filter(
      (line) => line !== null,
    );
    console.log(`\n${lines.map((line) => `  ${line}\n`).join('')}`);
  });
}

/**
 * Calls `act` when the process that started this one has ended, if that was npm. npm passes SIGTERM to the shell that
 * it runs a script in, and no further: without this, `npm run serve` would end and its server stay.
 */
function onParentEnd(act: () => void): NodeJS.Timeout | undefined {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && act(), parentCheckIntervalMs).unref();
}

const readNumber = toNumber(0);

/** @throws InvalidArgumentError, which Commander reports with the option's name */
export function toPort(text: string): number {
  const port = readNumber(text);
  if (port > 65_535) throw new InvalidArgumentError('It must be a number from 0 to 65535.');
  return port;
}

/** @throws InvalidArgumentError, which Commander reports with the option's name */
export function toHost(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must be an address, such as 127.0.0.1 or 0.0.0.0.');
  return text;
}
