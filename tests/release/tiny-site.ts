import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type AppName,
  type Catalogue,
  catalogueFile,
  hashedName,
  offersOf,
  pageDataFile,
  plainName,
  type RemoteName,
} from '@mint-row/kit/contract';
import { publishedNames, type RemoteManifest } from '@mint-row/kit/contract/manifest';
import { type Artifact, integrityListsOf, integrityOf, readArtifact } from '../../delivery/index.ts';

/** Artifacts of a site that is as small as possible, for tests that release it many times. */
export interface TinyArtifact {
  app: AppName;
  /** Different text makes a different release. */
  text?: string;
  /** The slugs of Marvel's characters. */
  characters?: readonly string[];
  /** The summary of a character in a list, by its position; its slug if omitted. */
  summary?: (index: number) => string;
  /** Changes the manifest, in which files have their plain names outside of `files`. */
  change?: (manifest: Record<string, unknown>) => Record<string, unknown>;
  /** Additional or replaced files, by their path in the artifact; those of browsers are published by their plain names. */
  files?: Record<string, string>;
}

/** The landing page of a remote; the editorial one has the home page. */
function landingOf(name: RemoteName): string {
  return { starwars: '/star-wars', editorial: '/' }[name] ?? `/${name}`;
}

/** The server build of the shell. */
export const shellServer = `export const render = async (path, page, head) =>
  '<!doctype html><html><head><title>' + head.title + '</title><meta name="description" content="' + head.description +
  '">' + [...head.modules, ...head.remoteModules].map(({ href }) => '<link rel="modulepreload" href="' + href + '">').join('') +
  '</head><body><h1>' + (page.Component ? page.Component(page.props) : 'Not found') + '</h1></body></html>';
export const renderInset = async (Component, props) => Component(props);`;

/** Writes an artifact and reads it as a release would. */
export async function tinyArtifact(
  folder: string,
  { app, text: version = 'one', characters = ['thor'], summary, change, files }: TinyArtifact,
): Promise<Artifact> {
  const artifactFolder = await mkdtemp(join(folder, `${app}-`));
  const { written, manifest } =
    app === 'shell' ? shell(version) : remote(app, version, app === 'marvel' ? characters : [], summary);
  const names = new Map<string, string>();
  const all: Record<string, string> = {};
  for (const [file, body] of Object.entries({ ...written, ...files })) {
    const name = file.startsWith('client/') ? hashedName(file, integrityOf(Buffer.from(body))) : file;
    names.set(file.replace('client/', ''), name.replace('client/', ''));
    all[name] = body;
  }
  const recordsOf = () =>
    Object.fromEntries(
      Object.entries(all).map(([file, body]) => [
        file,
        { bytes: Buffer.byteLength(body), integrity: integrityOf(Buffer.from(body)) },
      ]),
    );
  if ('pages' in manifest) {
    for (const [list, body] of integrityListsOf({ files: recordsOf(), pages: manifest.pages })) {
      if (!names.has(plainName(list))) all[`client/${list}`] = body;
    }
  }
  const listed = recordsOf();
  const whole = { app, signatures: { page: '00000001' }, ...manifest, files: listed };
  const { files: changedFiles, ...changed } = change?.(whole) ?? whole;
  const text = JSON.stringify({ ...withNames(changed, names), files: changedFiles });
  for (const [file, body] of Object.entries({ ...all, 'manifest.json': text })) {
    await mkdir(dirname(join(artifactFolder, file)), { recursive: true });
    await writeFile(join(artifactFolder, file), body);
  }
  return readArtifact(app, artifactFolder);
}

/** The names of files in a manifest, as they are published. */
function withNames<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (_, each) => {
    if (typeof each === 'string') return names.get(each) ?? each;
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    return Object.fromEntries(Object.entries(each).map(([key, one]) => [names.get(key) ?? key, one]));
  });
}

/** The path in an artifact of a file that is published under a plain name. */
export function publishedFile({ manifest }: Pick<Artifact, 'manifest'>, plain: string): string {
  const name = publishedNames(manifest).get(plain);
  if (name === undefined) throw new Error(`${manifest.app} does not publish ${plain}.`);
  return `client/${name}`;
}

/** The remotes of a tiny site. */
const remoteNames = ['marvel', 'pokemon', 'starwars', 'editorial'];

/** One artifact of each application. */
export async function tinySite(folder: string): Promise<Artifact[]> {
  return Promise.all(['shell', ...remoteNames].map((app) => tinyArtifact(folder, { app })));
}

/** A folder for one test file, with a function that removes it. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mint-row-release-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

function shell(text: string) {
  return {
    written: { 'client/main.js': `// ${text}`, 'server/render.mjs': shellServer },
    manifest: {
      imports: { 'main.js': [] },
      styles: [],
      entry: 'main.js',
      routes: [
        ...remoteNames.map((name) => ({ pattern: landingOf(name), remotes: [name] })),
        { pattern: '/characters', remotes: ['editorial'] },
        { pattern: '/characters/:slug', remotes: ['marvel', 'pokemon', 'starwars'] },
      ],
      notFound: { title: 'Not found', description: 'Nothing here.' },
      fonts: [],
      provides: { react: { version: '19.0.0', names: ['useState'] } },
    },
  };
}

function remote(app: RemoteName, text: string, characters: readonly string[], summary?: TinyArtifact['summary']) {
  const paths = [landingOf(app), ...characters.map((slug) => `/characters/${slug}`)];
  const listing = app === 'editorial' ? ['/characters'] : [];
  const pages: RemoteManifest['pages'] = [...paths, ...listing].map((path) => ({
    path,
    expose: 'LandingPage',
    title: `${app} ${path}`,
    description: path,
    reviewed: '2026-11-01',
    shows: listing.includes(path) ? ['characters'] : [],
  }));
  const [path = '/'] = paths;
  const franchises = [{ slug: app, name: `${app} franchise`, accent: 'red', path, characters: path }];
  const entry = (slug: string, at: number) => ({ slug, name: slug, franchise: app, summary: summary?.(at) ?? slug });
  const catalogue: Catalogue = {
    ...(app === 'marvel' && { franchises }),
    characters: characters.map(entry),
  };
  const data = [
    ...pages.map(({ path, title, description, reviewed, shows }) => {
      const pageData = { title, description, reviewed, shows, data: text };
      return [pageDataFile(path), JSON.stringify(pageData)] as const;
    }),
    ...offersOf(catalogue).map((kind) => [catalogueFile(kind), JSON.stringify(catalogue[kind])] as const),
  ];
  return {
    written: {
      'client/remoteEntry.js': `// ${text}`,
      'server/LandingPage.mjs':
        'export default ({ data, catalogue }) => data + JSON.stringify(catalogue).replaceAll(\'"\', "");',
      ...Object.fromEntries(data.map(([file, body]) => [`client/${file}`, body])),
    },
    manifest: {
      imports: { 'remoteEntry.js': [] },
      styles: [],
      owner: `Team ${app}`,
      entry: 'remoteEntry.js',
      documentEntry: 'remoteEntry.js',
      exposes: { LandingPage: 'remoteEntry.js' },
      pageStyles: {},
      pages,
      catalogue,
      uses: { react: ['useState'] },
      serverImports: { 'LandingPage.mjs': [] },
    },
  };
}

/** Changes a manifest: a page had these addresses before. */
export function withFormerly(path: string, ...formerly: readonly string[]): NonNullable<TinyArtifact['change']> {
  return (manifest) => ({
    ...manifest,
    pages: (manifest.pages as { path: string }[]).map((page) => (page.path === path ? { ...page, formerly } : page)),
  });
}

/** Marvel with the page of Thor at another address. */
export const movedThor: Partial<TinyArtifact> = {
  text: 'one',
  characters: ['odinson'],
  change: withFormerly('/characters/odinson', '/characters/thor'),
};

/** Marvel's page of Thor with one sentence more: `files` of an artifact that is otherwise as before. */
export const longerThor: Record<string, string> = {
  'client/data/characters/thor.json': JSON.stringify({
    title: 'marvel /characters/thor',
    description: '/characters/thor',
    reviewed: '2026-11-01',
    shows: [],
    data: 'one sentence more',
  }),
};
