import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modulesOf } from '@mint-row/kit/build';
import {
  addressIn,
  type DocumentHead,
  filesBase,
  type InlineStyle,
  type LinkedFile,
  type Place,
  plainName,
} from '@mint-row/kit/contract';
import { clientIntegrity } from '@mint-row/kit/site';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { RefusedError } from '../common/errors.ts';
import type { PlannedInset } from './planned-insets.ts';

/** A remote, and those of its files that a page needs. */
interface PageCode {
  remote: RemoteArtifact;
  /** The exposed module that shows the page. */
  expose: string;
  modules: readonly string[];
  styles: readonly string[];
  /** The insets that stand in the page: each brings the stylesheet of its own alone, and no module. */
  insets: readonly PlannedInset[];
}

/**
 * The stylesheets, fonts, modules and integrity hashes of one document: exactly what it runs, in that order. In
 * stylesheets and the import map, addresses are those of the place; in attributes, they are paths until the document is
 * finished.
 * @param code the remote whose page the document shows, or null for the shell's not-found page
 * @throws ManifestError when a manifest needs a file that it does not list
 */
export async function documentHead(
  shell: ShellArtifact,
  code: PageCode | null,
  head: Omit<DocumentHead, 'modules' | 'remoteModules' | 'styles' | 'fonts' | 'importMap'>,
): Promise<DocumentHead> {
  const modules = linked(shell, modulesOf(shell.manifest, [shell.manifest.entry]));
  const remoteModules = code ? linked(code.remote, code.modules) : [];
  const { place } = head;
  const styles = [
    ...(await inlineStyles(shell, shell.manifest.styles, place)),
    ...(code ? await inlineStyles(code.remote, code.styles, place) : []),
    ...(await stylesOfInsets(code?.insets ?? [], place)),
  ];
  const fonts = shell.manifest.fonts.map((file) => filesBase(shell.app) + file);
  // Modules that the shell loads later (toasts, tooltips) have hashes too, but are not preloaded.
  const known = [...modules, ...remoteModules, ...linked(shell, Object.keys(shell.manifest.imports))];
  const integrity = Object.fromEntries(known.map((file) => [addressIn(place, file.href), file.integrity]));
  const imports = { ...importsOf(shell, Object.keys(shell.manifest.imports), place), ...exposedModule(code, place) };
  const importMap = { imports, integrity };
  return { ...head, modules, remoteModules, styles, fonts, importMap };
}

async function stylesOfInsets(insets: readonly PlannedInset[], place: Place): Promise<InlineStyle[]> {
  const styles = insets.map(({ remote, inset }) =>
    inlineStyles(remote, remote.manifest.pageStyles[inset.name] ?? [], place),
  );
  return (await Promise.all(styles)).flat();
}

/** Where the module of the page is, which the entry for documents imports by its plain name. */
function exposedModule(code: PageCode | null, place: Place): Record<string, string> {
  const chunk = code?.remote.manifest.exposes[code.expose];
  return code && chunk ? importsOf(code.remote, [chunk], place) : {};
}

/** Where modules are that others import by their plain names. */
function importsOf({ app }: Artifact, files: readonly string[], place: Place): Record<string, string> {
  const base = addressIn(place, filesBase(app));
  return Object.fromEntries(files.map((file) => [base + plainName(file), base + file]));
}

function linked(artifact: Artifact, files: readonly string[]): Required<LinkedFile>[] {
  const base = filesBase(artifact.app);
  return files.map((file) => ({ href: base + file, integrity: clientIntegrity(artifact.manifest, file) }));
}

/** The stylesheets that were read, by their addresses: one artifact may be composed for several places. */
const read = new WeakMap<Artifact, Map<string, Promise<InlineStyle>>>();

/**
 * Stylesheets of an application, ready to be inlined in documents.
 * @param files their names within the artifact's `client/`
 * @throws RefusedError when one refers to a file outside its folder
 */
async function inlineStyles(artifact: Artifact, files: readonly string[], place: Place): Promise<InlineStyle[]> {
  const base = addressIn(place, filesBase(artifact.app));
  const known = read.get(artifact) ?? new Map<string, Promise<InlineStyle>>();
  read.set(artifact, known);
  return Promise.all(
    files.map((file) => {
      const style = known.get(base + file) ?? readStyle(artifact, file, base);
      known.set(base + file, style);
      return style;
    }),
  );
}

async function readStyle({ app, folder }: Artifact, file: string, base: string): Promise<InlineStyle> {
  const css = await readFile(join(folder, 'client', file), 'utf8');
  return { href: filesBase(app) + file, css: withAddressesOf(css.replace(notice, ''), base, `${app}: ${file}`) };
}

/** The notice of a licence at the start of a stylesheet: it is in the published file, whose address documents name. */
const notice = /^\/\*![^*]*\*\/\s*/;

/**
 * Rewrites the relative addresses in a stylesheet so that they work when it is inlined in a document.
 * @param base the address of its folder; ends in "/"
 * @param name its name for messages
 * @throws RefusedError when it refers to a file in any form but the one that the build writes: url(./font.woff2)
 */
export function withAddressesOf(css: string, base: string, name: string): string {
  return css.replaceAll(/url\(([^)]*)\)/g, (_found, address: string) => {
    if (/^["']?(data:|#)/.test(address)) return `url(${address})`;
    const file = /^(["']?)\.\/([\w.-]+)\1$/.exec(address)?.[2];
    if (file) return `url(${base + file})`;
    throw new RefusedError([
      `${name} names ${address}. A stylesheet may name files beside it, as in url(./font.woff2).`,
    ]);
  });
}
