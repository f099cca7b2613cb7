import { loadRecovery } from '../remotes/load-recovery.ts';

/**
 * Follows the fragment of the address, which the router alone only writes: the element that it names comes into view, and
 * gets the focus, so that keyboards and screen readers continue there. It becomes `:target` once the code for that has come.
 * @param hash the fragment of the address as it is, with its `#`; empty if there is none
 * @returns whether the page has such an element
 */
export function followFragment(hash: string): boolean {
  const target = targetOf(hash);
  if (!target) return false;
  target.scrollIntoView({ behavior: 'instant' });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  void loadRecovery().then((later) => later?.markTarget(target, hash));
  return true;
}

/** The element that a fragment names, by its id as written or decoded; not every fragment can be decoded. */
function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const target = document.getElementById(id);
  if (target) return target;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}
