import { site } from '@mint-row/kit/content';
import { deadlines } from '../remotes/deadlines.ts';
import type { Unavailable } from '../remotes/page.ts';
import { UnavailablePage } from './UnavailablePage.tsx';

let last: { path: string; page: Unavailable } | null = null;

/**
 * The error page for an address that does not answer; null if it does answer, so that the browser can load it. Returns
 * the same object as before if nothing has changed: a visitor who is reading the page is then not disturbed.
 */
export async function unavailableAt(path: string): Promise<Unavailable | null> {
  if (navigator.onLine && (await answers(path))) return null;
  const title = `${navigator.onLine ? 'This page could not be loaded' : 'You are offline'} · ${site.name}`;
  if (last?.path !== path || last.page.title !== title) {
    last = { path, page: { kind: 'unavailable', title, Component: UnavailablePage } };
  }
  return last.page;
}

async function answers(path: string): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), deadlines.find);
  const answer = await fetch(path, { method: 'HEAD', cache: 'no-store', signal: stop.signal }).catch(() => null);
  clearTimeout(timer);
  return answer !== null && answer.status < 500;
}
