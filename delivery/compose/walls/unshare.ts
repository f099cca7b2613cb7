import { asNobodyElse, endsToo, inRoom } from './room.ts';
import { limits, resourceLimits, type Walls } from './walls.ts';

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
        ...['prlimit', ...resourceLimits, `--nproc=${limits.processes}`],
        // In a user namespace without users, no capability outlasts the start of a program; from a changed root, none can be made.
        ...['setpriv', '--no-new-privs', 'unshare', '--user', '--root=.', '--wd=/', '/node'],
        ...inside.args,
      ];
      return { command: 'setpriv', args: [...endsToo, 'unshare', ...outer, ...inRoom(inside, command)] };
    },
  };
}
