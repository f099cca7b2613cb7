import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
// In this module, so that the module's integrity covers the styles: a lazy stylesheet would have none.
import styles from 'sonner/dist/styles.css?inline';
import { layer } from '../layer.ts';
import { actionDuration, toastDuration, toastGap, toastWidth, visibleToasts } from '../limits.ts';
import type { ToastAction } from './notify.ts';

let mounted = false;

/** Shows a toast; the stack of toasts has its own root, so that no state above a page changes. */
export function showToast(message: string, action?: ToastAction): void {
  if (!mounted) {
    mounted = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
    flushSync(() => createRoot(layer('toasts')).render(<Stack />));
  }
  if (!action) toast(message);
  else toast(message, { action: { label: action.label, onClick: action.run }, duration: actionDuration });
}

function Stack() {
  return (
    <Toaster
      visibleToasts={visibleToasts}
      duration={toastDuration}
      gap={toastGap}
      position="bottom-right"
      containerAriaLabel="Confirmations"
      toastOptions={{ className: 'toast' }}
      style={{ '--width': `${toastWidth}px` } as React.CSSProperties}
    />
  );
}
