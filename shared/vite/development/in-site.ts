import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { RemoteName } from '../../contract/index.ts';
import { contentTypes } from '../../headers/index.ts';
import { UnreadableSources } from '../../site/from-sources.ts';
import type { Site } from '../../site/site.ts';
import { SiteError } from '../../site/site-client.ts';
import { contentUpdates } from './content-updates.ts';
import { sourceEntries } from './source-entries.ts';

/** A site that a development server shows. */
export interface DevelopedSite {
  site: Site;
  /** Answers what the site has no file for, documents above all. */
  answer: Connect.NextHandleFunction;
  /** Whether Vite is asked first; otherwise, `answer` passes Vite's own addresses on. */
  isAfterVite: boolean;
  /** Called when the content of a remote has changed. */
  onChange?: () => Promise<void>;
}

interface InSite {
  /** The remotes whose sources are served, with the address of each one's federation entry, ending in "/". */
  bases: ReadonlyMap<RemoteName, string>;
  /** Makes the site when the server starts. */
  open: (server: ViteDevServer) => DevelopedSite | Promise<DevelopedSite>;
}

/**
 * Serves remotes from their sources inside a site: its registry, search index and files, and the entries of the remotes.
 * The whole site and a live site differ in how they are made, and in how they answer the rest.
 */
export function developInSite({ bases, open }: InSite): Plugin[] {
  let developed: DevelopedSite;
  return [
    {
      name: 'mint-row:develop-in-site',
      apply: 'serve',
      async configureServer(server) {
        developed = await open(server);
        const { site, answer, isAfterVite } = developed;
        server.middlewares.use(sendFiles(site));
        if (isAfterVite) return () => void server.middlewares.use(answer);
        server.middlewares.use(answer);
        return undefined;
      },
    },
    ...sourceEntries(bases),
    contentUpdates({
      remotes: [...bases.keys()],
      site: () => developed.site,
      onChange: async () => developed.onChange?.(),
    }),
  ];
}

/** Responds with the files of the site, and with those that the releases of its remotes publish. */
function sendFiles(site: Site): Connect.NextHandleFunction {
  return async ({ method, url = '/' }, response, next) => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    const path = url.replace(/\?.*$/s, '');
    try {
      const content = await site.file(path);
      if (content === undefined || content === null) return next();
      response.setHeader('Content-Type', contentTypes.get(path.replace(/^.*\./s, '')) ?? 'text/plain');
      response.setHeader('Cache-Control', 'no-store');
      response.end(content);
    } catch (error) {
      const isKnown = error instanceof UnreadableSources || error instanceof SiteError;
      if (!isKnown) return next(error);
      // Without Vite's overlay: the page that is open may be another remote's.
      response.statusCode = error instanceof SiteError ? 502 : 500;
      response.end(error.message);
    }
  };
}
