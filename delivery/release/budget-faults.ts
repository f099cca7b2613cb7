import { isOfPackages, modulesOf, stylesOf } from '@mint-row/kit/build';
import { overBudget, type WeighedPart, weighEach, weighFiles } from '@mint-row/kit/checks';
import { type AppName, type Catalogue, plainName } from '@mint-row/kit/contract';
import { publishedNames } from '@mint-row/kit/contract/manifest';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { visitHtml } from '../compose/html.ts';
import { codings } from '../store/codings.ts';
import { encode } from '../store/copies.ts';
import { type Budgets, documentLimit, pageBudget } from './budgets.ts';
import type { LiveRelease } from './live-release.ts';

const table = 'delivery/release/budgets.ts';

/**
 * Weighs a first load of each exposed page of a remote, together with the shell, and the styles of its insets; packages have
 * a limit of their own.
 * @param live what to compare with, for the reasons
 * @returns a reason for each module and figure that is over the budget of a page
 */
export async function loadFaults(
  shell: ShellArtifact,
  remote: RemoteArtifact,
  limits: Pick<Budgets, 'pages' | 'inset'>,
  live: LiveRelease | null = null,
): Promise<string[]> {
  const { app, manifest } = remote;
  const insets = new Set<string>(manifest.insets?.map(({ name }) => name));
  // No page loads the module of an inset with its document.
  const pages = Object.entries(manifest.exposes).filter(([expose]) => !insets.has(expose));
  const faults = pages.map(async ([expose, chunk]) => {
    const files = {
      javaScript: [
        modulesOf(shell.manifest, [shell.manifest.entry]),
        modulesOf(manifest, [manifest.entry, chunk]).filter((file) => !isOfPackages(file)),
      ],
      css: [shell.manifest.styles, stylesOf(manifest, expose)],
    };
    const found = (['javaScript', 'css'] as const).map(async (figure) => {
      const { path, limit } = strictest(remote, expose, figure, limits);
      const [ofShell = [], own = []] = files[figure];
      const bytes = (await weighFiles(shell, ofShell)) + (await weighFiles(remote, own));
      // The live release is read only for a page that is refused.
      const parts =
        bytes > limit ? [...(await partsOf(shell, ofShell, live)), ...(await partsOf(remote, own, live))] : [];
      return overBudget({ what: `${app}: ${path ?? `pages of ${expose}`}`, figure, bytes, limit, parts, table });
    });
    return (await Promise.all(found)).flat();
  });
  const ofInsets = [...insets].map(async (name) => {
    const bytes = await weighFiles(remote, manifest.pageStyles[name] ?? []);
    return overBudget({ what: `${app}: its inset ${name}`, figure: 'css', bytes, limit: limits.inset.css, table });
  });
  return (await Promise.all([...faults, ...ofInsets])).flat();
}

/** The page of an exposed module that has the lowest limit, and that limit. */
function strictest(
  { manifest }: RemoteArtifact,
  expose: string,
  figure: 'javaScript' | 'css',
  limits: Pick<Budgets, 'pages'>,
): { path: string | null; limit: number } {
  const [first] = manifest.pages
    .filter((page) => page.expose === expose)
    .map(({ path }) => ({ path, limit: pageBudget(path, limits)[figure] }))
    .sort((one, other) => one.limit - other.limit);
  return first ?? { path: null, limit: limits.pages['*'][figure] };
}

/** The files of an application, with their sizes here and in the live release. */
export async function partsOf(
  artifact: ShellArtifact | RemoteArtifact,
  files: readonly string[],
  live: LiveRelease | null,
): Promise<WeighedPart[]> {
  const { app } = artifact;
  const before = await live?.artifact(app);
  const sizes = before ? await sizesIn(before, files.map(plainName)).catch(() => null) : null;
  return (await weighEach(artifact, files)).map(({ name, bytes }) => ({
    name: `${app}/${plainName(name)}`,
    bytes,
    liveBytes: sizes ? (sizes.get(plainName(name)) ?? null) : undefined,
  }));
}

/** The sizes of files of an artifact, by their plain names; those that it does not have are left out. */
async function sizesIn(artifact: Artifact, plainNames: readonly string[]): Promise<Map<string, number>> {
  const names = publishedNames(artifact.manifest);
  const there = plainNames.flatMap((plain) => names.get(plain) ?? []);
  await artifact.fetch?.(there.flatMap((file) => [`client/${file}`, `client/${file}${codings.br}`]));
  return new Map((await weighEach(artifact, there)).map(({ name, bytes }) => [plainName(name), bytes]));
}

/** A composed document, and what it weighs. */
interface WeighedDocument {
  app: AppName;
  path: string;
  html: string;
  /** Its size after brotli at its best quality. */
  bytes: number;
  /** The entries of the kinds that its page shows. */
  shown?: Catalogue;
  /** The number of insets that stand in it. */
  insets?: number;
  /** A sentence about what it contains. */
  note?: string;
  live?: LiveRelease | null;
}

/** @returns a reason if a document is over the budget of its page */
export async function documentFaults({
  app,
  path,
  html,
  bytes,
  shown = {},
  insets = 0,
  note = '',
  live = null,
}: WeighedDocument): Promise<string[]> {
  const limit = documentLimit(path, shown, insets);
  if (bytes <= limit) return [];
  const [parts, before] = await Promise.all([weighDocument(html), live?.document(path).then(weighIfThere)]);
  const compared = parts.map((part) => ({ ...part, liveBytes: before?.get(part.name) }));
  return overBudget({ what: `${app}: ${path}`, figure: 'html', bytes, limit, parts: compared, note, table });
}

/** @returns a reason if a document is too large before compression: browsers have to parse all of it */
export function documentSizeFaults(app: AppName, path: string, bytes: number, limit: number, note: string): string[] {
  return overBudget({ what: `${app}: ${path}`, figure: 'its size before compression', bytes, limit, note, table });
}

async function weighIfThere(html: string | null): Promise<Map<string, number> | undefined> {
  return html === null ? undefined : new Map((await weighDocument(html)).map(({ name, bytes }) => [name, bytes]));
}

/** The parts of a document, with the size of each, compressed alone. */
async function weighDocument(html: string): Promise<{ name: string; bytes: number }[]> {
  const texts = { style: '', script: '' };
  let markup = html;
  let open = '';
  visitHtml(html, {
    open: (name) => {
      open = name;
    },
    text: (text) => {
      if (open !== 'style' && open !== 'script') return;
      texts[open] += text;
      markup = markup.replace(text, () => '');
    },
    close: () => {
      open = '';
    },
  });
  const compressed = async (text: string) => (await encode(Buffer.from(text), 'br')).length;
  return [
    { name: 'markup', bytes: await compressed(markup) },
    { name: 'styles', bytes: await compressed(texts.style) },
    { name: 'scripts and data', bytes: await compressed(texts.script) },
  ];
}
