import { readdirSync, readFileSync } from 'node:fs';

/** Watches this process and its children. Returns a function that reports their peak memory in bytes. */
export function peakMemory(): () => { memory: number } {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, residentOf(process.pid));
  };
  const timer = setInterval(look, 50);
  timer.unref();
  return () => {
    clearInterval(timer);
    look();
    return { memory: peak };
  };
}

/** The resident memory of a process and its children, in bytes. Other processes can be read on Linux only. */
export function residentOf(pid: number): number {
  if (process.platform !== 'linux') return pid === process.pid ? process.memoryUsage.rss() : 0;
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + residentOf(child), pages * 4096);
  } catch {
    // The process ended meanwhile.
    return 0;
  }
}
