import type { AppName } from '@mint-row/kit/contract';
import { fileRecord } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';
import { DeliveryError } from '../common/errors.ts';
import { readJson } from './read-json.ts';

/** The fields that manifests of every edition have: enough to check, serve and compare releases. */
const outlineSchema = z.object({
  files: z.record(z.string(), fileRecord),
  /** The version of the kit that built it. */
  kit: z.string().max(40).optional(),
  /** The pages of a remote. */
  pages: z.array(z.object({ path: z.string(), formerly: z.array(z.string()).default([]) })).default([]),
  /** The route table of a shell. */
  routes: z.array(z.object({ pattern: z.string(), remotes: z.array(z.string()) })).default([]),
});

export type Outline = z.infer<typeof outlineSchema>;

/**
 * Reads the outline of a manifest.
 * @param path where it came from, for messages
 * @throws DeliveryError when it is not a manifest of any edition
 */
export function readOutline(app: AppName, path: string, text: string): Outline {
  try {
    return outlineSchema.parse(readJson(text));
  } catch (error) {
    throw new DeliveryError(`${app}: ${path} is not a manifest: ${(error as Error).message}`);
  }
}

/**
 * A manifest that this edition does not understand. A release that has it can be served, but no new site can include it.
 */
export class OtherManifestError extends DeliveryError {
  /**
   * @param path where it came from
   * @param faults a line for each
   */
  constructor(app: AppName, path: string, faults: string) {
    super(
      `${app}: ${path} is not a valid manifest.\n${faults.replaceAll(/^/gm, '  ')}\nIf another edition of the kit built it, build it again, and publish all applications together.`,
    );
  }
}
