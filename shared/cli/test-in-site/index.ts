import type { Browser } from '@playwright/test';
import { createServer } from 'vite';
import { readDeclaration } from '../../build/index.ts';
import { findRoute, isPath, type Route } from '../../contract/index.ts';
import { readSource } from '../../vite/development/content-updates.ts';
import { readHost } from '../../vite/development/live-site/fits.ts';
import { siteVariable } from '../../vite/development/live-site/index.ts';
import { LiveSite } from '../../vite/development/live-site/live-site.ts';
import { siteAddress } from '../../vite/development/live-site/site-address.ts';
import { faults } from './faults.ts';
import { startBrowser } from './playwright.ts';
import { type Visited, visit, visitFailing } from './visit.ts';

/**
 * Opens each page of a remote inside the shell that is live at an address, from its sources, and lets a page of each
 * exposed module fail.
 * @param remote the remote's folder
 * @throws Error with everything that is wrong; it has printed each page
 */
export async function testInSite(remote: string, address: string): Promise<void> {
  const { name } = readDeclaration(remote);
  const { routes } = await readHost(new LiveSite(siteAddress(address)));
  const browser = await startBrowser(remote);
  process.env[siteVariable] = address;
  const server = await createServer({ root: remote, server: { port: 0, strictPort: false }, logLevel: 'silent' });
  try {
    await server.listen();
    const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
    const { pages } = await readSource(server, name);
    const visited = pages.map(({ path, expose }) => {
      return { path, expose, url: origin + path, file: `/src/pages/${expose}.tsx` };
    });
    const wrong = [
      ...(await openAll(browser, visited, origin, routes)),
      ...(await failAll(browser, onePerModule(visited))),
    ];
    if (wrong.length > 0) throw new Error([`${name} has faults in the live shell:`, ...wrong].join('\n'));
  } finally {
    await server.close();
    await browser.close();
  }
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
async function failAll(browser: Browser, pages: readonly Visited[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const page of pages) {
    for (const fault of faults) {
      const missed = await visitFailing(browser, page, fault);
      console.log(`  ${page.path}, ${fault.name}: ${missed ?? 'reads as its document does'}`);
      if (missed) wrong.push(`  - ${page.path}, ${fault.name}: ${missed}`);
    }
  }
  return wrong;
}

function onePerModule<Page extends Visited & { expose: string }>(pages: readonly Page[]): Page[] {
  return [...new Map(pages.map((page) => [page.expose, page])).values()];
}
