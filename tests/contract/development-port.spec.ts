import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

describe('the port of development', () => {
  it('is the one in the command', async () => {
    const port = await freePort();
    expect(await firstOf(['--', '--port', String(port)], {}, /Local:.*/)).toContain(`:${port}`);
  });

  it('is the one in PORT', async () => {
    const port = await freePort();
    expect(await firstOf([], { PORT: String(port) }, /Local:.*/)).toContain(`:${port}`);
  });

  it('is named in a plain message when it is taken', async () => {
    const taken = createServer().listen(0, 'localhost');
    await once(taken, 'listening');
    const port = portOf(taken);
    const message = await firstOf(['--', '--port', String(port)], {}, /.*is taken.*/);
    expect(message).toContain(`Port ${port} is taken`);
    expect(message).toMatch(/npm run dev -- --port \d+/);
    taken.close();
  });
});

/** Runs `npm run dev` until it prints a line that matches, and returns that line. */
async function firstOf(args: readonly string[], env: NodeJS.ProcessEnv, wanted: RegExp): Promise<string> {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  // A process group of its own, so that npm's child processes end with it.
  const child = spawn(command, [...first, 'run', 'dev', ...args], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', PORT: '', ...env },
    detached: process.platform !== 'win32',
    shell: command === 'npm' && process.platform === 'win32',
  });
  let output = '';
  try {
    return await new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const found = wanted.exec(output)?.[0];
        if (found) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', () => reject(new Error(`npm run dev ended:\n${output}`)));
    });
  } finally {
    if (child.pid && child.exitCode === null) {
      if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      else process.kill(-child.pid);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}
