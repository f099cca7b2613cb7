import { randomInt } from 'node:crypto';
import { dirname } from 'node:path';
import { runtimeFiles } from './runtime-files.ts';
import { type Inside, limits, resourceLimits, type Walls } from './walls.ts';

/** Namespaces of its own: its processes, network, queues, host name and control groups are nobody else's. */
const namespaces = ['--pid', '--fork', '--kill-child', '--net', '--ipc', '--uts', '--cgroup'];

/** What ends a program when the one that started it ends, however that ends. */
const endsToo = ['--pdeathsig', 'KILL'];

/** A folder that every Linux has, and that nothing is read from; the new root covers it. */
const newRoot = '/sys';

/**
 * Walls made of namespaces, with the programs of util-linux alone. A shell builds a root in memory that has nothing but
 * Node, its libraries and copies of the given folders; the process gets that root, no capabilities, and no way to any.
 *
 * An ordinary user does this as the root of a user namespace. The system's root does not need one for that, and then
 * becomes a user that nobody else is: the kernel does not limit the processes of root itself.
 */
export function unshareWalls(isRoot: boolean): Walls {
  const outer = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount'];
  return {
    name: 'unshare of util-linux',
    start: (inside) => {
      const { script, values } = scriptOf(inside, isRoot ? unusedUser() : null);
      const args = [...endsToo, 'unshare', ...outer, 'sh', '-c', script, 'sh', ...values];
      return { command: 'setpriv', args };
    },
  };
}

/** The script that builds the root, and the values that it takes by their numbers: nothing needs to be quoted. */
function scriptOf({ folders, args }: Inside, user: number | null): { script: string; values: string[] } {
  const { node, libraries, libraryPath, modules } = runtimeFiles();
  const values: string[] = [];
  const value = (text: string) => `"\${${values.push(text)}}"`;
  const all = (texts: readonly string[]) => texts.map(value).join(' ');
  const byFolder = new Map<string, string[]>();
  for (const file of libraries) byFolder.set(dirname(file), [...(byFolder.get(dirname(file)) ?? []), file]);
  const places = [...byFolder.keys(), ...modules, ...Object.keys(folders).map((name) => `/${name}`)];
  const drop = user === null ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', ...endsToo];
  const mapped = user === null ? [] : ['--user', '--map-root-user'];
  const command = [
    ...[...drop, 'unshare', ...mapped, ...namespaces],
    ...['prlimit', ...resourceLimits, `--nproc=${limits.processes}`],
    // In a user namespace without users, no capability outlasts the start of a program; from a changed root, none can be made.
    ...['setpriv', '--no-new-privs', 'unshare', '--user', '--root=.', '--wd=/', '/node'],
    ...args,
  ];
  const lines = [
    'set -eu',
    'umask 022',
    `mount -t tmpfs -o size=${limits.files},mode=755,nosuid,nodev tmpfs ${newRoot}`,
    `cd ${newRoot}`,
    `mkdir -p ${all(places.map((place) => `.${place}`))}`,
    ...[...byFolder].map(([folder, files]) => `cp -L ${all(files)} ${value(`.${folder}/`)}`),
    ...modules.map((folder) => `cp -RP ${value(`${folder}/.`)} ${value(`.${folder}/`)}`),
    ...Object.entries(folders).map(([name, folder]) => `cp -RP ${value(`${folder}/.`)} ${value(`./${name}/`)}`),
    'chmod -R a+rX .',
    ': > node',
    `mount -o bind,ro,nosuid,nodev ${value(node)} node`,
    `mount -o remount,bind,ro,nosuid,nodev ${newRoot}`,
    `LD_LIBRARY_PATH=${value(libraryPath)}`,
    'export LD_LIBRARY_PATH',
    `exec ${all(command)}`,
  ];
  return { script: lines.join('\n'), values };
}

/** One of the users that systemd keeps free for services, too; at random, so that processes do not share their limits. */
function unusedUser(): number {
  return randomInt(61_184, 65_520);
}
