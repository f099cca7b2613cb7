import { readdirSync, readFileSync } from 'node:fs';

/** O_CLOEXEC in asm-generic/fcntl.h: a descriptor with it is not inherited. */
const closedOnStart = 0o2000000;

/**
 * The file descriptors that programs which this process starts would inherit, besides those that it gives them: what
 * opened this process may have left some open, such as a lock, a log or a folder. Node closes its own, and the first
 * others. Empty where there is no /proc.
 */
export function inheritedDescriptors(): number[] {
  return namesIn('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => {
      const flags = /^flags:\s*([0-7]+)$/m.exec(textOf(`/proc/self/fdinfo/${descriptor}`))?.[1];
      return flags !== undefined && (Number.parseInt(flags, 8) & closedOnStart) === 0;
    })
    .sort((one, other) => one - other);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty for a descriptor that is closed by now, such as that of reading the list. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
