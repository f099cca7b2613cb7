import { randomInt } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { syscallFilter } from './syscall-filter.ts';

/** The program of a confined process, and the folders that it reads, by the names that they have inside. */
interface Inside {
  /** Folders outside, by their name at the root inside: "render" is /render there. */
  folders: Readonly<Record<string, string>>;
  /** The arguments of Node, with paths as they are inside. */
  args: readonly string[];
}

/** How to start a process behind walls. */
export interface Start {
  command: string;
  args: readonly string[];
  /** A filter of system calls, which the command reads from its file descriptor 4. */
  filter?: Uint8Array;
}

/** A way in which the operating system itself confines a process. */
export interface Walls {
  /** The name of the technique, for people: "unshare of util-linux". */
  name: string;
  start: (inside: Inside) => Start;
}

/** The limits of one confined process, in total. */
export const processLimits = {
  /** Memory that it may write to, in bytes. */
  maxDataBytes: 1024 ** 3,
  /** Processor time, in seconds: this limit works even if the process that started it has gone. */
  maxCpuSeconds: 1800,
  /** Processes and threads. Node itself has about a dozen threads. */
  maxProcesses: 32,
  /** Copies of what it reads, in bytes, where these are made. */
  maxCopiedBytes: 256 * 1024 ** 2,
} as const;

/** Where programs are looked for: nothing of the publisher's own environment goes inside. */
export const programPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin';

/** The arguments of prlimit that set the limits which every kind of walls has. */
const resourceLimits: readonly string[] = [
  `--data=${processLimits.maxDataBytes}`,
  `--cpu=${processLimits.maxCpuSeconds}`,
  '--core=0',
  // It writes to pipes only.
  '--fsize=0',
  '--nofile=256',
];

/**
 * Walls made by bubblewrap: the same view as `unshare` gives, and a filter that leaves only the system calls of a
 * program that computes and writes to the pipes that it was given. With the filter no process can be started.
 *
 * The system's root first becomes a user that nobody else is. Such a user may not be able to read what root can, so it
 * is given copies.
 * @returns null for a processor whose system calls are not known
 */
export function bubblewrapWalls(isRoot: boolean): Walls | null {
  const filter = syscallFilter(process.arch);
  if (!filter) return null;
  return {
    name: 'bubblewrap, with a filter of system calls',
    start: (inside): Start => {
      const { node, libraries, modules } = runtimeFiles();
      if (isRoot) {
        const limited = [...asNobodyElse(), 'prlimit', ...resourceLimits, `--nproc=${processLimits.maxProcesses}`];
        const command = [...limited, ...bwrap([[roomPath, '/']]), ...inside.args];
        return { command: 'setpriv', args: [...endsToo, 'unshare', '--mount', ...inRoom(inside, command)], filter };
      }
      const read: [string, string][] = [
        [node, '/node'],
        ...[...libraries, ...modules].map((path): [string, string] => [path, path]),
        ...Object.entries(inside.folders).map(([name, folder]): [string, string] => [folder, `/${name}`]),
      ];
      return { command: 'prlimit', args: [...resourceLimits, ...bwrap(read), ...inside.args], filter };
    },
  };
}

/**
 * The command up to the arguments of Node.
 * @param read what can be read inside, and where
 */
function bwrap(read: readonly (readonly [string, string])[]): string[] {
  const environment = { TZ: 'UTC', LD_LIBRARY_PATH: runtimeFiles().libraryPath, PATH: programPath };
  return [
    'bwrap',
    ...['user', 'pid', 'net', 'ipc', 'uts', 'cgroup'].map((kind) => `--unshare-${kind}`),
    ...['--uid', '65534', '--gid', '65534', '--hostname', 'sandbox', '--cap-drop', 'ALL'],
    ...['--die-with-parent', '--clearenv'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...read.flatMap((pair) => ['--ro-bind', ...pair]),
    ...['--remount-ro', '/', '--chdir', '/', '--seccomp', '4', '--', '/node'],
  ];
}

/** Namespaces of its own: its processes, network, queues, host name and control groups are nobody else's. */
const namespaces = ['--pid', '--fork', '--kill-child', '--net', '--ipc', '--uts', '--cgroup'];

/**
 * Walls made of namespaces, with the programs of util-linux alone. A shell builds a room in memory that has nothing but
 * Node, its libraries and copies of the given folders; it becomes the root of the process, which has no capabilities, and
 * no way to any.
 *
 * An ordinary user does this as the root of a user namespace. The system's root does not need one for that, and then
 * becomes a user that nobody else is.
 */
export function unshareWalls(isRoot: boolean): Walls {
  const outer = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount'];
  return {
    name: 'unshare of util-linux',
    start: (inside) => {
      const command = [
        ...(isRoot ? [...asNobodyElse(), 'unshare', '--user', '--map-root-user'] : ['unshare']),
        ...namespaces,
        ...['prlimit', ...resourceLimits, `--nproc=${processLimits.maxProcesses}`],
        // In a user namespace without users, no capability outlasts the start of a program; from a changed root, none can be made.
        ...['setpriv', '--no-new-privs', 'unshare', '--user', '--root=.', '--wd=/', '/node'],
        ...inside.args,
      ];
      return { command: 'setpriv', args: [...endsToo, 'unshare', ...outer, ...inRoom(inside, command)] };
    },
  };
}

/** A folder that every Linux has, and that nothing is read from; the room covers it. */
const roomPath = '/sys';

/** Arguments of setpriv that end a program when the program that started it ends, in whatever way. */
const endsToo = ['--pdeathsig', 'KILL'];

/**
 * A command that builds a room in memory, which has nothing but Node, its libraries and copies of the given folders, and
 * then becomes another command there. It needs a mount namespace of its own. Copies can be read by every user.
 * @param then the other command, which starts in the room
 */
function inRoom({ folders }: Pick<Inside, 'folders'>, then: readonly string[]): string[] {
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
    `mount -t tmpfs -o size=${processLimits.maxCopiedBytes},mode=755,nosuid,nodev tmpfs ${roomPath}`,
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
function asNobodyElse(): string[] {
  const user = randomInt(61_184, 65_520);
  return ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', ...endsToo];
}

/** The files that Node needs to run, and where a linker finds them. */
interface RuntimeFiles {
  node: string;
  /** Shared libraries, and the linker itself, at the paths by which the linker knows them. */
  libraries: readonly string[];
  /** The folders of the libraries, separated by colons. */
  libraryPath: string;
  /** Folders of modules that belong to Node but are not in its executable, as Debian builds it. */
  modules: readonly string[];
}

let foundFiles: RuntimeFiles | undefined;

/** The files that the running Node needs on Linux, as this process has loaded them. Native packages are left out. */
export function runtimeFiles(): RuntimeFiles {
  foundFiles ??= findRuntimeFiles();
  return foundFiles;
}

function findRuntimeFiles(): RuntimeFiles {
  const report = process.report as typeof process.report & { excludeNetwork: boolean };
  // Otherwise a report looks up the names of this machine's addresses.
  report.excludeNetwork = true;
  const { sharedObjects } = report.getReport() as { sharedObjects: string[] };
  const libraries = sharedObjects.filter((file) => isAbsolute(file) && !file.endsWith('.node') && existsSync(file));
  const { node_builtin_shareable_builtins: shared } = process.config.variables as Record<string, unknown>;
  const outside = Array.isArray(shared) && shared.length > 0 ? ['/usr/share/nodejs'] : [];
  return {
    node: realpathSync(process.execPath),
    libraries,
    libraryPath: [...new Set(libraries.map((file) => dirname(file)))].join(':'),
    modules: outside.filter((folder) => existsSync(folder)),
  };
}
