/** Reads the values of SSH's wire format: https://www.rfc-editor.org/rfc/rfc4251#section-5. */
export class WireReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** @throws Error when there are fewer bytes */
  take(count: number): Buffer {
    if (count > this.#bytes.length - this.#at) throw new Error('it ends too early');
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  uint32(): number {
    return this.take(4).readUInt32BE();
  }

  string(): Buffer {
    return this.take(this.uint32());
  }

  text(): string {
    return this.string().toString('latin1');
  }

  /** A positive number, without leading zeros. */
  number(): Buffer {
    const bytes = this.string();
    const first = bytes.findIndex((byte) => byte !== 0);
    if ((bytes[0] ?? 0) >= 0x80) throw new Error('it has a negative number');
    return first < 0 ? Buffer.alloc(0) : bytes.subarray(first);
  }

  /** @throws Error when there are bytes left */
  end(): void {
    if (this.#at < this.#bytes.length) throw new Error('something follows its end');
  }
}

/** Writes a string, or a list of strings. */
export function wireString(...values: readonly (Uint8Array | string)[]): Buffer {
  return Buffer.concat(
    values.flatMap((value) => {
      const bytes = Buffer.from(value);
      return [wireUint32(bytes.length), bytes];
    }),
  );
}

export function wireUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Writes positive numbers, given without signs. */
export function wireNumber(...values: readonly Buffer[]): Buffer {
  return wireString(
    ...values.map((value) => {
      const first = value.findIndex((byte) => byte !== 0);
      const bytes = first < 0 ? Buffer.alloc(0) : value.subarray(first);
      return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes;
    }),
  );
}
