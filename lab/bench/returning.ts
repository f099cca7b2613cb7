import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { publish } from '../../delivery/index.ts';
import { anotherRelease } from '../../tests/site/another-release.ts';
import { outputFolder } from '../../tests/site/root.ts';
import { type Served, serveBuiltSite } from '../../tests/site/serve-built-site.ts';
import { throttled } from './measure/conditions.ts';
import { measureLoad } from './measure/load.ts';
import { type Options, pages } from './options.ts';
import type { Cell, Collector } from './results.ts';
import { inFreshContext, openPage } from './run.ts';
import type { Certificate } from './serve/certificate.ts';
import { frontOf } from './serve/front.ts';
import { serveSecurely } from './serve/secure-server.ts';

/** The next page that a returning visitor opens, as a document. */
const next = '/pokemon';

/** Without this header, a server sends whole files, as to browsers that have no dictionaries. */
const offer = 'available-dictionary';

/** Measures this site for visitors who return after a release of the shell, with dictionaries and without. */
export async function measureReturning(
  { browser, certificate }: { browser: Browser; certificate: Certificate },
  { runs, pages: names }: Pick<Options, 'runs' | 'pages'>,
  collector: Collector,
): Promise<void> {
  const before = await serveBuiltSite('dist');
  const after = await serveBuiltSite('dist');
  await releaseShell(after);
  try {
    for (const withheld of [[], [offer]]) {
      // One origin, whose site changes, as with a release.
      let front = frontOf(before.url, withheld);
      const served = await serveSecurely((request, response) => front(request, response), certificate);
      for (let run = 1; run <= runs; run += 1) {
        console.log(`  returning${withheld.length > 0 ? ' without dictionaries' : ''}  ${run} of ${runs}`);
        for (const name of names) {
          const add = (kind: Cell['kind'], measured: Cell['runs'][number]) =>
            collector.add({ variant: 'site', page: name, line: throttled.name, kind }, measured);
          await inFreshContext(browser, throttled, async ({ context, page, session }) => {
            front = frontOf(before.url, withheld);
            await measureLoad(page, session, served.url + pages[name], true);
            await page.close();
            front = frontOf(after.url, withheld);
            const again = await openPage(context, throttled);
            const load = (path: string) => measureLoad(again.page, again.session, served.url + path, true);
            add(withheld.length > 0 ? 'returning without dictionaries' : 'returning', await load(pages[name]));
            if (withheld.length === 0) add('next', await load(next));
          });
        }
      }
      await served.stop();
    }
  } finally {
    await before.stop();
    await after.stop();
  }
}

/** Another release of the shell: each of its modules differs in a comment. */
async function releaseShell({ storage }: Served): Promise<void> {
  const folder = join(outputFolder, 'returning');
  await mkdir(folder, { recursive: true });
  const shell = await anotherRelease('shell', await mkdtemp(join(folder, 'shell-')), 'another');
  await publish(storage, [shell], { composer: 'tests', author: { who: 'The benchmark', why: 'a release' } });
}
