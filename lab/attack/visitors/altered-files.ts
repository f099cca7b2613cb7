import { join } from 'node:path';
import {
  filesBase,
  type Integrity,
  integrityFile,
  offlineWorkerPath,
  otherHostFile,
  paths,
  plainName,
  type Registry,
  registryPath,
} from '@mint-row/kit/contract';
import { expect, type Page } from '@playwright/test';
import { readArtifact } from '../../../delivery/index.ts';
import { changeLastByte } from '../../../tests/faults/changed-bytes.ts';
import type { Visit } from '../../../tests/faults/visit.ts';
import { appNames, workspaceOf } from '../../../tests/site/applications.ts';
import type { FaultyServer } from '../../../tests/site/faulty-server.ts';
import { root } from '../../../tests/site/root.ts';

export const isCode = (path: string) => /\.(js|css)$/.test(path);

/**
 * One changed byte in any module or stylesheet that a page may load is refused.
 * @returns the number of files
 */
export async function changeAllCode(visit: Visit, server: FaultyServer): Promise<number> {
  const published = await publishedCode();
  await visit.open(paths.home);
  const hashes = await hashesInPage(visit.page);
  expect(Object.keys(hashes).sort(), 'a browser knows the hash of every file').toEqual(published);
  expect(await loaded(visit.page, hashes), 'as they are, they load').toEqual(published);

  // The texts stay the same: only the hash shows the change.
  server.inject({ at: isCode, failure: { kind: 'changed', change: changeLastByte } });
  await visit.emptyCache();
  await visit.open(paths.home);
  expect(await loaded(visit.page, hashes)).toEqual([]);
  return published.length;
}

/** Data and lists that were changed in transit are not used: the navigation ends with the page's document. */
export async function changeData(visit: Visit, server: FaultyServer): Promise<void> {
  const path = '/marvel';
  await visit.open(paths.disclaimer);
  await visit.untilHydrated();
  await visit.recoveryIsReady();
  await visit.mark();
  const isData = (address: string) => address.startsWith('/remotes/marvel/') && address.endsWith('.json');
  server.inject({ at: isData, failure: { kind: 'changed', change: changeLastByte } });
  await visit.follow(path);
  await visit.until('the document', async () => /Marvel/.test(await visit.page.title()));
  expect(await visit.marked(), 'in another document').toBe(false);
}

/** Code for other hosts, and the service worker, whose registration no page can hold to a hash. */
const noPageLoads: readonly string[] = [`client/${otherHostFile}`, `client${offlineWorkerPath}`];

/**
 * The address of every module and stylesheet that a page may load; the shell's styles come in the document.
 */
async function publishedCode(): Promise<string[]> {
  const artifacts = await Promise.all(appNames.map((app) => readArtifact(app, join(root, workspaceOf(app), 'dist'))));
  const addresses = artifacts.flatMap(({ app, manifest }) =>
    Object.keys(manifest.files)
      .filter((file) => file.startsWith('client/') && isCode(file) && !(app === 'shell' && file.endsWith('.css')))
      .filter((file) => !noPageLoads.includes(plainName(file)))
      .map((file) => file.replace('client/', filesBase(app))),
  );
  return addresses.sort();
}

/**
 * The hash of every module and stylesheet, by address: from a document of each remote, which has an entry of its own, and
 * from the lists whose hashes the registry has.
 */
async function hashesInPage(page: Page): Promise<Record<string, string>> {
  const remotes = await page.evaluate(
    async ([address, list]) => {
      const inDocument = async (path: string) => {
        const [, map = '{}'] =
          /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(await (await fetch(path)).text()) ?? [];
        return (JSON.parse(map) as { integrity: Record<string, string> }).integrity;
      };
      const registry = (await (await fetch(address)).json()) as Registry;
      const read = Object.values(registry.remotes).map(async ({ base, entry, styles, exposes, integrity }) => {
        const hashes = (await (await fetch(base + list, { integrity: integrity[list] ?? '' })).json()) as Integrity;
        const own = Object.values(exposes).flatMap(({ files, styles: more = [] }) => [...files, ...more]);
        const path = Object.values(exposes).flatMap(({ pages = [] }) => pages.filter((page) => !page.includes(':')))[0];
        return { base, hashes, files: [entry, ...styles, ...own], integrity: await inDocument(path ?? '/') };
      });
      return Promise.all(read);
    },
    [registryPath, integrityFile] as const,
  );
  const listed = remotes.flatMap(({ base, hashes, files }) =>
    files.map((file) => [base + file, hashes[plainName(file)] ?? ''] as const),
  );
  const all = [...remotes.flatMap(({ integrity }) => Object.entries(integrity)), ...listed];
  return Object.fromEntries(all.filter(([file]) => isCode(file)));
}

/**
 * The files that the browser accepts: modules of the import map are imported, all others linked like the loader does.
 */
async function loaded(page: Page, hashes: Record<string, string>): Promise<string[]> {
  const taken = await page.evaluate(async (files) => {
    const map = document.querySelector('script[type="importmap"]')?.textContent ?? '';
    const link = (href: string, integrity: string) =>
      new Promise<boolean>((resolve) => {
        const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
        const element = Object.assign(document.createElement('link'), { rel, href, integrity });
        element.addEventListener('load', () => resolve(true));
        element.addEventListener('error', () => resolve(false));
        document.head.append(element);
      });
    const take = (href: string, integrity: string) =>
      map.includes(`"${href}"`) && href.startsWith('/shell/')
        ? import(href).then(
            () => true,
            () => false,
          )
        : link(href, integrity);
    const results = Object.entries(files).map(async ([href, hash]) => ((await take(href, hash)) ? href : ''));
    return (await Promise.all(results)).filter(Boolean);
  }, hashes);
  return taken.sort();
}
