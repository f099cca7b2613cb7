import { tooltipDelayMs, tooltipSkipDelayMs } from './limits.ts';

/** How long the pointer may be away from the anchor while it moves onto the tooltip. */
const leaveDelayMs = 150;

/**
 * Decides when a tooltip is shown: 700 ms after the pointer has stopped over its anchor, at once if another one was
 * open within the last 300 ms, and at once for the keyboard.
 */
export class TooltipTimer<Anchor> {
  shown: Anchor | null = null;
  #waiting: Anchor | null = null;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  #closedAt = Number.NEGATIVE_INFINITY;
  #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The pointer has moved onto an anchor. */
  enter(anchor: Anchor): void {
    if (anchor === this.#waiting) return;
    clearTimeout(this.#timeout);
    if (anchor === this.shown) return;
    const skip = this.shown !== null || performance.now() - this.#closedAt < tooltipSkipDelayMs;
    if (skip) this.open(anchor);
    else {
      this.#waiting = anchor;
      this.#timeout = setTimeout(() => this.open(anchor), tooltipDelayMs);
    }
  }

  /** The pointer is no longer on an anchor. */
  leave(): void {
    if (this.shown === null) this.close();
    else if (this.#waiting === null) {
      clearTimeout(this.#timeout);
      this.#timeout = setTimeout(() => this.close(), leaveDelayMs);
    }
  }

  open(anchor: Anchor): void {
    clearTimeout(this.#timeout);
    this.#waiting = null;
    this.#show(anchor);
  }

  close(): void {
    clearTimeout(this.#timeout);
    this.#waiting = null;
    if (this.shown !== null) this.#closedAt = performance.now();
    this.#show(null);
  }

  #show(anchor: Anchor | null) {
    if (anchor === this.shown) return;
    this.shown = anchor;
    for (const listener of this.#listeners) listener();
  }
}
