import { releaseBase } from '@mint-row/shared/contract';
import { Parser } from 'htmlparser2';
import { DeliveryError } from '../delivery-error.ts';
import type { ComposedFile } from './composed-file.ts';
import type { PlannedPage, SiteArtifacts } from './plan.ts';

interface Links {
  ids: Set<string>;
  targets: Set<string>;
}

/**
 * Follows every internal link, image and asset of the composed documents.
 * @throws DeliveryError naming each page and link that leads nowhere
 */
export function checkLinks(
  { shell, remotes }: SiteArtifacts,
  plan: readonly PlannedPage[],
  documents: readonly ComposedFile[],
): void {
  const files = new Set(
    [shell, ...remotes].flatMap(({ app, release, manifest }) =>
      Object.keys(manifest.files)
        .filter((file) => file.startsWith('client/'))
        .map((file) => releaseBase(app, release) + file.slice('client/'.length)),
    ),
  );
  const read = new Map(documents.map(({ path, body }) => [path, readLinks(body)]));
  const planned = new Set(shell.manifest.planned);
  const owners = new Map<string, string>(plan.map(({ path, remote }) => [path, remote.app]));
  const broken: string[] = [];
  for (const [page, { targets }] of read) {
    for (const target of targets) {
      const [path = '', fragment] = target.split('#');
      const document = path === '' ? read.get(page) : read.get(path);
      const found = document !== undefined || files.has(path) || planned.has(path);
      const missing = found && fragment && document && !document.ids.has(fragment);
      if (!found || missing) broken.push(`${owners.get(page) ?? 'shell'}: ${page} links to ${target}`);
    }
  }
  if (broken.length > 0) throw new DeliveryError(`Internal links that lead nowhere:\n  ${broken.join('\n  ')}`);
}

/** The ids and the internal addresses of a document. */
export function readLinks(html: string): Links {
  const links: Links = { ids: new Set(), targets: new Set() };
  const parser = new Parser({
    onopentag(_name, { id, href, src }) {
      if (id) links.ids.add(id);
      for (const target of [href, src]) {
        if (target?.startsWith('#') || (target?.startsWith('/') && !target.startsWith('//'))) links.targets.add(target);
      }
    },
  });
  parser.end(html);
  return links;
}
