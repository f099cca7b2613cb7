import { appNameSchema, integritySchema } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';
import { storedName } from './layout.ts';

/** A hash and, if it was stored after a prune, the number of that prune. */
const name = z.string().regex(new RegExp(`^${storedName}$`));

/** The release of each application in a site. */
export const releasesSchema = z.record(appNameSchema, name);
export type Releases = z.infer<typeof releasesSchema>;

const composedFile = z.strictObject({
  /** Its place in the store. */
  key: z.string().regex(new RegExp(`^composed/${storedName}\\.[a-z]+$`)),
  type: z.enum([
    'text/html',
    'application/json',
    'application/xml',
    'application/atom+xml',
    'application/speculationrules+json',
    'text/javascript',
    'text/plain',
    'application/manifest+json',
    'image/x-icon',
    'image/png',
  ]),
  bytes: z.int().nonnegative(),
  integrity: integritySchema,
  /** Hashes of its inline scripts and styles, for the security policy. */
  scriptHashes: z.array(z.string()).optional(),
  styleHashes: z.array(z.string()).optional(),
});

const files = z.record(z.string(), composedFile);

/** The composed documents of one application in a site. They depend only on what the key identifies. */
export const partSchema = z.strictObject({
  app: appNameSchema,
  /** By address on the site. */
  files,
  /** Addresses that its documents link to, except within the same document; each with one document that links there. */
  links: z.record(z.string(), z.string()),
});

/** One complete, immutable state of the site: the exact releases, and every file composed from them. */
export const snapshotSchema = z.strictObject({
  id: name,
  /** The composer that made it: another version may compose different bytes from the same releases. */
  composer: z.string(),
  releases: releasesSchema,
  /** The previous release of each remote that has one: its fallback. */
  previous: z.record(appNameSchema, name),
  parts: z.array(z.strictObject({ key: name, integrity: integritySchema })),
  /** The files of the whole site, such as the registry and the sitemap, by address. */
  files,
});

export type SnapshotFile = z.infer<typeof composedFile>;
export type Part = z.infer<typeof partSchema>;
export type Snapshot = z.infer<typeof snapshotSchema>;
