import { site } from '@mint-row/kit/content';
import { entryPath, paths } from '@mint-row/kit/contract';
import type { ManifestPage, RemoteManifest } from '@mint-row/kit/contract/manifest';
import type { BreadcrumbList } from 'schema-dts';

/** A page on the way to another. */
interface Step {
  name: string;
  path: string;
}

/**
 * The way from the home page to a page, as far as its remote knows it: over the franchise to a character, over the
 * index to a guide.
 */
function trailOf({ path, title }: ManifestPage, { catalogue }: RemoteManifest): Step[] {
  const home = { name: 'Home', path: paths.home };
  const [franchise] = catalogue.franchises ?? [];
  const own = franchise && { name: franchise.name, path: franchise.path };
  const list = franchise && { name: 'Characters', path: franchise.characters };
  const character = catalogue.characters?.find((entry) => entryPath('characters', entry) === path);
  const guide = catalogue.guides?.find((entry) => entryPath('guides', entry) === path);
  if (path === own?.path) return [home, own];
  if (own && path === list?.path) return [home, own, list];
  if (own && list && character) return [home, own, list, { name: character.name, path }];
  if (guide) return [home, { name: 'Guides', path: paths.guides }, { name: guide.title, path }];
  return [home, { name: title, path }];
}

/** The way to a page, or null for the home page itself. */
export function breadcrumbs(page: ManifestPage, manifest: RemoteManifest): BreadcrumbList | null {
  if (page.path === paths.home) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(page, manifest).map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: site.urlOf(path),
    })),
  };
}
