import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';

/** What tells this machine from others, and on Linux this boot and this namespace of process ids. */
function surroundings(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid');
  } catch {
    const addresses = Object.values(networkInterfaces()).flatMap((some = []) => some.map(({ mac }) => mac));
    return [hostname(), ...new Set(addresses.sort())].join();
  }
}

const place = createHash('sha256').update(surroundings()).digest('hex').slice(0, 16);

/** Names this process in a way that another one can judge: a process id says nothing in another container. */
export const writer = `${place}-${process.pid}`;

/** Whether a writer has surely ended: its id belongs to this place, and no process has it. */
export function hasEnded(name: string): boolean {
  const [, where, pid] = /^([0-9a-f]{16})-(\d+)$/.exec(name) ?? [];
  return where === place && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
