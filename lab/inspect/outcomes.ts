import type { Page } from '@playwright/test';

/** The result of loading a page of a remote, in the words of the site's console. */
export interface Outcome {
  /** Such as "loaded" or "failed in fetch (missing)". */
  result: string;
  path: string;
  release: string;
  owner: string | null;
  milliseconds: number | null;
}

const loaded = /^(\S+) (loaded) from (\S+) (\S+?)\.(?: |$)/;
const failed = /^(\S+) ((?:failed|skipped) in \S+ \(\S+\)): (\S+) (\S+), ([^.]*)\./;

/** The last outcome of each remote that a page reports to its console. Call it before the page goes anywhere. */
export function recordOutcomes(page: Page): ReadonlyMap<string, Outcome> {
  const outcomes = new Map<string, Outcome>();
  page.on('console', async (message) => {
    const [, path, result, remote, release, owner] = loaded.exec(message.text()) ?? failed.exec(message.text()) ?? [];
    if (!path || !result || !remote || !release) return;
    // The console message has the whole outcome as its second argument, unless loading failed.
    const details: unknown = await message
      .args()[1]
      ?.jsonValue()
      .catch(() => null);
    const timed = isTimed(details) ? details : { milliseconds: null, owner: owner ?? null };
    outcomes.set(remote, { path, result, release, owner: timed.owner, milliseconds: timed.milliseconds });
  });
  return outcomes;
}

function isTimed(details: unknown): details is { milliseconds: number; owner: string } {
  return details instanceof Object && 'milliseconds' in details && 'owner' in details;
}
