import { spawnSync } from 'node:child_process';

/**
 * Starts a program that cannot make namespaces, as in most containers: in a user namespace that allows no more of them,
 * and without capabilities.
 */
export const forbidding = [
  'unshare',
  ...['--user', '--map-root-user', 'sh', '-c'],
  'echo 0 > /proc/sys/user/max_user_namespaces && exec setpriv --bounding-set=-all --inh-caps=-all "$@"',
  'sh',
] as const;
const [first, ...rest] = forbidding;
/** Whether namespaces can be forbidden on this system; most others forbid them already. */
export const canForbid = process.platform === 'linux' && spawnSync(first, [...rest, 'true']).status === 0;
