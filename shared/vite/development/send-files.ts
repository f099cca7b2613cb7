import type { Connect } from 'vite';
import { contentTypes } from '../../headers/index.ts';
import { UnreadableSources } from '../../site/from-sources.ts';
import { SiteError } from '../../site/site-client.ts';

/**
 * Responds with the files of a site or a remote; other requests are passed on.
 * @param fileAt the content of the file at a path; undefined or null if there is none
 */
export function sendFiles(
  fileAt: (path: string) => Promise<Buffer | string | null | undefined>,
): Connect.NextHandleFunction {
  return async ({ method, url = '/' }, response, next) => {
    if (method !== 'GET' && method !== 'HEAD') return next();
    const path = url.replace(/\?.*$/s, '');
    try {
      const content = await fileAt(path);
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
