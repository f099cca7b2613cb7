import { isDeepStrictEqual } from 'node:util';
import { type AppName, appNameSource } from '@mint-row/kit/contract';
import type { Generation } from '../store/history.ts';

/** What a key may do: a principal in the file of allowed signers. */
export type Right =
  | 'signers'
  | 'place'
  | 'freeze'
  | 'prune'
  | 'record'
  | `${'publish' | 'rollback' | 'retire'}:${AppName}`;

/** A principal that gives at least one right: one, or a pattern of some. */
export const rightPattern = new RegExp(
  `^(?:\\*|signers|place|freeze|prune|record|(?:publish|rollback|retire):(?:${appNameSource}|[a-z0-9*?]+))$`,
);

export const rightForms =
  'publish:APP, rollback:APP, retire:APP (with * for every APP), record, place, freeze, prune, signers';

/** Something that a generation does, and the rights of which its key needs one. */
export interface Need {
  rights: readonly Right[];
  /** The application whose release becomes live for the first time: then its team's own signature is a right, too. */
  published?: AppName;
}

/** What is known of the history before a generation. */
export interface Past {
  /** Whether a release may be live again: it was, and whoever made it live is still trusted to have been allowed to. */
  mayReturn: (app: AppName, release: string) => boolean;
  /** Whether a snapshot was live. */
  hadSnapshot: (id: string) => boolean;
}

/**
 * What a generation does, found by comparing it with the one before: what it says of itself counts for nothing.
 * @param before null for the first of a history
 * @throws Error whose message says why nobody may do this
 */
export function needsOf(before: Generation | null, next: Generation, past: Past): Need[] {
  const needs: Need[] = [];
  let mayCompose = false;
  const need = (...rights: Right[]) => void needs.push({ rights });
  const { releases = {}, fallbacks = {}, snapshot = null, frozen = null, lastPrune = null, signers } = before ?? {};
  if (next.signers !== signers) {
    refuseMore(before, next);
    need('signers');
  }
  if (before && !isDeepStrictEqual(next.place, before.place)) {
    need('place');
    mayCompose = true;
  }
  if (!isDeepStrictEqual(next.frozen, frozen)) need('freeze');
  if (next.lastPrune !== lastPrune) {
    if (next.lastPrune !== next.generation || !next.kept) throw new Error('it names another prune than itself');
    need('prune');
  }
  const apps = new Set([releases, next.releases, next.fallbacks].flatMap((named) => Object.keys(named)));
  for (const app of apps) {
    const release = next.releases[app];
    if (release === undefined && releases[app] !== undefined) {
      const isWholeSnapshot = next.snapshot !== null && past.hadSnapshot(next.snapshot);
      need(`retire:${app}`, ...(isWholeSnapshot ? ([`rollback:${app}`] as const) : []));
    }
    if (release !== undefined && release !== releases[app]) {
      if (past.mayReturn(app, release)) need(`rollback:${app}`, `publish:${app}`);
      else needs.push({ rights: [`publish:${app}`], published: app });
    }
    mayCompose ||= release !== releases[app];
    const fallback = next.fallbacks[app];
    // A release that was replaced becomes the fallback of the new one.
    if (fallback === undefined || fallback === fallbacks[app] || fallback === releases[app]) continue;
    if (past.mayReturn(app, fallback)) need(`rollback:${app}`, `publish:${app}`);
    else need(`publish:${app}`);
  }
  // The same releases, composed anew.
  if (!mayCompose && next.snapshot !== snapshot) {
    for (const app of next.apps) need(`publish:${app}`);
    if (next.apps.length === 0) throw new Error('it changes pages and names no application');
  }
  return needs;
}

/** A change of signers is a generation of its own, so that each change has one rule. */
function refuseMore(before: Generation | null, next: Generation): void {
  const stateOf = ({ releases, fallbacks, place, snapshot, frozen, lastPrune }: Generation) => ({
    releases,
    fallbacks,
    place,
    snapshot,
    frozen,
    lastPrune,
  });
  const isAlone = before
    ? isDeepStrictEqual(stateOf(before), stateOf(next))
    : Object.keys(next.releases).length === 0 && next.snapshot === null;
  if (!isAlone || next.kept || next.signed) throw new Error('it changes the signers and something else');
}
