import { paths } from '@mint-row/kit/contract';

/** Has "/", Ctrl+K and ⌘K choose the header's link to the search, except in a field. */
export function watchSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    const inField = target instanceof Element && target.matches('input,textarea,select');
    if (inField || key !== (ctrlKey || metaKey ? 'k' : '/')) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(`header [href="${paths.search}"]`)?.click();
  });
}
