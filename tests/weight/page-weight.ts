import { releaseBase } from '@mint-row/shared/contract';
import { Parser } from 'htmlparser2';
import { encode, modulesOf, type RemoteArtifact, type ShellArtifact } from '../../delivery/index.ts';
import { weigh } from '../contract/site.ts';
import { kinds, missingPath } from '../site/kinds.ts';
import { weighReact } from './react-alone.ts';

/** What a first load of a page costs before any drawing of it; sizes in bytes after brotli. */
export interface PageWeight {
  /** The document, with the stylesheets that it carries. */
  html: number;
  javaScript: number;
  /** Of this, what is not React itself. */
  notReact: number;
  fonts: number;
  /** The document, what its head names, and the speculation rules. */
  requests: number;
  /** Requests that follow upon one another until the page is hydrated. */
  rounds: number;
}

/**
 * Weighs a page of every kind.
 * @param site the built applications
 * @param composed what they were composed to
 */
export async function weighPages(
  site: { shell: ShellArtifact; remotes: readonly RemoteArtifact[] },
  composed: readonly { path: string; body: string }[],
): Promise<Record<string, PageWeight>> {
  const documents = new Map(composed.map(({ path, body }) => [path, body]));
  const react = await weighReact();
  const weights: Record<string, PageWeight> = {};
  for (const { name, path } of kinds) {
    const html = documents.get(path === missingPath ? '/404.html' : path);
    if (html === undefined) throw new Error(`The composed site has no ${path}.`);
    weights[name] = await weighPage(html, [site.shell, ...site.remotes], react);
  }
  return weights;
}

async function weighPage(
  html: string,
  artifacts: readonly (ShellArtifact | RemoteArtifact)[],
  react: number,
): Promise<PageWeight> {
  const named = namedInHead(html);
  const sum = async (files: readonly string[]) => {
    const sizes = await Promise.all(
      artifacts.map((artifact) => {
        const base = releaseBase(artifact.app, artifact.release);
        return weigh(
          artifact,
          files.filter((file) => file.startsWith(base)).map((file) => file.slice(base.length)),
        );
      }),
    );
    return sizes.reduce((total, size) => total + size, 0);
  };
  const javaScript = await sum(named.modules);
  return {
    html: (await encode(Buffer.from(html), 'br')).length,
    javaScript,
    notReact: javaScript - react,
    fonts: await sum(named.fonts),
    requests: 2 + named.modules.length + named.fonts.length,
    rounds: 2 + deepestUnnamed(named.modules, artifacts),
  };
}

interface Named {
  modules: string[];
  fonts: string[];
}

/** What a document asks for before anything runs. */
function namedInHead(html: string): Named {
  const named: Named = { modules: [], fonts: [] };
  const parser = new Parser({
    onopentag(name, { rel, href, src, as }) {
      if (name === 'script' && src) named.modules.push(src);
      if (name !== 'link' || !href) return;
      // A remote's modules are fetched first and checked, then imported from the cache.
      if (rel === 'modulepreload' || (rel === 'preload' && as === 'fetch')) named.modules.push(href);
      if (rel === 'preload' && as === 'font') named.fonts.push(href);
    },
  });
  parser.end(html);
  return named;
}

/** 1 when a named module imports one that the document does not name: it is found a round late. */
function deepestUnnamed(modules: readonly string[], artifacts: readonly (ShellArtifact | RemoteArtifact)[]): number {
  const late = artifacts.some(({ app, release, manifest }) => {
    const base = releaseBase(app, release);
    const own = modules.filter((file) => file.startsWith(base)).map((file) => file.slice(base.length));
    return modulesOf(manifest, own).some((file) => !own.includes(file));
  });
  return late ? 1 : 0;
}
