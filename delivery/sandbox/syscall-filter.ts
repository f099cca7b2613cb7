/** Of each kind of processor, its number in linux/audit.h, and which of the numbers of a system call is its own. */
const processors: Readonly<Record<string, { audit: number; column: 0 | 1 } | undefined>> = {
  x64: { audit: 0xc000003e, column: 0 },
  arm64: { audit: 0xc00000b7, column: 1 },
};

/** Instructions of the Berkeley Packet Filter: their codes in linux/bpf_common.h. */
const codes = { load: 0x20, jumpIfEqual: 0x15, jumpIfSet: 0x45, return: 0x06 } as const;

/** The answers of a filter; the numbers are in linux/seccomp.h and asm-generic/errno.h. */
const answers = {
  allow: 0x7fff0000,
  /** "Function not implemented", as an older kernel says: programs then do without. */
  unknown: 0x00050000 | 38,
  end: 0x80000000,
} as const;

/** Where `struct seccomp_data` has what is loaded; arguments have 64 bits, whose lower half is first. */
const offsets = { number: 0, processor: 4, argument: (index: number) => 16 + 8 * index } as const;

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, operand: number];

/**
 * A seccomp filter that allows what a rendering Node needs, and says of every other system call that there is none.
 * @param arch the kind of processor, as `process.arch` names it
 * @returns the program as the kernel takes it; null for a processor that is not known
 */
export function syscallFilter(arch: string): Uint8Array | null {
  const processor = processors[arch];
  if (!processor) return null;
  const { audit, column } = processor;
  const program: Instruction[] = [
    [codes.load, 0, 0, offsets.processor],
    // System calls of another kind of processor have other numbers. Those of x32 have none of ours.
    [codes.jumpIfEqual, 1, 0, audit],
    [codes.return, 0, 0, answers.end],
    [codes.load, 0, 0, offsets.number],
  ];
  for (const numbers of Object.values(allowedSyscalls)) {
    const number = numbers[column];
    if (number !== undefined) program.push(...whenEqual(number, [[codes.return, 0, 0, answers.allow]]));
  }
  for (const { numbers, argument, anyBit, values } of conditionalSyscalls) {
    const test = anyBit ? codes.jumpIfSet : codes.jumpIfEqual;
    const rules = values.flatMap((value): Instruction[] => [
      [test, 0, 1, value],
      [codes.return, 0, 0, answers.allow],
    ]);
    const loaded: Instruction[] = [[codes.load, 0, 0, offsets.argument(argument)], ...rules];
    program.push(...whenEqual(numbers[column], [...loaded, [codes.return, 0, 0, answers.unknown]]));
  }
  program.push([codes.return, 0, 0, answers.unknown]);
  return assemble(program);
}

/** Instructions that are only for one value of what is loaded. */
function whenEqual(value: number, then: readonly Instruction[]): Instruction[] {
  return [[codes.jumpIfEqual, 0, then.length, value], ...then];
}

/** Each instruction takes eight bytes: the code, how many to skip if true and if false, and the operand. */
function assemble(program: readonly Instruction[]): Uint8Array {
  const bytes = Buffer.alloc(program.length * 8);
  for (const [index, [code, ifTrue, ifFalse, operand]] of program.entries()) {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(ifTrue, index * 8 + 2);
    bytes.writeUInt8(ifFalse, index * 8 + 3);
    bytes.writeUInt32LE(operand, index * 8 + 4);
  }
  return bytes;
}

/** The numbers of a system call, on x64 and on arm64, where it has one. */
type Numbers = readonly [x64: number, arm64?: number];

/**
 * The system calls that Node 20 to 26 use to render, on every libc. Their numbers are in asm/unistd_64.h and
 * asm-generic/unistd.h, and never change. Nothing here opens a socket, starts a process, or mounts or traces anything.
 */
export const allowedSyscalls: Readonly<Record<string, Numbers>> = {
  // Reads and writes what is open, and reads files.
  read: [0, 63],
  write: [1, 64],
  readv: [19, 65],
  writev: [20, 66],
  pread64: [17, 67],
  lseek: [8, 62],
  close: [3, 57],
  fcntl: [72, 25],
  dup: [32, 23],
  dup3: [292, 24],
  fstat: [5, 80],
  newfstatat: [262, 79],
  statx: [332, 291],
  statfs: [137, 43],
  fstatfs: [138, 44],
  openat: [257, 56],
  getdents64: [217, 61],
  readlinkat: [267, 78],
  faccessat: [269, 48],
  faccessat2: [439, 439],
  getcwd: [79, 17],
  // Memory.
  mmap: [9, 222],
  mprotect: [10, 226],
  munmap: [11, 215],
  mremap: [25, 216],
  madvise: [28, 233],
  brk: [12, 214],
  pkey_alloc: [330, 289],
  pkey_free: [331, 290],
  pkey_mprotect: [329, 288],
  // Threads.
  futex: [202, 98],
  set_robust_list: [273, 99],
  get_robust_list: [274, 100],
  set_tid_address: [218, 96],
  rseq: [334, 293],
  membarrier: [324, 283],
  sched_getaffinity: [204, 123],
  sched_yield: [24, 124],
  getcpu: [309, 168],
  exit: [60, 93],
  // Signals of its own.
  rt_sigaction: [13, 134],
  rt_sigprocmask: [14, 135],
  rt_sigreturn: [15, 139],
  sigaltstack: [131, 132],
  tgkill: [234, 131],
  restart_syscall: [219, 128],
  // Itself and the machine.
  getpid: [39, 172],
  gettid: [186, 178],
  getppid: [110, 173],
  getuid: [102, 174],
  geteuid: [107, 175],
  getgid: [104, 176],
  getegid: [108, 177],
  getrandom: [318, 278],
  uname: [63, 160],
  sysinfo: [99, 179],
  prlimit64: [302, 261],
  getrlimit: [97, 163],
  getrusage: [98, 165],
  capget: [125, 90],
  // Clocks.
  clock_gettime: [228, 113],
  clock_getres: [229, 114],
  clock_nanosleep: [230, 115],
  nanosleep: [35, 101],
  gettimeofday: [96, 169],
  // Waiting for what is open, and the pipes that it was given.
  epoll_create1: [291, 20],
  epoll_ctl: [233, 21],
  epoll_pwait: [281, 22],
  eventfd2: [290, 19],
  pipe2: [293, 59],
  ppoll: [271, 73],
  getsockopt: [55, 209],
  getsockname: [51, 204],
  shutdown: [48, 210],
  // The start, and the end, which bubblewrap waits for.
  execve: [59, 221],
  exit_group: [231, 94],
  wait4: [61, 260],
  // Older forms, which arm64 does not have.
  open: [2],
  stat: [4],
  lstat: [6],
  access: [21],
  readlink: [89],
  arch_prctl: [158],
  poll: [7],
  epoll_wait: [232],
};

/** A system call that is allowed with certain values of one of its arguments. */
interface Conditional {
  numbers: readonly [x64: number, arm64: number];
  /** Which argument decides, from 0 up. */
  argument: number;
  /** Whether one bit of a value is enough; otherwise the argument has to be equal. */
  anyBit?: boolean;
  values: readonly number[];
}

const conditionalSyscalls: readonly Conditional[] = [
  // clone: only threads, CLONE_THREAD. Its successor, clone3, hides its flags; without it, libc uses clone.
  { numbers: [56, 220], argument: 0, anyBit: true, values: [0x10000] },
  // ioctl: whether it is a terminal, how much can be read, and whether to block and to inherit.
  { numbers: [16, 29], argument: 1, values: [0x5401, 0x541b, 0x5421, 0x5450, 0x5451] },
  // prctl: names of threads and of memory.
  { numbers: [157, 167], argument: 0, values: [15, 16, 0x53564d41] },
];
