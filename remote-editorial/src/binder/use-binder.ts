import { loadBinder } from '@mint-row/kit/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** The binder's code, which all pages share. */
export type BinderCode = Awaited<ReturnType<typeof loadBinder>>;

/** Loads the binder's code: null until it is there. */
export function useBinderCode(): BinderCode | 'failed' | null {
  const [code, setCode] = useState<BinderCode | 'failed' | null>(null);
  useEffect(() => {
    loadBinder().then(setCode, () => setCode('failed'));
  }, []);
  return code;
}

/** What is in the binder now. */
export function useKept({ keeper }: BinderCode): BinderCode['keeper']['kept'] {
  return useSyncExternalStore(
    (onChange) => keeper.subscribe(onChange),
    () => keeper.kept,
  );
}
