import { integrityOf } from '@mint-row/kit/build';
import type { z } from 'zod';

/** JSON as it is written to the store: readable for people, and the same bytes for the same content. */
export function toBytes(content: object): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
}

/** Writes content as JSON that contains its own hash, so that a reader can tell from it alone whether it is intact. */
export function seal(content: object): Buffer {
  return toBytes({ ...content, seal: integrityOf(toBytes(content)) });
}

/**
 * @returns the content as it was written, so that sealing it again makes the same bytes; null when it is missing, damaged or
 * does not fit the schema
 */
export function unseal<Schema extends z.ZodType>(schema: Schema, bytes: Buffer | null): z.infer<Schema> | null {
  if (!bytes) return null;
  try {
    const { seal: written, ...content } = JSON.parse(bytes.toString()) as { seal?: string };
    if (written === undefined || !seal(content).equals(bytes)) return null;
    schema.parse(content);
    // The schema's own copy would have its fields in another order.
    return content as z.infer<Schema>;
  } catch {
    return null;
  }
}
