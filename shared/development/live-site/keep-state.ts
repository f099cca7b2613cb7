/// <reference path="./react-refresh.d.ts" />

import { type Family, injectIntoGlobalHook } from 'virtual:react-refresh';
import { type ElementType, type FunctionComponent, useSyncExternalStore } from 'react';

/**
 * The renderer's half of React Refresh, which a production React does not have: each component is rendered by a
 * stand-in, whose place in the tree, and with it its state, stays when the implementation is replaced.
 */

let familyOf: (type: unknown) => Family | undefined = () => undefined;
/** By the component that it stands for, or by its family once that has been edited. */
const standIns = new Map<unknown, FunctionComponent>();
let edits = 0;
const listeners = new Set<() => void>();

/** The component to render for the type of an element. */
export function standInOf(type: ElementType): ElementType {
  const family = familyOf(type);
  const current = (family?.current ?? type) as ElementType;
  if (typeof current !== 'function' || current.prototype?.isReactComponent) return current;
  const key = family ?? type;
  const known = standIns.get(key);
  if (known) return known;
  const standIn: FunctionComponent = (props) => {
    useSyncExternalStore(subscribe, countEdits, countEdits);
    return ((familyOf(type)?.current ?? type) as FunctionComponent)(props);
  };
  standIns.set(key, standIn);
  return standIn;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const countEdits = () => edits;

const hookHolder: Parameters<typeof injectIntoGlobalHook>[0] = {};
injectIntoGlobalHook(hookHolder);
const hook = hookHolder.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const renderer = hook?.inject({
  setRefreshHandler: (handler) => {
    familyOf = handler;
  },
  scheduleRefresh: (_root, { staleFamilies }) => {
    for (const [type, standIn] of [...standIns]) {
      const family = familyOf(type);
      if (!family) continue;
      standIns.delete(type);
      if (!standIns.has(family)) standIns.set(family, standIn);
    }
    // Their next elements have another stand-in, so that React begins anew.
    for (const family of staleFamilies) standIns.delete(family);
    edits += 1;
    for (const listener of listeners) listener();
  },
});
// React Refresh updates nothing before a root is mounted.
hook?.onCommitFiberRoot(renderer ?? 0, { current: { alternate: null } });

// The modules of pages expect these; each defines its own.
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
