import { z } from 'zod';
import { remoteNamePattern } from './apps.ts';
import { accents, type Franchise } from './catalogue.ts';
import { patternSchema, sitePath, textLine } from './fields.ts';

/** The content of `remote.json` in a remote's folder: all that the rest of the repository needs to know about it. */
export const declarationSchema = z.strictObject({
  name: z.string().regex(remoteNamePattern, 'is not a name like "marvel": 2 to 30 small letters and digits'),
  /** As visitors read it: "Star Wars". */
  label: textLine(40),
  /** The team that owns the remote, for reports. */
  owner: textLine(80),
  /** The port on which it is served alone in development. */
  port: z.int().min(1024).max(65_535),
  /** The paths that it may have pages at: patterns, each of which must be allowed by a row of the shell's route table. */
  patterns: z.array(patternSchema).min(1),
  /** The franchise that it owns; null if there is none. */
  franchise: z.strictObject({ accent: z.enum(accents), path: sitePath, characters: sitePath }).nullable(),
});

export type RemoteDeclaration = z.infer<typeof declarationSchema>;

/** The franchise that a remote owns, as all remotes' pages show it; null if it owns none. */
export function franchiseOf({ name, label, franchise }: RemoteDeclaration): Franchise | null {
  return franchise && { slug: name, name: label, ...franchise };
}
