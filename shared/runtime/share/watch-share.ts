import { importLater } from '../import-later.ts';

/**
 * Has every element with `data-share`, in any application, share an address: a link that of its target, a button that
 * of the page. The code for it loads when the pointer or the focus first reaches such an element, since a share sheet
 * has to open soon after the click.
 */
export function watchShare(): void {
  const onEvent = (event: Event) => {
    const shared = event.target instanceof Element && event.target.closest('[data-share]');
    if (!shared) return;
    const { href, hash } = shared instanceof HTMLAnchorElement ? shared : location;
    const isClick = event.type === 'click';
    if (isClick) event.preventDefault();
    importLater(() => import('./share.ts')).then(
      (layer) => void (isClick && layer.share(href)),
      // If the code does not load, the link is an ordinary one.
      () => {
        if (isClick) location.hash = hash;
      },
    );
  };
  for (const name of ['pointerover', 'focusin', 'click']) document.addEventListener(name, onEvent);
}
