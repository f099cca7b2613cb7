import { useRef, useSyncExternalStore } from 'react';

/** How many elements are filled in one frame: on a slow phone, their code and layout then fit into 50 ms. */
const maxFillsPerFrame = 8;
const waiting = new Set<() => void>();

function fillNext(): void {
  let remaining = maxFillsPerFrame;
  for (const fill of waiting) {
    if (remaining === 0) {
      requestAnimationFrame(fillNext);
      return;
    }
    remaining -= 1;
    waiting.delete(fill);
    fill();
  }
}

/**
 * Whether it is this element's turn to be filled with what only code can answer: false in the document and while it
 * hydrates, then true for a few elements at a time, in their order, so that a list of a hundred delays no input. In a page
 * that is not hydrated it is true at once.
 */
export function useTurn(): boolean {
  // Undefined unless this element hydrates.
  const turn = useRef<boolean>(undefined);
  return useSyncExternalStore(
    (onChange) => {
      if (turn.current !== false) return () => {};
      const fill = () => {
        turn.current = true;
        onChange();
      };
      if (waiting.size === 0) requestAnimationFrame(fillNext);
      waiting.add(fill);
      return () => waiting.delete(fill);
    },
    () => turn.current ?? true,
    () => {
      turn.current = false;
      return false;
    },
  );
}
