import { randomInt } from 'node:crypto';
import { dirname } from 'node:path';
import { runtimeFiles } from './runtime-files.ts';
import { type Inside, limits } from './walls.ts';

/** A folder that every Linux has, and that nothing is read from; the room covers it. */
export const roomPath = '/sys';

/** What ends a program when the one that started it ends, however that ends. */
export const endsToo = ['--pdeathsig', 'KILL'];

/**
 * A command that builds a room in memory, which has nothing but Node, its libraries and copies of the given folders, and
 * then becomes another command there. It needs a mount namespace of its own. Copies can be read by every user.
 * @param then the other command, which starts in the room
 */
export function inRoom({ folders }: Pick<Inside, 'folders'>, then: readonly string[]): string[] {
  const { node, libraries, libraryPath, modules } = runtimeFiles();
  const values: string[] = [];
  // The shell takes values by their numbers: nothing needs to be quoted.
  const value = (text: string) => `"\${${values.push(text)}}"`;
  const all = (texts: readonly string[]) => texts.map(value).join(' ');
  const byFolder = new Map<string, string[]>();
  for (const file of libraries) byFolder.set(dirname(file), [...(byFolder.get(dirname(file)) ?? []), file]);
  const places = [...byFolder.keys(), ...modules, ...Object.keys(folders).map((name) => `/${name}`)];
  const lines = [
    'set -eu',
    'umask 022',
    `mount -t tmpfs -o size=${limits.files},mode=755,nosuid,nodev tmpfs ${roomPath}`,
    `cd ${roomPath}`,
    `mkdir -p ${all(places.map((place) => `.${place}`))}`,
    ...[...byFolder].map(([folder, files]) => `cp -L ${all(files)} ${value(`.${folder}/`)}`),
    ...modules.map((folder) => `cp -RP ${value(`${folder}/.`)} ${value(`.${folder}/`)}`),
    ...Object.entries(folders).map(([name, folder]) => `cp -RP ${value(`${folder}/.`)} ${value(`./${name}/`)}`),
    'chmod -R a+rX .',
    ': > node',
    `mount -o bind,ro,nosuid,nodev ${value(node)} node`,
    `mount -o remount,bind,ro,nosuid,nodev ${roomPath}`,
    `LD_LIBRARY_PATH=${value(libraryPath)}`,
    'export LD_LIBRARY_PATH',
    `exec ${all(then)}`,
  ];
  return ['sh', '-c', lines.join('\n'), 'sh', ...values];
}

/**
 * Arguments of setpriv by which root becomes a user that nobody else is, one of those that systemd keeps free for
 * services, too; at random, so that processes do not share their limits. The kernel does not limit those of root itself.
 */
export function asNobodyElse(): string[] {
  const user = randomInt(61_184, 65_520);
  return ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', ...endsToo];
}
