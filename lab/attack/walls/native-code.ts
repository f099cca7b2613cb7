/** A system call: its number on x64, and its arguments. Text and bytes are given by their address. */
export type Call = readonly [number: number, ...args: (number | string | Uint8Array)[]];

/** The bytes of a call in the table: its number, six arguments and its result. */
const callSize = 64;
const codeAt = 0x100;
const tableAt = 0x200;

/**
 * Machine code for x64 that makes each call of the table and records its result; a process that a call starts waits
 * forever.
 */
const codeFor = (calls: number) =>
  Buffer.from([
    ...[0x48, 0x8d, 0x1d, ...int32(tableAt - codeAt - 7)], // lea rbx, [rip + table]
    ...[0x49, 0xc7, 0xc4, ...int32(calls)], // mov r12, calls
    ...[0x48, 0x8b, 0x03], // next: mov rax, [rbx]
    ...[0x48, 0x8b, 0x7b, 0x08, 0x48, 0x8b, 0x73, 0x10, 0x48, 0x8b, 0x53, 0x18], // mov rdi, rsi, rdx, [rbx + …]
    ...[0x4c, 0x8b, 0x53, 0x20, 0x4c, 0x8b, 0x43, 0x28, 0x4c, 0x8b, 0x4b, 0x30], // mov r10, r8, r9, [rbx + …]
    ...[0x0f, 0x05, 0x48, 0x89, 0x43, 0x38], // syscall; mov [rbx + 56], rax
    ...[0x48, 0x85, 0xc0, 0x75, 0x12], // test rax, rax; jnz on
    ...[0x48, 0x83, 0x3b, 0x39, 0x74, 0x05], // cmp qword [rbx], fork; je wait
    ...[0x83, 0x3b, 0x38, 0x75, 0x07], // cmp dword [rbx], clone; jne on
    ...[0x6a, 0x22, 0x58, 0x0f, 0x05, 0xeb, 0xf9], // wait: push pause; pop rax; syscall; jmp wait
    ...[0x48, 0x83, 0xc3, callSize, 0x49, 0xff, 0xcc, 0x75, 0xbf], // on: add rbx, 64; dec r12; jnz next
    0xc3, // ret
  ]);

/**
 * A shared library, as `process.dlopen` takes it, that makes system calls while it is loaded, writes their results to
 * file descriptor 3 and ends the process: the powers of code that has taken over the process. No compiler is needed.
 */
export function libraryOf(asked: readonly Call[]): Uint8Array {
  const size = asked.length * callSize;
  const table = Buffer.alloc((asked.length + 2) * callSize);
  const all: Call[] = [...asked, [1, 3, table, size], [231, 0]];
  const dataAt = tableAt + table.length;
  const data: Buffer[] = [];
  const relocations: bigint[] = [];
  let used = 0;
  for (const [index, call] of all.entries()) {
    for (const [position, value] of call.entries()) {
      const at = index * callSize + position * 8;
      if (typeof value === 'number') {
        table.writeBigInt64LE(BigInt(value), at);
        continue;
      }
      // The linker adds the address of the library.
      const bytes = typeof value === 'string' ? Buffer.from(`${value}\0`) : Buffer.from(value);
      relocations.push(BigInt(tableAt + at), 8n, BigInt(value === table ? tableAt : dataAt + used));
      if (value === table) continue;
      const padded = Buffer.alloc(Math.ceil(bytes.length / 8) * 8);
      bytes.copy(padded);
      data.push(padded);
      used += padded.length;
    }
  }
  const relocationsAt = dataAt + used;
  const dynamicAt = relocationsAt + relocations.length * 8;
  const [init, strings, symbols, rela, relaSize, relaEntry, stringsSize, symbolSize] = [12, 5, 6, 7, 8, 9, 10, 11];
  const dynamic = [
    ...[init, codeAt, strings, 0xf0, symbols, 0xf0, stringsSize, 1, symbolSize, 24],
    ...[rela, relocationsAt, relaSize, relocations.length * 8, relaEntry, 24, 0, 0],
  ];
  const end = dynamicAt + dynamic.length * 8;
  const header = Buffer.alloc(codeAt);
  header.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]);
  // A shared object for x64, with two program headers of 56 bytes after this header of 64.
  for (const [at, value] of [
    [16, 3],
    [18, 62],
    [52, 64],
    [54, 56],
    [56, 2],
  ] as const)
    header.writeUInt16LE(value, at);
  header.writeUInt32LE(1, 20);
  header.writeBigUInt64LE(64n, 32);
  programHeader(header, 64, { type: 1, flags: 7, at: 0, size: end });
  programHeader(header, 120, { type: 2, flags: 6, at: dynamicAt, size: dynamic.length * 8 });
  const code = Buffer.alloc(tableAt - codeAt);
  codeFor(all.length).copy(code);
  return Buffer.concat([header, code, table, ...data, ...relocations.map(uint64), ...dynamic.map(BigInt).map(uint64)]);
}

/** The results of the calls, as the kernel returns them: negative for an error. */
export function resultsIn(answer: Uint8Array, calls: number): number[] {
  const bytes = Buffer.from(answer);
  return Array.from({ length: calls }, (_, index) => Number(bytes.readBigInt64LE(index * callSize + 56)));
}

function programHeader(
  header: Buffer,
  headerOffset: number,
  { type, flags, at, size }: Record<'type' | 'flags' | 'at' | 'size', number>,
): void {
  header.writeUInt32LE(type, headerOffset);
  header.writeUInt32LE(flags, headerOffset + 4);
  for (const [offset, value] of [
    [8, at],
    [16, at],
    [24, at],
    [32, size],
    [40, size],
    [48, 8],
  ] as const) {
    header.writeBigUInt64LE(BigInt(value), headerOffset + offset);
  }
}

function int32(value: number): number[] {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return [...bytes];
}

function uint64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}
