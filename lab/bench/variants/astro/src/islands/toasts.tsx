import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';

// The toasts outlive a navigation, which replaces the body.
const place = document.createElement('div');
const show = () => document.body.append(place);
show();
document.addEventListener('astro:after-swap', show);
createRoot(place).render(<Toaster />);

/** Shows a toast. */
export function showToast(message: string): void {
  toast(message);
}
