import { asNobodyElse, endsToo, inRoom, roomPath } from './room.ts';
import { runtimeFiles } from './runtime-files.ts';
import { syscallFilter } from './syscall-filter.ts';
import { limits, programPath, resourceLimits, type Start, type Walls } from './walls.ts';

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
        const limited = [...asNobodyElse(), 'prlimit', ...resourceLimits, `--nproc=${limits.processes}`];
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
