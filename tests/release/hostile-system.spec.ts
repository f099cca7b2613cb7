import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { kindsOfWalls, type Walls } from '../../delivery/index.ts';
import { attempt, processesWith } from '../../lab/attack/walls/attempt.ts';
import { hasNativeCode, nativeFaults } from '../../lab/attack/walls/native-attacks.ts';
import { Scene } from '../../lab/attack/walls/scene.ts';
import { systemAttacks } from '../../lab/attack/walls/walls.ts';
import { root } from '../site/root.ts';

let scene: Scene;

beforeAll(async () => {
  scene = await Scene.open();
});
afterAll(() => scene.close());

// `npm run lab -- attack walls` tries each of these without walls, too, to show that it would work.
describe.each(kindsOfWalls())('behind $name, without Node’s permission model,', (walls) => {
  it.each(systemAttacks)('no code $what', async (attack) => {
    const isStanding = scene.walls.some(({ name }) => name === walls.name);
    // A machine without these walls renders no code behind them.
    if (!isStanding) return;
    const { isReached, output } = await attempt(attack, walls, scene);
    expect([isReached, output]).toEqual([false, expect.any(String)]);
  });

  it.runIf(hasNativeCode)('no system call of native code reaches anything of the machine', async () => {
    if (scene.walls.some(({ name }) => name === walls.name)) expect(await nativeFaults(walls, scene)).toEqual([]);
  });

  it('code ends with the publisher, even one that is killed', async () => {
    if (!scene.walls.some(({ name }) => name === walls.name)) return;
    const marker = `${scene.surroundings.marker}-of-killed`;
    const { folder, remove } = await scene.artifact(
      `import { writeSync } from 'node:fs'; writeSync(3, 'started'); for (;;);`,
    );
    const modules = ['sandbox.ts', 'confined-process.ts'].map((file) =>
      JSON.stringify(join(root, 'delivery/sandbox', file)),
    );
    const code = `const [{ kindsOfWalls }, { startProcess }] = await Promise.all([${modules.map((file) => `import(${file})`)}]);
      const [name, folder, marker] = process.argv.slice(1);
      const walls = kindsOfWalls().find((kind) => kind.name === name);
      const start = walls.start({ folders: { remote: folder }, args: ['/remote/attack.mjs', marker] });
      startProcess(start, { PATH: process.env.PATH }, true).answers.once('data', () => console.log('started'));`;
    const node = ['--import', 'tsx', '--input-type=module', '-e', code, walls.name, folder, marker];
    const publisher = spawn(process.execPath, node, { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(publisher.stdout, 'data');
    expect(await processesWith(marker)).not.toEqual([]);
    publisher.kill('SIGKILL');
    await vi.waitFor(async () => expect(await processesWith(marker)).toEqual([]), 10_000);
    await remove();
  });

  it.runIf(process.getuid?.() === 0)('code runs as a user without rights, although root has started it', async () => {
    if (!scene.walls.some(({ name }) => name === walls.name)) return;
    const [inside] = await usersOf(walls);
    expect(inside).toBeGreaterThan(1000);
  });
});

/** The users of the processes that run code behind walls, outside of their namespace. */
async function usersOf(walls: Walls): Promise<number[]> {
  let users: (number | undefined)[] = [];
  const effect = async () => {
    const pids = await processesWith(scene.surroundings.marker);
    const started = pids.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('/node'));
    users = started.map((pid) => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]));
    return false;
  };
  await attempt({ what: 'stays', code: `return 'nothing';`, effect }, walls, scene);
  return users.filter((user) => user !== undefined);
}
