import { type AppName, CONTRACT_VERSION } from '@mint-row/kit/contract';
import { fileRecord } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';
import { DeliveryError } from '../common/errors.ts';
import { readJson } from './read-json.ts';

/** The fields that a manifest has in every version of the contract: enough to check and compare releases. */
export const outlineSchema = z.object({
  contract: z.int().positive(),
  files: z.record(z.string(), fileRecord),
  /** The version of the kit that built it. */
  kit: z.string().max(40).optional(),
  /** The pages of a remote. */
  pages: z.array(z.object({ path: z.string() })).default([]),
  /** The route table of a shell. */
  routes: z.array(z.object({ pattern: z.string(), remotes: z.array(z.string()) })).default([]),
});

export type Outline = z.infer<typeof outlineSchema>;

/**
 * Reads the outline of a manifest.
 * @param path where it came from, for messages
 * @throws DeliveryError when it is not a manifest of any version
 */
export function readOutline(app: AppName, path: string, text: string): Outline {
  try {
    return outlineSchema.parse(readJson(text));
  } catch (error) {
    throw new DeliveryError(`${app}: ${path} is not a manifest: ${(error as Error).message}`);
  }
}

/** A release that was built for another version of the contract: it can be served, but no new site can include it. */
export class OtherContractError extends DeliveryError {
  constructor(app: AppName, contract: number) {
    super(
      contract < CONTRACT_VERSION
        ? `${app}: it was built for version ${contract} of the contract, and this checkout works with version ${CONTRACT_VERSION}. Build it again, and publish all applications together.`
        : `${app}: it was built for version ${contract} of the contract, and this checkout works with version ${CONTRACT_VERSION}. Update this checkout.`,
    );
  }
}
