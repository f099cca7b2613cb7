import { allowedSyscalls, conditionalSyscalls } from './allowed-syscalls.ts';

/** Of each kind of processor, its number in linux/audit.h, and which of the numbers of a system call is its own. */
const processors: Readonly<Record<string, { audit: number; column: 0 | 1 } | undefined>> = {
  x64: { audit: 0xc000003e, column: 0 },
  arm64: { audit: 0xc00000b7, column: 1 },
};

/** Instructions of the Berkeley Packet Filter: their codes in linux/bpf_common.h. */
const codes = { load: 0x20, jumpIfEqual: 0x15, jumpIfSet: 0x45, return: 0x06 } as const;

/** What a filter answers; the numbers are in linux/seccomp.h and asm-generic/errno.h. */
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
