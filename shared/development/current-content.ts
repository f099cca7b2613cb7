import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Drawings, PageProps } from '../contract/index.ts';
import { type CurrentContent, contentChanged, contentPath, insetsChanged } from './messages.ts';

let changes = 0;
/** Whether the content had an error when it was last read: then that is what the overlay shows. */
let hasFailed = false;
/** Each read waits for the one before, so that a fault and its repair are seen in their order. */
let lastRead: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

import.meta.hot?.on(contentChanged, () => {
  changes += 1;
  for (const listener of listeners) listener();
});

import.meta.hot?.on(insetsChanged, (remotes: readonly string[]) => {
  if (remotes.some((remote) => document.querySelector(`[data-inset][data-app="${remote}"]`))) window.location.reload();
});

/**
 * The props of the page that is shown, with its content as the sources have it now.
 * @param props the props that the page was loaded with, used unchanged until its content first changes
 * @param follows false if they are not those of a page
 */
export function useCurrentContent(props: PageProps, follows: boolean): PageProps {
  const seen = useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  );
  const [current, setCurrent] = useState<CurrentContent | null>(null);
  useEffect(() => {
    if (seen === 0 || !follows) return;
    let replaced = false;
    lastRead = lastRead.then(async () => {
      const content = await read(window.location.pathname).catch(() => null);
      if (hasFailed && content) for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
      hasFailed = content === null;
      if (replaced || !content) return;
      document.title = content.title;
      reloadDrawings(content.drawings, seen);
      setCurrent(content);
    });
    return () => {
      replaced = true;
    };
  }, [seen, follows]);
  if (!current) return props;
  const { data, drawings, catalogue } = current;
  return { ...props, data, drawings, catalogue };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null when the sources have an error, which the server reports in its overlay, or no longer have the page. */
async function read(path: string): Promise<CurrentContent | null> {
  const answer = await fetch(`${contentPath}?path=${encodeURIComponent(path)}`);
  return answer.ok ? answer.json() : null;
}

/** A browser keeps the drawings that it has shown unless their address changes. */
function reloadDrawings(drawings: Drawings, change: number): void {
  const shown = new Set(Object.values(drawings));
  for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
    const address = new URL(image.src);
    if (!shown.has(address.pathname)) continue;
    address.searchParams.set('change', String(change));
    image.src = address.href;
  }
}
