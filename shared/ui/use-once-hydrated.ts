import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value that only a browser knows. The page renders again after hydration only if it is not `before`.
 * @param value what it is in this browser, now
 * @param before what it is in the document and while the page hydrates, so that both are rendered alike
 */
export function useOnceHydrated<Value>(value: Value, before: Value): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}

/** Whether the page runs in a browser: false in the document and while it hydrates. */
export function useHydrated(): boolean {
  return useOnceHydrated(true, false);
}
