import type { Browser } from '@playwright/test';
import { markupFaults, wordFaults } from '../../checks/index.ts';
import { findRoute, type Insets, isPath, type Route } from '../../contract/index.ts';
import type { ManifestInset, ManifestPage } from '../../contract/manifest.ts';
import { readHost } from '../../site/fit.ts';
import type { BuiltRemote } from '../../site/from-artifacts.ts';
import { SiteClient, siteAddress } from '../../site/site-client.ts';
import { readArtifactOf } from '../steps.ts';
import { faults } from './faults.ts';
import { ServedInSite } from './serve-in-site.ts';
import { startBrowser, type Visited, visit, visitFailing } from './visit.ts';

/**
 * Opens each page of a remote's artifact inside the shell that is live at an address, and lets a page of each exposed
 * module fail. Renders its insets.
 * @param remote the remote's folder, with its artifact in `dist`
 * @throws Error with everything that is wrong; it has printed each page
 */
export async function testInSite(remote: string, address: string): Promise<void> {
  const client = new SiteClient(siteAddress(address));
  const host = await readHost(client);
  const built = await readArtifactOf(remote);
  const { app, pages, insets } = built.manifest;
  const browser = await startBrowser(remote);
  const served = new ServedInSite(client, host, built, remote);
  try {
    const origin = await served.listen();
    const visited = pages.map(({ path, expose }) => ({ path, expose, url: origin + path }));
    const wrong = [
      ...(await checkMarkup(pages, served)),
      ...(await checkInsets(insets, served)),
      ...(await openAll(browser, visited, origin, host.routes)),
      ...(await failAll(browser, onePerModule(visited), served, built)),
    ];
    if (wrong.length > 0) throw new Error([`${app} has faults in the live shell:`, ...wrong].join('\n'));
  } finally {
    await served.close();
    await browser.close();
  }
}

/** Checks what each page writes into its document: its markup as a release does, and its words. */
async function checkMarkup(pages: readonly ManifestPage[], served: ServedInSite): Promise<string[]> {
  const wrong: string[] = [];
  for (const { path } of pages) {
    const rendered = await served.render(path);
    // A page that the route table does not allow is found when it is opened.
    const content = rendered?.content ?? '';
    const faults = [...markupFaults({ preloads: '', content }), ...wordFaults(path, content)];
    wrong.push(...faults.map((fault) => `  - ${path} ${fault}`));
  }
  return wrong;
}

/** What insets are told here, as pages of the site might tell them. */
const told: Insets = {
  CharacterReadingInset: { slug: 'thor', name: 'Thor', franchise: 'marvel' },
  CharacterRowInset: {},
};

/** Checks what each inset writes into documents: its markup as a release does. */
async function checkInsets(insets: readonly ManifestInset[] = [], served: ServedInSite): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name } of insets) {
    const faults = await served.renderInset(name, told[name]).then(
      (content) => markupFaults({ preloads: '', content }),
      (error: unknown) => [`does not render. ${error}`],
    );
    console.log(`  inset ${name}: ${faults.length === 0 ? 'renders' : 'has faults'}`);
    wrong.push(...faults.map((fault) => `  - its inset ${name} ${fault}`));
  }
  return wrong;
}

/** Opens each page. */
async function openAll(
  browser: Browser,
  pages: readonly Visited[],
  origin: string,
  routes: readonly Route[],
): Promise<string[]> {
  const wrong: string[] = [];
  const links = new Set<string>();
  for (const page of pages) {
    const started = Date.now();
    const found = await visit(browser, page);
    for (const link of found.links) links.add(link.replace(/[?#].*$/, ''));
    console.log(`  ${page.path}: ${found.faults.length === 0 ? 'loads' : 'has faults'}, ${Date.now() - started} ms`);
    wrong.push(...found.faults.map((fault) => `  - ${page.path} ${fault}`));
  }
  for (const link of links) {
    const { status } = await fetch(origin + link);
    // A row for one path may be there before its page is.
    const isPromised = isPath(findRoute(routes, link)?.pattern ?? '/:none');
    if (status >= 400 && !isPromised) wrong.push(`  - a link to ${link}, which answers ${status}`);
  }
  return wrong;
}

/** Lets each page fail in every way. */
async function failAll(
  browser: Browser,
  pages: readonly Visited[],
  served: ServedInSite,
  built: BuiltRemote,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const page of pages) {
    for (const { name, file, inject } of faults) {
      served.serve((built) => inject(built, page.expose));
      const missed = await visitFailing(browser, page, file(built, page.expose));
      console.log(`  ${page.path}, ${name}: ${missed ?? 'reads as its document does'}`);
      if (missed) wrong.push(`  - ${page.path}, ${name}: ${missed}`);
    }
  }
  return wrong;
}

function onePerModule(pages: readonly Visited[]): Visited[] {
  return [...new Map(pages.map((page) => [page.expose, page])).values()];
}
