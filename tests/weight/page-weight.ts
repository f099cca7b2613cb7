import { isOfPackages } from '@mint-row/kit/build';
import { filesBase, plainName } from '@mint-row/kit/contract';
import {
  encode,
  modulesOf,
  type RemoteArtifact,
  type ShellArtifact,
  visitHtml,
  weighFiles,
} from '../../delivery/index.ts';
import { kinds, missingPath } from '../site/kinds.ts';

/** The cost of a first load of a page before any drawing of it; sizes in bytes after brotli. */
export interface PageWeight {
  /** The document with its stylesheets. */
  html: number;
  /** Without packages, which have a limit of their own: shared/checks/weights.ts. */
  javaScript: number;
  fonts: number;
  /** The document, the files that its head names, and the speculation rules; without packages. */
  requests: number;
  /** The plain names of the files that are requested. */
  requested: readonly string[];
  /** The rounds of requests until the page is hydrated. */
  rounds: number;
}

/**
 * Weighs a page of every kind.
 * @param site the built applications
 * @param composed the files of the composed site
 */
export async function weighPages(
  site: { shell: ShellArtifact; remotes: readonly RemoteArtifact[] },
  composed: readonly { path: string; body: string }[],
): Promise<Record<string, PageWeight>> {
  const documents = new Map(composed.map(({ path, body }) => [path, body]));
  const weights: Record<string, PageWeight> = {};
  for (const { name, path } of kinds) {
    const html = documents.get(path === missingPath ? '/404.html' : path);
    if (html === undefined) throw new Error(`The composed site has no ${path}.`);
    weights[name] = await weighPage(html, [site.shell, ...site.remotes]);
  }
  return weights;
}

async function weighPage(html: string, artifacts: readonly (ShellArtifact | RemoteArtifact)[]): Promise<PageWeight> {
  const { modules, fonts } = filesNamedBy(html);
  const own = modules.filter((file) => !isOfPackages(file.replace(/^.*\//, '')));
  const sum = async (files: readonly string[]) => {
    const sizes = await Promise.all(
      artifacts.map((artifact) => {
        const base = filesBase(artifact.app);
        return weighFiles(
          artifact,
          files.filter((file) => file.startsWith(base)).map((file) => file.slice(base.length)),
        );
      }),
    );
    return sizes.reduce((total, size) => total + size, 0);
  };
  return {
    html: (await encode(Buffer.from(html), 'br')).length,
    javaScript: await sum(own),
    fonts: await sum(fonts),
    requests: 2 + own.length + fonts.length,
    requested: ['the document', 'the speculation rules', ...[...own, ...fonts].map(plainName)],
    rounds: 2 + deepestUnnamed(modules, artifacts),
  };
}

/** The files that a document names, but for drawings. */
function filesNamedBy(html: string): { modules: string[]; fonts: string[] } {
  const modules: string[] = [];
  const fonts: string[] = [];
  visitHtml(html, {
    open(name, { rel, href, src, as }) {
      if (name === 'script' && src) modules.push(src);
      if (name !== 'link' || !href) return;
      // A remote's modules are fetched first and checked, then imported from the cache.
      if (rel === 'modulepreload' || (rel === 'preload' && as === 'fetch')) modules.push(href);
      if (rel === 'preload' && as === 'font') fonts.push(href);
    },
  });
  return { modules, fonts };
}

/** 1 when a named module imports one that the document does not name, since that loads a round later. */
function deepestUnnamed(modules: readonly string[], artifacts: readonly (ShellArtifact | RemoteArtifact)[]): number {
  const late = artifacts.some(({ app, manifest }) => {
    const base = filesBase(app);
    const own = modules.filter((file) => file.startsWith(base)).map((file) => file.slice(base.length));
    return modulesOf(manifest, own).some((file) => !own.includes(file));
  });
  return late ? 1 : 0;
}
