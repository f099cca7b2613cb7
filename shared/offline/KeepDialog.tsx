import { useEffect, useRef, useState } from 'react';
import { addressOf, offlineListPath } from '../contract/index.ts';
import { canKeep, isAllowedHere, keepPages, removePages, scopeOf } from './ask-worker.ts';
import { type KeepFault, type Kept, readKept } from './kept.ts';
import { bytesOf, filesToKeep, readOfflineList } from './offline-list.ts';

interface KeepDialogProps {
  /** The slugs of the characters in the binder. */
  characters: readonly string[];
  /** Whether to keep at once: the visitor has pressed the button in a document that did not allow it. */
  isWanted: boolean;
  /** Loads a document that allows it, and goes on there. */
  onLeave: () => void;
}

/** What can be kept: its size in bytes, or why it is not known. */
type Offer = { bytes: number } | 'unknown' | null;

type Work = 'none' | { done: number; all: number } | KeepFault;

const faults: Readonly<Record<KeepFault, string>> = {
  full: 'This device has no room for it. Nothing was changed.',
  network: 'It did not all arrive. Try again: what is there already is not loaded again.',
  changed: 'The site has just been changed. Try again.',
};

/** The dialog in which a visitor has pages kept for offline use, sees how old they are, and removes them. */
export function KeepDialog({ characters, isWanted, onLeave }: KeepDialogProps) {
  const [kept, setKept] = useState<Kept | null>(null);
  const [offer, setOffer] = useState<Offer>(null);
  const [work, setWork] = useState<Work>('none');
  const isBusy = typeof work === 'object';
  const keepLabel = typeof offer === 'object' && offer && `Keep for offline, ${kilobytes(offer.bytes)}`;
  const keep = async () => {
    if (isBusy) return;
    if (!isAllowedHere()) return onLeave();
    setWork({ done: 0, all: 0 });
    const fault = await keepPages(characters, (done, all) => setWork({ done, all }));
    setKept(await readKept(scopeOf()));
    setWork(fault ?? 'none');
  };
  const remove = async () => {
    await removePages();
    setKept(null);
    setWork('none');
  };
  const begin = useRef(async () => {
    const found = canKeep() ? await readKept(scopeOf()) : null;
    setKept(found);
    setOffer(await findOffer(characters));
    // The newest, and with the characters that were collected since.
    if (isAllowedHere() && (found || isWanted)) await keep();
  });
  useEffect(() => void begin.current(), []);

  if (!canKeep()) return <p>This browser keeps no pages for this site. A private window may be the reason.</p>;
  return (
    <>
      <p>
        {`The binder, the checklists, the price guide${listEnd(characters.length)} open without a network, from a copy in this browser.`}
      </p>
      <div role="status">
        {kept && (
          <p>{`Kept: ${kilobytes(kept.bytes)}, as of ${timeOf(kept.newestAtMs)}. Each visit brings the newest.`}</p>
        )}
        <p>
          {isBusy && (work.all > 0 ? `Keeping ${work.done} of ${work.all} files…` : 'Keeping…')}
          {typeof work === 'string' && work !== 'none' && faults[work]}
          {offer === 'unknown' && !kept && !isBusy && 'The list of what to keep did not arrive. Open this again later.'}
        </p>
      </div>
      <p className="keep-actions">
        {/* One button for both, never disabled: it keeps the focus of those who pressed it. */}
        {(kept || keepLabel) && (
          <button type="button" aria-disabled={isBusy && !kept} onClick={() => void (kept ? remove() : keep())}>
            {kept ? 'Remove' : keepLabel}
          </button>
        )}
        <button type="button" data-close>
          Close
        </button>
      </p>
    </>
  );
}

/** The size of what would be kept now. */
async function findOffer(characters: readonly string[]): Promise<Offer> {
  try {
    const response = await fetch(addressOf(offlineListPath), { cache: 'no-cache' });
    const list = response.ok ? readOfflineList(await response.text()) : null;
    return list ? { bytes: bytesOf(filesToKeep(list, characters)) } : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** The end of the list of pages, with a number of characters. */
function listEnd(count: number): string {
  if (count === 0) return ' and the glossary';
  return `, the glossary and the ${count === 1 ? 'character' : `${count} characters`} in your binder`;
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en-US')} KB`;
const timeOf = (timeMs: number) =>
  new Date(timeMs).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
