/** Changes one byte in the middle of a file. */
export function changeOneByte(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
  return changed;
}

/** Changes the last byte of a file: a module works as before, since only the semicolon at its end is gone. */
export function changeLastByte(body: Buffer): Buffer {
  return Buffer.concat([body.subarray(0, -1), Buffer.from(body.at(-1) === 0x0a ? ' ' : '\n')]);
}
