import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const glideMs = 240;

/** The rows in the window, with their distances from its upper edge. */
type Places = ReadonlyMap<Element, number>;

/**
 * Lets the rows of a list glide to their new places when a choice within the same area filters or sorts them: those that
 * were in the window before, and are after it. The others that come into it fade in. Nothing waits for that, and nothing
 * moves if the visitor prefers reduced motion.
 * @param rows the selector of the rows
 * @param asked the filters and the order
 */
export function useGlide(area: RefObject<HTMLElement | null>, rows: string, asked: string): void {
  const before = useRef<Places>(new Map());

  useEffect(() => {
    const root = area.current;
    const remember = ({ target }: Event) => {
      if (root && target instanceof Element && target.closest('fieldset')) before.current = placesOf(root, rows);
    };
    // Styles filter the list at once, code sorts it a little later.
    const follow = () => glide(root, rows, before);
    const ended = new AbortController();
    const { signal } = ended;
    for (const name of ['pointerdown', 'keydown']) root?.addEventListener(name, remember, { signal });
    root?.addEventListener('change', follow, { signal });
    return () => ended.abort();
  }, [area, rows]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is what moves the rows.
  useLayoutEffect(() => glide(area.current, rows, before), [area, rows, asked]);
}

function placesOf(root: Element, rows: string): Places {
  const places = new Map<Element, number>();
  for (const row of root.querySelectorAll(rows)) {
    const { top, bottom, height } = row.getBoundingClientRect();
    if (height > 0 && bottom > 0 && top < window.innerHeight) places.set(row, top);
  }
  return places;
}

function glide(root: Element | null, rows: string, before: { current: Places }): void {
  const was = before.current;
  if (!root || was.size === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [row, top] of placesOf(root, rows)) {
    const from = was.get(row);
    if (from === top) continue;
    const start = from === undefined ? { opacity: 0 } : { translate: `0 ${from - top}px` };
    row.animate([start, {}], { duration: glideMs, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
    before.current = new Map();
  }
}
