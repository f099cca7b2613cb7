import { useSyncExternalStore } from 'react';

let isPrinted = false;

/**
 * Whether the page has been printed. A list that shows its end later, while the browser has time, shows all of it then:
 * React renders changes of a store before the task of the event's listener ends.
 */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    watchPrinting,
    () => isPrinted,
    () => false,
  );
}

function watchPrinting(onChange: () => void): () => void {
  window.onbeforeprint = () => {
    isPrinted = true;
    onChange();
  };
  return () => {
    window.onbeforeprint = null;
  };
}
