import type { Plugin } from 'vite';
import type { RemoteDeclaration } from '../../../contract/declaration.ts';
import { signatures, signaturesUsed } from '../../../contract/index.ts';
import type { Host } from '../../../contract/manifest.ts';
import { visibleLines } from '../../../contract/visible.ts';
import { kitVersion } from '../../kit.ts';
import { catalogueOf } from '../../published.ts';
import { contentUpdates, readSource } from '../content-updates.ts';
import { sourceEntries } from '../source-entries.ts';
import { answerFromSite } from './answers.ts';
import { checkFit, readHost, usedNames } from './fits.ts';
import { LiveSite, SiteError, siteAddress } from './live-site.ts';
import { OwnPages } from './own-pages.ts';
import { madeModules } from './own-releases.ts';
import { shellLibraries } from './shell-libraries.ts';

/** The variable with the value of `--site`: Vite's command line allows no options but its own. */
export const siteVariable = 'MINT_ROW_SITE';

/**
 * Serves a live site on the local origin, with one remote from its sources. The site itself is only read, and knows
 * nothing of it.
 * @param root the remote's folder
 * @param address the value of `--site`
 */
export function developInLiveSite(declared: RemoteDeclaration, root: string, address: string): Plugin[] {
  const { name } = declared;
  let site: LiveSite;
  let host: Host;
  let own: OwnPages;
  return [
    {
      name: 'mint-row:live-site',
      apply: 'serve',
      config: async () => {
        await orExit(async () => {
          site = new LiveSite(siteAddress(address));
          host = await readHost(site);
        });
      },
      async configureServer(server) {
        own = new OwnPages(server, declared, site, host);
        await orExit(async () => {
          const source = await readSource(server, name);
          const { pages } = source;
          const uses = usedNames(root);
          const used = signaturesUsed({ pages, catalogue: catalogueOf(source, declared), uses }, signatures);
          await own.reloadIfOthers();
          checkFit({ app: name, kit: kitVersion, signatures: used, pages, uses }, host, site.origin);
        });
        server.middlewares.use(answerFromSite(server, name, site, own));
        server.httpServer?.once('listening', () => {
          server.config.logger.info(`\n  ${site.origin}, with ${name} from its sources`);
        });
      },
    },
    ...shellLibraries(),
    ...sourceEntries(new Map([[name, madeModules]])),
    contentUpdates({
      remotes: [name],
      read: (_server, path) => own.content(path),
      // If the sources have an error, the last known pages stay; the browser sees the error when it requests a page.
      onChange: () => own.reloadIfOthers().catch(() => {}),
    }),
  ];
}

/** Ends the command with a plain message when the site cannot be shown. */
async function orExit(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    console.error(visibleLines(error.message));
    process.exit(1);
  }
}
