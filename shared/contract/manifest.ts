import { z } from 'zod';
import { type AppName, remoteNamePattern } from './apps.ts';
import { type Kind, kinds } from './catalogue.ts';
import { catalogueSchema } from './catalogue-schema.ts';
import { day, drawingFile, fileName, patternSchema, sitePath, slug, textLine } from './fields.ts';
import { plainName } from './file-names.ts';
import { insetName, placedInset } from './inset-schema.ts';
import { visible } from './visible.ts';

export { fileName };

const exposeName = z.string().regex(/^[A-Z][A-Za-z0-9]{0,59}$/, 'is not a module name like "LandingPage"');

/** A Subresource Integrity value, as used in artifacts and in the store. */
export const integritySchema = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'is not a SHA-256 integrity value');

/** The name of an application that is built and released separately. */
export const appNameSchema = z
  .string()
  .refine((name) => name === 'shell' || remoteNamePattern.test(name), 'is not the name of an application');

const remoteName = z.string().regex(remoteNamePattern, 'is not the name of a remote');

/** Parts of the contract, each with its signature. */
const signaturesSchema = z.record(
  z.string().regex(/^[A-Za-z]{1,40}$/, 'is not a part of the contract'),
  z.string().regex(/^[0-9a-f]{8}$/, 'is not a signature'),
);

/** The size and the hash of a file. */
export const fileRecord = z.strictObject({ bytes: z.int().nonnegative(), integrity: integritySchema });

const artifact = {
  /** The parts of the contract that a remote uses, or that the shell provides. */
  signatures: signaturesSchema,
  /** The version of the kit that built it; artifacts from before version 1.0.0 do not say. */
  kit: z
    .string()
    .regex(/^\d+\.\d+\.\d+(-[\w.]{1,20})?$/, 'is not a version')
    .optional(),
  /** Every file of the artifact except the manifest itself, by its path from the artifact's root. */
  files: z.record(fileName, fileRecord),
  /** For each module in `client/`, the modules that it imports statically. */
  imports: z.record(fileName, z.array(fileName)),
  /** The stylesheets in `client/` that every page of the application needs. */
  styles: z.array(fileName),
};

const page = z.strictObject({
  path: sitePath,
  /** The addresses that it had before. */
  formerly: z.array(sitePath).min(1).optional(),
  expose: exposeName,
  title: textLine(120),
  description: textLine(200),
  reviewed: day,
  indexed: z.literal(false).optional(),
  shows: z.array(z.enum(kinds as [Kind, ...Kind[]])),
  onlyCharacters: z.array(slug).optional(),
  latestUpdates: z.int().positive().optional(),
  /** The files of the drawings that it shows, by name. */
  drawings: z.record(slug, drawingFile).optional(),
  /** The insets that it shows, with what it tells them. */
  insets: z.array(placedInset).min(1).optional(),
  /** The file with the picture that other sites show with a link to it. */
  picture: fileName.optional(),
});

/** The manifest of a remote's artifact. */
export const remoteManifestSchema = z.strictObject({
  ...artifact,
  app: remoteName,
  owner: textLine(80),
  entry: fileName,
  /**
   * The same federation entry with the plain names of the exposed modules, which the import map of a document leads to the
   * published ones: a document does not change with modules of other pages.
   */
  documentEntry: fileName,
  /** The exposed modules, by name, and the chunk in `client/` that holds each. */
  exposes: z.record(exposeName, fileName),
  /** The stylesheets in `client/` that not all pages need, by the name of the exposed module that does. */
  pageStyles: z.record(exposeName, z.array(fileName).min(1)),
  pages: z.array(page).min(1),
  /** The insets that it offers to all remotes' pages, with the files of their drawings, by name; left out if there are none. */
  insets: z
    .array(z.strictObject({ name: insetName, drawings: z.record(slug, drawingFile).optional() }))
    .min(1)
    .optional(),
  /** The entries that it offers to all remotes' pages. */
  catalogue: catalogueSchema,
  /** The names that the remote's code imports from each library of the share scope. */
  uses: z.record(z.string(), z.array(z.string())),
  /** For each module in `server/`, the modules that it imports: a page is composed again when one that it runs changes. */
  serverImports: z.record(fileName, z.array(fileName)),
});

/** The manifest of the shell's artifact. */
export const shellManifestSchema = z.strictObject({
  ...artifact,
  app: z.literal('shell'),
  entry: fileName,
  /** The route table: the first row that matches a path decides which remotes may have a page there. */
  routes: z.array(z.strictObject({ pattern: patternSchema, remotes: z.array(remoteName).min(1) })).min(1),
  /** The title and description of the not-found page. */
  notFound: z.strictObject({ title: textLine(120), description: textLine(200) }),
  /** The font files in `client/` that its stylesheets name. */
  fonts: z.array(fileName),
  /** The names that the shell provides from each library of the share scope. */
  provides: z.record(z.string(), z.strictObject({ version: z.string(), names: z.array(z.string()) })),
});

/** The shell's offers to remotes. A release publishes them as `hostFile`, so that they can be read from the live site. */
export const hostSchema = shellManifestSchema.pick({ signatures: true, kit: true, routes: true, provides: true });

/** The longest subject of a commit that a build records, in characters. */
export const maxSubjectLength = 200;

/**
 * A build's record of its sources. It is beside the manifest, and no byte of the release depends on it.
 */
export const buildSchema = z.object({
  /** A hash of everything that the application was built from. */
  inputs: z.string().regex(/^[0-9a-f]{16,64}$/, 'is not a hash'),
  /** The commit that was checked out; null if git does not track the sources. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/, 'is not the name of a commit')
    .nullable(),
  /** The first line of that commit's message, the reason in the history; missing where there is none. */
  subject: textLine(maxSubjectLength).optional(),
  /** Whether the sources differed from that commit. */
  changed: z.boolean(),
});

export type Host = z.infer<typeof hostSchema>;
export type Build = z.infer<typeof buildSchema>;
export type FileRecord = z.infer<typeof fileRecord>;
export type RemoteManifest = z.infer<typeof remoteManifestSchema>;
export type ShellManifest = z.infer<typeof shellManifestSchema>;
export type AppManifest = RemoteManifest | ShellManifest;
export type ManifestPage = RemoteManifest['pages'][number];
export type ManifestInset = NonNullable<RemoteManifest['insets']>[number];

const knownNames = new WeakMap<AppManifest['files'], ReadonlyMap<string, string>>();

/** The names of an artifact's published files, without `client/`, by their plain names. */
export function publishedNames({ files }: Pick<AppManifest, 'files'>): ReadonlyMap<string, string> {
  const known = knownNames.get(files);
  if (known) return known;
  const published = Object.keys(files).filter((file) => file.startsWith('client/'));
  const names = new Map(
    published.map((file) => file.slice('client/'.length)).map((name) => [plainName(name), name] as const),
  );
  knownNames.set(files, names);
  return names;
}

/** A manifest that does not match its schema: one sentence for each fault. */
export class ManifestError extends Error {
  override name = 'ManifestError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/**
 * Checks the manifest of an application.
 * @param manifest a value that was read, or that a build has put together
 * @throws ManifestError
 */
export function checkManifest(app: 'shell', manifest: unknown): ShellManifest;
export function checkManifest(app: AppName, manifest: unknown): AppManifest;
export function checkManifest(app: AppName, manifest: unknown): AppManifest {
  const result = (app === 'shell' ? shellManifestSchema : remoteManifestSchema).safeParse(manifest);
  if (result.success) return result.data;
  throw new ManifestError(manifestFaults(app, result.error, manifest));
}

/** A JSON value whose fields are looked up by name. */
type Value = { readonly [name: PropertyKey]: Value } | undefined;

/** The lists whose entries have names: what an entry is called, and the field that holds its name. */
const listNames: Readonly<Record<string, readonly [string, string]>> = {
  pages: ['page', 'path'],
  insets: ['inset', 'name'],
  routes: ['route', 'pattern'],
  franchises: ['franchise', 'slug'],
  characters: ['character', 'slug'],
  portraits: ['portrait', 'slug'],
  cards: ['card', 'anchor'],
  guides: ['guide', 'slug'],
  terms: ['term', 'slug'],
  questions: ['question', 'slug'],
  updates: ['update', 'path'],
};

/** The files in which a team writes fields of its manifest; the rest comes from the build. */
const fieldSources: Readonly<Record<string, string>> = {
  owner: 'remote.json',
  ...Object.fromEntries(['pages', 'insets', 'catalogue'].map((field) => [field, 'src/pages/index.ts'])),
  ...Object.fromEntries(['routes', 'notFound'].map((field) => [field, 'src/route-table.ts'])),
};

/** The types of values, in words. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** How much of a value a message quotes, in characters. */
const maxQuoteLength = 80;

/**
 * Describes what is wrong with a manifest.
 * @param app the application that it belongs to
 * @param manifest the value that failed the schema
 * @returns a sentence for each fault: application, page or file, field, and what to do
 */
function manifestFaults(app: string, { issues }: z.ZodError, manifest: unknown): string[] {
  return issues.map((issue) => {
    const [field] = issue.path;
    const source = typeof field === 'string' && Object.hasOwn(fieldSources, field) ? fieldSources[field] : undefined;
    const place = placeOf(issue.path, manifest as Value);
    const advice = source ? `Correct it in ${source} of ${app}, and build it again.` : 'Build it again.';
    return `${[app, ...place].join(', ')}: ${faultOf(issue, manifest as Value)}. ${advice}`;
  });
}

/** The names along the path to a field: ["page /marvel", "title"]. */
function placeOf(path: readonly PropertyKey[], manifest: Value): string[] {
  const words: string[] = [];
  let list = '';
  let value = manifest;
  for (const step of path) {
    value = value?.[step];
    if (typeof step !== 'number') {
      list = visible(String(step));
      words.push(list);
      continue;
    }
    const [thing, name] = (Object.hasOwn(listNames, list) ? listNames[list] : undefined) ?? [];
    const entryName: unknown = name && value?.[name];
    // The entry's own name replaces that of its list.
    words.splice(
      -1,
      1,
      entryName && typeof entryName === 'string'
        ? `${thing} ${quote(entryName)}`
        : `${thing ?? list} number ${step + 1}`,
    );
  }
  return words;
}

function faultOf(issue: z.core.$ZodIssue, manifest: Value): string {
  const value: unknown = issue.path.reduce<Value>((at, step) => at?.[step], manifest);
  if (issue.code === 'unrecognized_keys') return `has a field that is not allowed: ${issue.keys.map(quote).join(', ')}`;
  if (issue.code === 'invalid_key') return `this name ${issue.issues[0]?.message ?? 'is not allowed'}`;
  if (value === undefined) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `is ${quote(value)}, and must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `is ${quote(value)}, and must be ${issue.values.map(String).join(' or ')}`;
    // By the name of an inset, what it is told is one of several groups of fields.
    case 'invalid_union':
      return `is ${quote(value)}, which the contract does not have`;
    case 'too_big':
      return `has ${sizeOf(value)}; at most ${issue.maximum} are allowed`;
    case 'too_small':
      return sizeOf(value) === '0' ? 'is empty' : `is ${quote(value)}; the minimum is ${issue.minimum}`;
    default:
      return `is ${quote(value)}, which ${issue.message}`;
  }
}

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '0' : `${value.length} characters`;
  return Array.isArray(value) ? String(value.length) : String(value);
}

function quote(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'a group of fields';
  const text = JSON.stringify(value) ?? 'nothing';
  return visible(text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text);
}
