import { z } from 'zod';
import { type AppName, franchiseRemotes, remoteNames } from './apps.ts';
import { manifestFaults } from './manifest-faults.ts';
import { steeringCharacters } from './visible.ts';

/** A file inside an artifact: plain segments only, so that no name leads out of its folder. */
const fileName = z
  .string()
  .max(200)
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'is not a plain relative file name');

/** An address of the site: "/", or segments in lower case without a slash at the end. */
const sitePath = z
  .string()
  .max(200)
  .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'is not a path like "/marvel/characters"');

/** A line that people read. */
const line = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(
      new RegExp(`^[^${steeringCharacters}]*$`, 'u'),
      'has a control character, or one that changes the direction of text',
    );

const exposeName = z.string().regex(/^[A-Z][A-Za-z0-9]{0,59}$/, 'is not a module name like "LandingPage"');

/** A Subresource Integrity value, as artifacts and the store have them. */
export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'is not a SHA-384 integrity value');

const fileRecord = z.strictObject({ bytes: z.int().nonnegative(), integrity: integritySchema });

const artifact = {
  contract: z.int().positive(),
  /** Every file of the artifact but the manifest itself, by its path from the artifact's root. */
  files: z.record(fileName, fileRecord),
  /** For each module in `client/`, the modules it imports statically. */
  imports: z.record(fileName, z.array(fileName)),
  /** The stylesheets in `client/` that every page of the application needs. */
  styles: z.array(fileName),
};

const rosterEntry = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug like "iron-man"'),
  name: line(80),
  franchise: z.enum(franchiseRemotes),
  era: line(80).optional(),
  summary: line(200),
});

const page = z.strictObject({
  path: sitePath,
  expose: exposeName,
  title: line(120),
  description: line(200),
  needsRosters: z.boolean(),
});

/** What a remote's build says of itself. */
export const remoteManifestSchema = z.strictObject({
  ...artifact,
  app: z.enum(remoteNames),
  owner: line(80),
  entry: fileName,
  /** The exposed modules, by name, and the chunk in `client/` that holds each. */
  exposes: z.record(exposeName, fileName),
  pages: z.array(page).min(1),
  roster: z.array(rosterEntry),
  /** The names that the remote's code imports from each library of the share scope. */
  uses: z.record(z.string(), z.array(z.string())),
});

/** What the shell's build says of itself. */
export const shellManifestSchema = z.strictObject({
  ...artifact,
  app: z.literal('shell'),
  entry: fileName,
  /** The fixed paths, and which page of which remote serves each. */
  routes: z.array(z.strictObject({ path: sitePath, remote: z.enum(remoteNames), expose: exposeName })).min(1),
  /** The exposed module that serves a character's page, in each franchise's remote. */
  characterExpose: exposeName,
  /** The title and description of the not-found page. */
  notFound: z.strictObject({ title: line(120), description: line(200) }),
  /** The font files in `client/` that every document names. */
  fonts: z.array(fileName),
  /** Paths that the shell's navigation links to before they have a page: they answer 404. */
  planned: z.array(sitePath),
  /** The names that the shell provides from each library of the share scope. */
  provides: z.record(z.string(), z.strictObject({ version: z.string(), names: z.array(z.string()) })),
});

/**
 * What a build says of its sources. It is beside the manifest, and no byte of the release depends on it.
 */
export const buildSchema = z.object({
  /** A hash of everything that the application was built from. */
  inputs: z.string().regex(/^[0-9a-f]{16,64}$/, 'is not a hash'),
  /** The commit that was checked out; null where git kept nothing of the sources. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/, 'is not the name of a commit')
    .nullable(),
  /** Whether the sources differed from that commit. */
  changed: z.boolean(),
});

export type Build = z.infer<typeof buildSchema>;
export type FileRecord = z.infer<typeof fileRecord>;
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type ShellManifest = z.infer<typeof shellManifestSchema>;
export type AppManifest = RemoteManifest | ShellManifest;
export type ManifestPage = RemoteManifest['pages'][number];

/** A manifest that is not what it must be: every fault in words, one for each. */
export class ManifestError extends Error {
  override name = 'ManifestError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/**
 * Checks what should be the manifest of an application.
 * @param manifest what was read, or what a build puts together
 * @throws ManifestError
 */
export function checkManifest(app: 'shell', manifest: unknown): ShellManifest;
export function checkManifest(app: AppName, manifest: unknown): AppManifest;
export function checkManifest(app: AppName, manifest: unknown): AppManifest {
  const result = (app === 'shell' ? shellManifestSchema : remoteManifestSchema).safeParse(manifest);
  if (result.success) return result.data;
  throw new ManifestError(manifestFaults(app, result.error, manifest));
}
