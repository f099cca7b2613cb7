import { comesTrue, processesWith, type SystemAttack } from './attempt.ts';

const connecting = (address: string) => `const { connect } = await import('node:net');
await new Promise((resolve, reject) => connect(${address}).once('connect', resolve).once('error', reject));
return 'it';`;

/** Ways to connect to a listening process. */
export const connections: readonly SystemAttack[] = [
  { what: 'connects to a port of the machine', code: connecting(`around.tcp, '127.0.0.1'`) },
  { what: 'connects to a socket with a file', code: connecting('around.socket') },
  { what: 'connects to a socket without a file', code: connecting('around.abstractSocket') },
  {
    what: 'sends datagrams, and gets answers',
    code: `const { createSocket } = await import('node:dgram');
    const socket = createSocket('udp4');
    await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('no answer')), 2000);
      socket.once('message', resolve).once('error', reject).send('abcdef', around.udp, '127.0.0.1', (error) => error && reject(error));
    });
    return 'an answer';`,
  },
  {
    what: 'asks a server of names',
    code: `const { Resolver } = (await import('node:dns')).promises;
    const resolver = new Resolver({ timeout: 500, tries: 1 });
    resolver.setServers(['127.0.0.1:' + around.udp]);
    return resolver.resolve4('secret.example').catch((error) => {
      if (error.code === 'ENOTFOUND') return 'an answer';
      throw error;
    });`,
  },
  {
    what: 'lets a debugger in through a port',
    code: `const inspector = await import('node:inspector'); inspector.open(0, '127.0.0.1'); return inspector.url();`,
    effect: async ({ output }) => {
      const port = /ws:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (!port) return false;
      return fetch(`http://127.0.0.1:${port}/json`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
  },
  {
    what: 'is visited at a port that it opens',
    code: `const { createServer } = await import('node:http');
    const server = createServer((_request, response) => response.end('hello')).listen(0, '127.0.0.1');
    await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
    return server.address().port;`,
    effect: async ({ output }) => {
      const port = /^reached (\d+)$/.exec(output)?.[1];
      if (!port) return false;
      return fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
  },
];

/** Attacks on other processes, or through them. */
export const processes: readonly SystemAttack[] = [
  { what: 'signals another process', code: `process.kill(around.pid, 0); return around.pid;` },
  {
    what: 'signals the process that started it',
    code: `if (process.ppid <= 1) throw new Error('there is none'); process.kill(process.ppid, 0); return process.ppid;`,
  },
  {
    what: 'ends all that it can signal',
    code: `process.kill(-1, 'SIGKILL'); return 'all';`,
    harm: 'it would end what else runs on this machine',
  },
  {
    what: 'starts a program of the machine',
    code: `const { spawnSync } = await import('node:child_process');
    const { status, error } = spawnSync('/bin/sh', ['-c', 'true']);
    if (error) throw error;
    return 'it, which ended with ' + status;`,
  },
  {
    what: 'starts a program through a binding of Node',
    code: `const { error, status } = process.binding('spawn_sync').spawn({ file: '/bin/sh', args: ['sh', '-c', 'true'], stdio: [{ type: 'inherit', fd: 2 }] });
    if (error) throw error;
    return 'it, which ended with ' + status;`,
  },
  {
    what: 'reads a file through another Node that it starts',
    code: `const { execFileSync } = await import('node:child_process');
    return String(execFileSync(process.execPath, ['-p', 'require("fs").readFileSync(process.argv[1]).length', around.secret], { stdio: 'pipe' }));`,
  },
  {
    what: 'leaves a process behind',
    code: `const { spawn } = await import('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)', around.marker + '-left'], { detached: true, stdio: 'inherit' });
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    return child.pid;`,
    effect: async ({ around, kill }) => {
      kill();
      const marker = `${around.marker}-left`;
      const isLeft = !(await comesTrue(async () => (await processesWith(marker)).length === 0));
      for (const pid of await processesWith(marker)) process.kill(pid, 'SIGKILL');
      return isLeft;
    },
  },
  {
    what: 'starts a hundred threads',
    code: `const { Worker } = await import('node:worker_threads');
    let online = 0;
    for (let count = 0; count < 100; count += 1) {
      await new Promise((resolve, reject) => {
        new Worker('setInterval(() => {}, 1000)', { eval: true }).once('online', resolve).once('error', reject);
      });
      online += 1;
    }
    return online;`,
    harm: 'it would keep this machine busy',
  },
];

/** Floods, of which the limits of the system let a part pass. */
export const floods: readonly SystemAttack[] = [
  ['of buffers', 'Buffer.alloc(2 ** 26, 1)'],
  ['that threads can share', 'new Uint8Array(new SharedArrayBuffer(2 ** 26)).fill(1)'],
  ['of WebAssembly', 'new Uint8Array(new WebAssembly.Memory({ initial: 1024, maximum: 1024 }).buffer).fill(1)'],
].map(([kind, expression]) => ({
  what: `takes two gigabytes of memory ${kind}`,
  code: `const all = []; for (let count = 0; count < 32; count += 1) all.push(${expression}); return all.length * 64 + ' MB';`,
  harm: 'it would take the memory of this machine',
}));
