import { stateOf } from './documents.ts';
import type { Answer, LiveSite } from './live-site.ts';
import { SiteError } from './site-error.ts';

/** Whether an answer of the live site is a document. */
export function isDocument({ headers, body }: Answer): boolean {
  return body.length > 0 && (headers.get('content-type')?.startsWith('text/html') ?? false);
}

/**
 * The live document to show at an address where a remote has other pages than its live release.
 * @param live what the site answers there
 * @param name the remote
 * @param hasPage whether the remote has a page there, to put into the document
 * @throws SiteError when the answer is no document of ours
 */
export async function documentAround(
  site: LiveSite,
  path: string,
  live: Answer,
  { name, hasPage }: { name: string; hasPage: boolean },
): Promise<Answer> {
  const state = stateOf(live.body.toString());
  if (!state) throw new SiteError(`${site.origin}${path} answered ${live.status}, with a document that is not ours.`);
  if (hasPage) {
    // What the shell writes around a page is not around the not-found page.
    const around = state.kind === 'page' ? live : ((await site.anyPage()) ?? live);
    return { ...around, status: 200 };
  }
  // The live release has this page, but the remote no longer does.
  const isGone = state.kind === 'page' && state.remote === name;
  return isGone ? site.ask('/@mint-row/removed') : live;
}
