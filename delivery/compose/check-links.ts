import {
  type AppName,
  feedPath,
  filesBase,
  findRoute,
  hasPlainAddress,
  isPath,
  movedPages,
} from '@mint-row/kit/contract';
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
  /** The present path of each page whose address has changed, by former address. */
  moved: Readonly<Record<string, string>>;
  /** Addresses that led to a page and lead nowhere now. */
  removed: ReadonlySet<string>;
  /** The HTML of a document of the site, for links to an element in it. */
  html: (path: string) => Promise<string>;
}

/** The message for a broken link. */
export function brokenLink(app: AppName, page: string, target: string): string {
  return `${app}: ${page} links to ${target}, which leads nowhere. Correct the link, or publish the page that it leads to first.`;
}

/** The message for a link to a page that the release removes. What the shell links to is in every document. */
function linkToRemoved(app: AppName, page: string, target: string): string {
  const from = app === 'shell' ? 'its header, footer or not-found page' : page;
  return `${app}: ${from} links to ${target}, where there would be no page any more. Remove the link, and publish ${app} first.`;
}

/**
 * Checks every internal link, image and asset of a whole site that refers from one document to another file. A link to a
 * former address of another remote's page is good: that remote can move a page alone.
 * @returns a line for each broken one: application, page, target
 */
export async function findBrokenLinks(composed: Composed): Promise<string[]> {
  const { artifacts, parts, moved, removed, html } = composed;
  const { shell, remotes } = artifacts;
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
  const ownMoved = new Map(remotes.map(({ app, manifest }) => [app, movedPages(manifest.pages)]));
  // The documents of all applications have the links of the shell's header and footer.
  const ofShell = new Set(parts.flatMap(({ app, links }) => (app === 'shell' ? Object.keys(links) : [])));
  const isWhole = shell.manifest.routes.every((row) => row.remotes.every((name) => released.has(name)));
  // The shell may link to a part of a page that shows what a remote offers, before that remote has a release.
  const isExpectedPart = (target: string) => ofShell.has(target) && !isWhole;
  const broken: string[] = [];
  for (const { app, links } of parts) {
    for (const [target, page] of Object.entries(links)) {
      const [address = '', fragment] = target.split('#');
      const path = address.replace(/\?.*/, '');
      const isOwn = app === 'shell' || !ofShell.has(target);
      const present = moved[path] ?? path;
      if (removed.has(path)) {
        if (isOwn) broken.push(linkToRemoved(app, page, target));
        continue;
      }
      if (isOwn && ownMoved.get(app)?.[path] !== undefined) {
        broken.push(
          `${app}: ${page} links to ${target}, a former address of its page ${present}. Link to ${present}, there and on any other page that still has this link.`,
        );
      }
      const found = documents.has(present) || path === feedPath || isExpected(path) || files.has(path);
      const isChecked = found && documents.has(present) && !isExpectedPart(target);
      const isPartMissing = fragment && isChecked && !(await idsOf(present)).has(fragment);
      if (!found || isPartMissing) broken.push(brokenLink(app, page, target));
    }
  }
  return broken;
}
