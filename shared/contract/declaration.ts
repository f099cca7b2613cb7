import { z } from 'zod';
import { remoteNamePattern } from './apps.ts';
import { line, patternSchema, sitePath } from './fields.ts';
import { accents, type Franchise } from './franchise.ts';

/** What `remote.json` in a remote's folder says: all that the rest of the repository has to know of it. */
export const declarationSchema = z.strictObject({
  name: z.string().regex(remoteNamePattern, 'is not a name like "marvel": 2 to 30 small letters and digits'),
  /** As people read it: "Star Wars". */
  label: line(40),
  /** The team that owns the remote, for reports. */
  owner: line(80),
  /** Where it is served alone in development. */
  port: z.int().min(1024).max(65_535),
  /** Where it may have pages: patterns, each of which a row of the shell's route table must allow. */
  spaces: z.array(patternSchema).min(1),
  /** The franchise that it owns; null if it owns none. */
  franchise: z.strictObject({ accent: z.enum(accents), path: sitePath, characters: sitePath }).nullable(),
});

export type RemoteDeclaration = z.infer<typeof declarationSchema>;

/** The franchise that a remote owns, as pages of all remotes show it; null if it owns none. */
export function franchiseOf({ name, label, franchise }: RemoteDeclaration): Franchise | null {
  return franchise && { slug: name, name: label, ...franchise };
}
