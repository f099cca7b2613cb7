import { type AppName, feedPath, filesBase, findRoute, hasPlainAddress, isPath } from '@mint-row/kit/contract';
import { publishedNames } from '@mint-row/kit/contract/manifest';
import { parseDocument } from './html.ts';
import type { SiteArtifacts } from './plan.ts';

/** Documents of one application, and where they lead. */
interface LinkingDocuments {
  app: AppName;
  /** By address. */
  files: Readonly<Record<string, unknown>>;
  /** Addresses that they link to, except within the same document; each with one document that links there. */
  links: Readonly<Record<string, string>>;
}

interface Composed {
  artifacts: SiteArtifacts;
  parts: readonly LinkingDocuments[];
  /** The HTML of a document of the site, for links to an element in it. */
  html: (path: string) => Promise<string>;
}

/** The message for a broken link. */
export function brokenLink(app: AppName, page: string, target: string): string {
  return `${app}: ${page} links to ${target}, which leads nowhere. Correct the link, or publish the page that it leads to first.`;
}

/**
 * Checks every internal link, image and asset of a whole site that refers from one document to another file.
 * @returns a line for each broken one: application, page, target
 */
export async function findBrokenLinks({ artifacts: { shell, remotes }, parts, html }: Composed): Promise<string[]> {
  const documents = new Set(parts.flatMap(({ files }) => Object.keys(files)));
  const released = new Set(remotes.map(({ app }) => app));
  // The navigation may link to a page that does not exist yet, or whose remote has no release yet.
  const isExpected = (path: string) => {
    const row = findRoute(shell.manifest.routes, path);
    return row && (isPath(row.pattern) || row.remotes.some((name) => !released.has(name)));
  };
  const files = new Set(
    [shell, ...remotes].flatMap(({ app, manifest }) =>
      [...publishedNames(manifest)]
        .flatMap(([plain, name]) => (hasPlainAddress(plain) ? [plain, name] : name))
        .map((name) => filesBase(app) + name),
    ),
  );
  const ids = new Map<string, Promise<ReadonlyMap<string, number>>>();
  const idsOf = (path: string) => {
    const known = ids.get(path) ?? html(path).then((text) => parseDocument(text).ids);
    ids.set(path, known);
    return known;
  };
  const broken: string[] = [];
  for (const { app, links } of parts) {
    for (const [target, page] of Object.entries(links)) {
      const [address = '', fragment] = target.split('#');
      const path = address.replace(/\?.*/, '');
      const found = documents.has(path) || path === feedPath || isExpected(path) || files.has(path);
      const missing = found && fragment && documents.has(path) && !(await idsOf(path)).has(fragment);
      if (!found || missing) broken.push(brokenLink(app, page, target));
    }
  }
  return broken;
}
