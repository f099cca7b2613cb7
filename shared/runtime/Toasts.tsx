import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import sonnerStyles from 'sonner/dist/styles.css?inline';
import { actionDurationMs, maxToasts, toastDurationMs, toastGapPx, toastMarginPx, toastWidthPx } from './limits.ts';
import { layer, type ToastAction } from './on-demand.ts';
import styles from './toasts.css?inline';

let root: Root | null = null;

/**
 * Shows a toast, above a bar that a page has at the bottom of the window. The stack of toasts has its own root, so that no
 * state above a page changes.
 */
export function showToast(message: string, action?: ToastAction): void {
  root ??= createRoot(layer('toasts', sonnerStyles, styles));
  const bar = document.querySelector<HTMLElement>('[data-bottom-bar]')?.offsetHeight ?? 0;
  flushSync(() => root?.render(<Stack bottom={bar + toastMarginPx} />));
  if (!action) toast(message);
  else toast(message, { action: { label: action.label, onClick: action.run }, duration: actionDurationMs });
}

function Stack({ bottom }: { bottom: number }) {
  return (
    <Toaster
      visibleToasts={maxToasts}
      duration={toastDurationMs}
      gap={toastGapPx}
      position="bottom-right"
      offset={{ bottom, right: toastMarginPx }}
      mobileOffset={{ bottom }}
      containerAriaLabel="Confirmations"
      toastOptions={{ className: 'toast' }}
      style={{ '--width': `${toastWidthPx}px` } as React.CSSProperties}
    />
  );
}
