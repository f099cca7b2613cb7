import { runtimeFiles } from './runtime-files.ts';
import { syscallFilter } from './syscall-filter.ts';
import { programPath, resourceLimits, type Walls } from './walls.ts';

/**
 * Walls made by bubblewrap: the same view as `unshare` gives, and a filter that leaves only the system calls of a
 * program that computes and writes to the pipes that it was given. With the filter no process can be started.
 * @returns null for a processor whose system calls are not known
 */
export function bubblewrapWalls(): Walls | null {
  const filter = syscallFilter(process.arch);
  if (!filter) return null;
  return {
    name: 'bubblewrap, with a filter of system calls',
    start: ({ folders, args }) => {
      const { node, libraries, libraryPath, modules } = runtimeFiles();
      const read = [
        [node, '/node'],
        ...[...libraries, ...modules].map((path) => [path, path]),
        ...Object.entries(folders).map(([name, folder]) => [folder, `/${name}`]),
      ];
      const environment = { TZ: 'UTC', LD_LIBRARY_PATH: libraryPath, PATH: programPath };
      return {
        command: 'prlimit',
        args: [
          ...[...resourceLimits, 'bwrap'],
          ...['user', 'pid', 'net', 'ipc', 'uts', 'cgroup'].map((kind) => `--unshare-${kind}`),
          ...['--uid', '65534', '--gid', '65534', '--hostname', 'sandbox', '--cap-drop', 'ALL'],
          ...['--die-with-parent', '--clearenv'],
          ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
          ...read.flatMap((pair) => ['--ro-bind', ...pair]),
          ...['--remount-ro', '/', '--chdir', '/', '--seccomp', '4', '--', '/node', ...args],
        ],
        filter,
      };
    },
  };
}
