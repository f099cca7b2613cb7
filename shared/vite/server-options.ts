import type { ServerOptions } from 'vite';

/** How an application's server listens and watches; `port` is for development, unless `PORT` names another. */
export function serverOptions(port: number): ServerOptions {
  return {
    port: Number(process.env.PORT) || port,
    strictPort: true,
    // The watcher reports one change of a file in 50 ms. A file that is saved twice, or emptied and then written, would
    // be served for good as it was in between.
    watch: { awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 } },
  };
}
