import { integrityOf } from '@mint-row/shared/build';
import type { z } from 'zod';

/** As files of the store are written: for people to read, the same bytes for the same content. */
function toBytes(content: object): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 1)}\n`);
}

/** Writes content as JSON that carries the hash of itself, so that whoever reads it alone can tell whether it is whole. */
export function seal(content: object): Buffer {
  return toBytes({ ...content, seal: integrityOf(toBytes(content)) });
}

/** @returns the content, or null when there is none, it is damaged, or it is not what the schema says */
export function unseal<Schema extends z.ZodType>(schema: Schema, bytes: Buffer | null): z.infer<Schema> | null {
  if (!bytes) return null;
  try {
    const { seal: written, ...content } = JSON.parse(bytes.toString()) as { seal?: string };
    // Files of earlier versions have no seal.
    if (written !== undefined && !seal(content).equals(bytes)) return null;
    return schema.parse(content);
  } catch {
    return null;
  }
}
