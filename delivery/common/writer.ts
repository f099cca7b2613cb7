import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname, networkInterfaces } from 'node:os';

/** Identifies this machine and, on Linux, this boot and this namespace of process ids. */
function surroundings(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid');
  } catch {
    const addresses = Object.values(networkInterfaces()).flatMap((some = []) => some.map(({ mac }) => mac));
    return [hostname(), ...new Set(addresses.sort())].join();
  }
}

const machine = createHash('sha256').update(surroundings()).digest('hex').slice(0, 16);

/** Identifies this process across containers: the process id alone would mean nothing in another container. */
export const writerName = `${machine}-${process.pid}`;

/** Whether a writer has certainly ended: its process id belongs to this machine, and no such process is running. */
export function hasWriterEnded(name: string): boolean {
  const [, where, pid] = /^([0-9a-f]{16})-(\d+)$/.exec(name) ?? [];
  return where === machine && !isRunning(Number(pid));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
