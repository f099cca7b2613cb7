import { describe, expect, it } from 'vitest';
import { allowedSyscalls, syscallFilter } from './syscall-filter.ts';

const x64 = 0xc000003e;
const arm64 = 0xc00000b7;

interface Call {
  processor: number;
  number: number;
  /** The lower halves of its arguments. */
  arguments: readonly number[];
}

/** Does what the kernel does with a filter: runs it on a system call. */
function answerOf(filter: Uint8Array | null, call: Call): string {
  const program = Buffer.from(filter ?? []);
  let loaded = 0;
  for (let at = 0; at < program.length; at += 8) {
    const [code, ifTrue, ifFalse] = [program.readUInt16LE(at), program.readUInt8(at + 2), program.readUInt8(at + 3)];
    const operand = program.readUInt32LE(at + 4);
    if (code === 0x20) loaded = wordOf(call, operand);
    else if (code === 0x15) at += 8 * (loaded === operand ? ifTrue : ifFalse);
    else if (code === 0x45) at += 8 * ((loaded & operand) !== 0 ? ifTrue : ifFalse);
    else if (code === 0x06) return { 2147418112: 'allowed', 327718: 'unknown', 2147483648: 'ended' }[operand] ?? '?';
    else throw new Error(`There is no instruction ${code}.`);
  }
  throw new Error('It has no end.');
}

function wordOf({ processor, number, arguments: all }: Call, offset: number): number {
  if (offset === 0) return number;
  return offset === 4 ? processor : (all[(offset - 16) / 8] ?? 0);
}

const onX64 = (number: number, ...all: number[]) =>
  answerOf(syscallFilter('x64'), { processor: x64, number, arguments: all });
const onArm64 = (number: number, ...all: number[]) =>
  answerOf(syscallFilter('arm64'), { processor: arm64, number, arguments: all });

describe('the filter of system calls', () => {
  it('allows each call of the list by its number on each processor', () => {
    for (const [onOne, onOther] of Object.values(allowedSyscalls)) {
      expect(onX64(onOne)).toBe('allowed');
      if (onOther !== undefined) expect(onArm64(onOther)).toBe('allowed');
    }
  });

  it.each([
    ['socket', 41, 198],
    ['connect', 42, 203],
    ['ptrace', 101, 117],
    ['process_vm_readv', 310, 270],
    ['kill', 62, 129],
    ['mount', 165, 40],
    ['unshare', 272, 97],
    ['setns', 308, 268],
    ['chroot', 161, 51],
    ['bpf', 321, 280],
    ['io_uring_setup', 425, 425],
    ['clone3', 435, 435],
    ['userfaultfd', 323, 282],
    ['add_key', 248, 217],
    ['memfd_create', 319, 279],
    ['open_by_handle_at', 304, 265],
    ['pidfd_open', 434, 434],
    ['execveat', 322, 281],
  ])('says of %s that there is none', (_name, one, other) => {
    expect([onX64(one), onArm64(other)]).toEqual(['unknown', 'unknown']);
  });

  it('says of every number that is not in its lists that there is none', () => {
    const known = new Set([...Object.values(allowedSyscalls).map(([number]) => number), 16, 56, 157]);
    for (let number = 0; number < 600; number += 1) {
      if (!known.has(number)) expect(onX64(number), String(number)).toBe('unknown');
    }
  });

  it('allows threads, and no process', () => {
    const [thread, process, ofVfork] = [0x3d0f00, 0x1200011, 0x4111];
    expect([thread, process, ofVfork].map((flags) => onX64(56, flags))).toEqual(['allowed', 'unknown', 'unknown']);
    expect([thread, process, ofVfork].map((flags) => onArm64(220, flags))).toEqual(['allowed', 'unknown', 'unknown']);
  });

  it('allows no input for a terminal, and no change of rights', () => {
    const [isTerminal, typeInto, changeRights, name] = [0x5401, 0x5412, 38, 15];
    expect([onX64(16, 1, isTerminal), onX64(16, 1, typeInto)]).toEqual(['allowed', 'unknown']);
    expect([onX64(157, name), onX64(157, changeRights)]).toEqual(['allowed', 'unknown']);
  });

  it('ends what calls with the numbers of another processor, and knows none of x32', () => {
    expect(answerOf(syscallFilter('x64'), { processor: 0x40000003, number: 0, arguments: [] })).toBe('ended');
    expect(onX64(0x40000000)).toBe('unknown');
  });

  it('is not there for a processor that is not known', () => {
    expect(syscallFilter('riscv64')).toBeNull();
  });
});
