import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startProcess, type Walls } from '../../../delivery/index.ts';
import { type Call, libraryOf, resultsIn } from './native-code.ts';
import type { Scene, Surroundings } from './scene.ts';

/** A system call that is an attack, if it succeeds more often than allowed. */
export interface NativeAttack {
  what: string;
  call: (around: Surroundings) => Call;
  /** The number of calls, and the number of them that may succeed; by default 1 and 0. */
  times?: number;
  allowed?: number;
  /** Only a filter refuses its call: behind other walls it reaches the kernel, but no one else's data. */
  needsFilter?: boolean;
  /** Whether it is tried without walls too, where it has to succeed. */
  isHarmless?: boolean;
}

const currentFolder = -100;
const [userNamespace, endOfChild] = [0x10000000, 17];
const [readOnly, readWrite] = [0, 2];
const unlimited = Buffer.alloc(16, 0xff);

/** Attacks with native code, on x64. */
export const nativeAttacks: readonly NativeAttack[] = [
  {
    what: 'opens a file of the machine',
    call: ({ secret }) => [257, currentFolder, secret, readOnly],
    isHarmless: true,
  },
  { what: 'opens the memory of the machine', call: () => [257, currentFolder, '/dev/mem', readWrite] },
  {
    what: 'opens the memory of another process',
    call: ({ pid }) => [257, currentFolder, `/proc/${pid}/mem`, readOnly],
    isHarmless: true,
  },
  {
    what: 'opens the namespaces of another process',
    call: ({ pid }) => [257, currentFolder, `/proc/${pid}/ns/mnt`, readOnly],
  },
  { what: 'opens the runtime to write to it', call: () => [257, currentFolder, '/node', readWrite] },
  { what: 'makes a file', call: () => [257, currentFolder, '/new', 0o101, 0o666] },
  { what: 'makes a device', call: () => [259, currentFolder, '/device', 0o020666, 0x101] },
  { what: 'makes a folder', call: () => [83, '/folder', 0o777] },
  { what: 'traces another process', call: ({ pid }) => [101, 0x4206, pid, 0, 0] },
  { what: 'gets hold of another process', call: ({ pid }) => [434, pid, 0], isHarmless: true },
  { what: 'signals another process', call: ({ pid }) => [62, pid, 0], isHarmless: true },
  { what: 'mounts a file system', call: () => [165, 'none', '/', 'tmpfs', 0, 0] },
  { what: 'mounts /proc', call: () => [165, 'proc', '/remote', 'proc', 0, 0] },
  { what: 'makes the root writable', call: () => [165, 'none', '/', 0, 0x1020, 0] },
  { what: 'unmounts the root', call: () => [166, '/', 2] },
  { what: 'changes the root', call: () => [161, '/remote'] },
  { what: 'becomes root', call: () => [105, 0] },
  { what: 'starts a process in a new user namespace', call: () => [56, userNamespace | endOfChild, 0, 0, 0, 0] },
  { what: 'starts a process with other mounts', call: () => [56, 0x00020000 | endOfChild, 0, 0, 0, 0] },
  { what: 'leaves its mounts', call: () => [272, 0x00020000] },
  { what: 'changes the name of the machine', call: () => [170, 'mine', 4] },
  { what: 'changes the clock', call: () => [164, Buffer.alloc(16), 0] },
  { what: 'loads a module of the kernel', call: () => [175, Buffer.alloc(8), 8, ''] },
  { what: 'loads a program of the kernel', call: () => [321, 5, Buffer.alloc(128), 128] },
  { what: 'raises its limit of memory', call: () => [302, 0, 2, unlimited, 0] },
  { what: 'raises its limit of processes', call: () => [302, 0, 6, unlimited, 0] },
  { what: 'raises its limit of time', call: () => [302, 0, 0, unlimited, 0] },
  { what: 'opens a raw socket', call: () => [41, 17, 3, 0] },
  { what: 'starts as many processes as it likes', call: () => [57], times: 100, allowed: 31, isHarmless: true },
  { what: 'opens a socket', call: () => [41, 2, 1, 0], needsFilter: true, isHarmless: true },
  {
    what: 'opens a ring of asynchronous calls',
    call: () => [425, 1, Buffer.alloc(120)],
    needsFilter: true,
    isHarmless: true,
  },
  { what: 'makes a file in memory', call: () => [319, 'name', 0], needsFilter: true, isHarmless: true },
  { what: 'reads its keyring', call: () => [250, 0, -3, 0], needsFilter: true },
];

/** The attacks that succeed behind walls more often than they may. */
export async function nativeFaults(walls: Walls, scene: Scene): Promise<string[]> {
  const isFiltered = walls.start({ folders: {}, args: [] }).filter !== undefined;
  const attacks = nativeAttacks.filter(({ needsFilter }) => isFiltered || !needsFilter);
  const counts = await tryNatively(attacks, walls, scene);
  if (!counts) return ['it does not run'];
  return attacks.filter(({ allowed = 0 }, index) => (counts[index] ?? 0) > allowed).map(({ what }) => what);
}

/** The harmless attacks that fail even without walls. */
export async function nativeFailures(scene: Scene): Promise<string[]> {
  const attacks = nativeAttacks.filter(({ isHarmless }) => isHarmless);
  const counts = await tryNatively(attacks, null, scene);
  if (!counts) return ['it does not run'];
  return attacks.filter(({ times = 1 }, index) => counts[index] !== times).map(({ what }) => what);
}

/** Whether native code can be tried here. */
export const hasNativeCode = process.platform === 'linux' && process.arch === 'x64';

/**
 * Makes the calls of attacks behind walls, or without any.
 * @returns the number of successes of each; null when the code did not run to its end
 */
async function tryNatively(
  attacks: readonly NativeAttack[],
  walls: Walls | null,
  scene: Scene,
): Promise<number[] | null> {
  const calls = attacks.flatMap(({ call, times = 1 }) => Array.from({ length: times }, () => call(scene.surroundings)));
  const { folder, remove } = await scene.artifact(
    `process.dlopen({ exports: {} }, import.meta.dirname + '/native.node');`,
  );
  await writeFile(join(folder, 'native.node'), libraryOf(calls));
  const args = (remoteFolder: string) => ['--no-warnings', join(remoteFolder, 'attack.mjs')];
  const started = startProcess(
    walls?.start({ folders: { remote: folder }, args: args('/remote') }) ?? {
      command: process.execPath,
      args: args(folder),
    },
    { TZ: 'UTC', PATH: process.env.PATH ?? '' },
    true,
  );
  const timer = setTimeout(started.kill, 10_000);
  try {
    // The processes that it has started keep this open until they are killed.
    started.process.once('exit', started.kill);
    const answer = await buffer(started.answers);
    if (answer.length === 0) return null;
    const results = resultsIn(answer, calls.length).values();
    return attacks.map(({ times = 1 }) => {
      const own = Array.from({ length: times }, () => results.next().value ?? -1);
      return own.filter((result) => result >= 0).length;
    });
  } finally {
    clearTimeout(timer);
    started.kill();
    await remove();
  }
}
