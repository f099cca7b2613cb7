import { site } from '@mint-row/shared/content';
import { deadlines } from '../remotes/deadlines.ts';
import type { RestingPage } from '../remotes/page.ts';
import { Resting } from './Resting.tsx';

/** The kind page for an address that does not answer; null when it does, and the browser can load it. */
export async function restingAt(path: string): Promise<RestingPage | null> {
  if (navigator.onLine && (await answers(path))) return null;
  const title = `${navigator.onLine ? 'This page is resting' : 'You are offline'} · ${site.name}`;
  return { kind: 'resting', path, title, Component: Resting };
}

async function answers(path: string): Promise<boolean> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), deadlines.find);
  const answer = await fetch(path, { method: 'HEAD', cache: 'no-store', signal: stop.signal }).catch(() => null);
  clearTimeout(timer);
  return answer !== null && answer.status < 500;
}
