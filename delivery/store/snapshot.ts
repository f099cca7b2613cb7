import { appNameSchema, integritySchema } from '@mint-row/shared/contract/manifest';
import { z } from 'zod';
import { storedName } from './layout.ts';

/** A hash and, for what was put into the store after a prune, the number of that prune. */
const name = z.string().regex(new RegExp(`^${storedName}$`));

/** Which release of each application makes the site. */
export const releasesSchema = z.record(appNameSchema, name);
export type Releases = z.infer<typeof releasesSchema>;

const composedFile = z.strictObject({
  /** Its place in the store. */
  key: z.string().regex(new RegExp(`^composed/${storedName}\\.[a-z]+$`)),
  type: z.enum([
    'text/html',
    'application/json',
    'application/xml',
    'application/speculationrules+json',
    'text/plain',
    'image/x-icon',
  ]),
  bytes: z.int().nonnegative(),
  integrity: integritySchema,
  /** Hashes of its inline scripts and styles, for the security policy. */
  scriptHashes: z.array(z.string()).optional(),
  styleHashes: z.array(z.string()).optional(),
});

const files = z.record(z.string(), composedFile);

/** What one application gives to a site: its documents, composed. It depends on nothing but what its key names. */
export const partSchema = z.strictObject({
  app: appNameSchema,
  /** By address on the site. */
  files,
  /** Addresses that its documents link to, places within the same document left out; each with one that does. */
  links: z.record(z.string(), z.string()),
});

/** One whole, immutable state of the site: the exact releases, and every composed file that they make. */
export const snapshotSchema = z.strictObject({
  id: name,
  /** Which composer made it: another one may make other bytes of the same releases. */
  composer: z.string(),
  releases: releasesSchema,
  /** The release before, of the remotes that have one: their fallback releases. */
  previous: z.record(appNameSchema, name),
  parts: z.array(z.strictObject({ key: name, integrity: integritySchema })),
  /** What belongs to the whole site: registry and sitemap. By address. */
  files,
});

export type SnapshotFile = z.infer<typeof composedFile>;
export type Part = z.infer<typeof partSchema>;
export type Snapshot = z.infer<typeof snapshotSchema>;
