import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import sonnerStyles from 'sonner/dist/styles.css?inline';
import { actionDurationMs, maxToasts, toastDurationMs, toastGapPx, toastMarginPx, toastWidthPx } from './limits.ts';
import { layer, type ToastAction } from './on-demand.ts';
import styles from './toasts.css?inline';

let element: HTMLElement | null = null;
let root: Root | null = null;

/**
 * Shows a toast, above a bar that a page has at the bottom of the window, and in an open dialog, outside of which nothing
 * can be seen or pressed. The stack of toasts has its own root, so that no state above a page changes.
 * @param picture the address of the drawing of the card that it is about
 */
export function showToast(message: string, action?: ToastAction, picture?: string): void {
  element ??= layer('toasts', sonnerStyles, styles);
  root ??= createRoot(element);
  stand(element);
  const bar = document.querySelector<HTMLElement>('[data-bottom-bar]')?.offsetHeight ?? 0;
  flushSync(() => root?.render(<Stack bottom={bar + toastMarginPx} />));
  const icon = picture && <img src={picture} alt="" />;
  if (!action) toast(message, { icon });
  else toast(message, { icon, action: { label: action.label, onClick: action.run }, duration: actionDurationMs });
}

/** Puts the stack into the open dialog until it closes, otherwise at the end of the page. */
function stand(stack: HTMLElement): void {
  const dialog = document.querySelector('dialog:modal');
  const place = dialog ?? document.body;
  // What is moved begins its animations again.
  if (stack.parentElement !== place) place.append(stack);
  dialog?.addEventListener('close', () => document.body.append(stack), { once: true });
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
