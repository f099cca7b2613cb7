import { z } from 'zod';
import type { Registry } from './registry.ts';

/** The fields that are needed of a registry from a site of unknown version. */
const registrySchema = z.looseObject({
  shell: z.string(),
  moved: z.record(z.string(), z.string()).optional(),
  remotes: z.record(
    z.string(),
    z.looseObject({
      release: z.string(),
      owner: z.string(),
      contract: z.string(),
      base: z.string().startsWith('/'),
      exposes: z.record(z.string(), z.looseObject({ pages: z.array(z.string()) })),
      offers: z.array(z.string()),
    }),
  ),
});

/**
 * Reads the registry of a site at some address: one whose contract differs may have other fields besides.
 * @param text what the address answered
 * @returns null if it is not a registry
 */
export function readRegistry(text: string): Registry | null {
  try {
    // Checked so far as any edition goes; the caller compares contracts before it reads more.
    return registrySchema.parse(JSON.parse(text)) as unknown as Registry;
  } catch {
    return null;
  }
}
