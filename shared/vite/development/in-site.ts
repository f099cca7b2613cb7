import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { RemoteName } from '../../contract/index.ts';
import type { Site } from '../../site/site.ts';
import { contentUpdates } from './content-updates.ts';
import { sendFiles } from './send-files.ts';
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
        server.middlewares.use(sendFiles((path) => site.file(path)));
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
