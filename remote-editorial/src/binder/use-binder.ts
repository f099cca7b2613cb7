import type { Kept } from '@mint-row/kit/binder';
import { loadBinder, notify } from '@mint-row/kit/runtime';
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

/** Opens the dialog in which pages are kept for offline use. If its code does not come, the next press asks for it again. */
export function openOffline(): void {
  loadBinder().then(
    (code) => code.openOffline(),
    () => void notify('This did not load. Try again.').catch(() => {}),
  );
}

/** The binder as it is kept now; renders again when it changes. */
export function useKept({ keeper }: BinderCode): BinderCode['keeper']['kept'] {
  return useSyncExternalStore(
    (onChange) => keeper.subscribe(onChange),
    () => keeper.kept,
  );
}

/**
 * Whether the browser has agreed not to delete the binder when it needs room: null until it is known.
 * @param kept with its first entry, the browser is asked
 */
export function useIsPersisted(kept: Kept): boolean | null {
  const [isPersisted, setPersisted] = useState<boolean | null>(null);
  useEffect(() => {
    if (kept.binder.length > 0) askPersisted().then(setPersisted, () => setPersisted(false));
  }, [kept]);
  return isPersisted;
}

/** @throws TypeError where browsers do not offer it, such as without TLS */
const askPersisted = async () => navigator.storage.persisted();
