import { type ChangeAddress, useOnceHydrated } from '@mint-row/kit/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Makes links to an entry work in a list that is filtered or sorted: resets filters that hide the entry, and scrolls to it
 * where it has moved.
 * @param asked the filters and the order in the address; empty if it has neither
 * @param filters the parameters that can hide an entry, each of them empty
 * @returns the id that the address leads to; empty until the page has hydrated
 */
export function useTarget(asked: string, filters: Readonly<Record<string, ''>>, change: ChangeAddress): string {
  const { hash } = useLocation();
  const target = useOnceHydrated(hash.slice(1), '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a fragment ends filters, but a filter no fragment.
  useEffect(() => {
    if (!asked || !target) return;
    const isShown = document.getElementById(target)?.getClientRects().length;
    // The shell follows the fragment of an address that a page asks for.
    change(isShown ? {} : filters, 'replace', hash);
  }, [target]);

  return target;
}
