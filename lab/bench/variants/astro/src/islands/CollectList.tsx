import { useEffect } from 'react';
import { press, type Status, statusOf } from './binder.ts';

/** Serves the buttons of a long list, which are HTML, with one listener. */
export function CollectList() {
  useEffect(() => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-collect=have][data-key]')) {
      const { key = '' } = dataset;
      const status = statusOf(key);
      if (status) mark(key, status);
    }
    const main = document.querySelector('main');
    main?.addEventListener('click', answer);
    return () => main?.removeEventListener('click', answer);
  }, []);
  return null;
}

function answer({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-collect][data-key]');
  if (!button) return;
  const { key = '', name = '', collect } = button.dataset;
  mark(key, press(key, name, collect === 'want' ? 'want' : 'have'));
}

function mark(key: string, status: Status | null): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-collect][data-key="${key}"]`)) {
    button.ariaPressed = String(button.dataset.collect === status);
  }
}
