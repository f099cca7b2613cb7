import type { Page } from '@playwright/test';
import type { Box } from './box.ts';

/** The text of an element, with its computed colours and boxes. */
export interface PaintedText {
  selector: string;
  text: string;
  needed: number;
  color: readonly [red: number, green: number, blue: number];
  opacity: number;
  boxes: readonly Box[];
}

/**
 * Describes an element, and all others that are entirely in view.
 * @param scrolls whether it scrolls to the first one, if that is not in view
 */
export async function textsInView(
  page: Page,
  first: string,
  selectors: readonly string[],
  { scrolls }: { scrolls: boolean },
): Promise<readonly PaintedText[]> {
  return page.evaluate(
    async ([goal, all, mayScroll]) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');

      const boxesOf = (element: Element) => {
        // The option chosen in a menu is no text of the document.
        const texts = element instanceof HTMLSelectElement ? [element.getBoundingClientRect()] : rangesOf(element);
        return texts.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
      };
      const rangesOf = (element: Element) =>
        [...element.childNodes]
          .filter((node) => node instanceof Text && node.data.trim() !== '')
          .flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()];
          });
      /** The area in which it can be visible: the nearest scrolling element around it, or else the window. */
      const frameOf = (element: Element): Box => {
        const around = element.parentElement;
        if (!around) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        const frame = frameOf(around);
        const { overflowX, overflowY } = getComputedStyle(around);
        const { left, top, right, bottom } = around.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) Object.assign(frame, { left, right });
        if (/auto|scroll/.test(overflowY))
          Object.assign(frame, { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) });
        return frame;
      };
      /**
       * The elements that stay in the window while the page scrolls below them: the header, and the contents of a long
       * page.
       */
      const pinned = [...document.querySelectorAll('body *')].filter((element) =>
        /fixed|sticky/.test(getComputedStyle(element).position),
      );
      const isInView = (element: Element, boxes: readonly Box[]) => {
        const frame = frameOf(element);
        const isPinned = pinned.some((one) => one.contains(element));
        const above = isPinned ? [] : pinned.map((one) => one.getBoundingClientRect());
        return boxes.every(
          ({ left, top, right, bottom }) =>
            top >= frame.top &&
            bottom <= frame.bottom &&
            left >= frame.left - 1 &&
            right <= frame.right + 1 &&
            above.every((one) => one.bottom <= top || one.top >= bottom || one.right <= left || one.left >= right),
        );
      };
      const colorOf = (element: Element) => {
        const style = getComputedStyle(element);
        if (!canvas) throw new Error('This browser draws no canvas.');
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = element instanceof SVGElement ? style.fill : style.color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return { color: [red, green, blue] as const, alpha: alpha / 255 };
      };
      const opacityOf = (element: Element | null): number =>
        element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
      const neededBy = (element: Element) => {
        const { fontSize, fontWeight } = getComputedStyle(element);
        const size = Number.parseFloat(fontSize);
        return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7;
      };

      const goalElement = document.querySelector(goal);
      if (mayScroll && goalElement && !isInView(goalElement, boxesOf(goalElement))) {
        const block = pinned.some((one) => one.contains(goalElement)) ? 'nearest' : 'center';
        goalElement.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      }
      const images = [...document.images].filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      });
      await Promise.all(images.map((image) => image.decode()));
      return all.flatMap((selector) => {
        const element = document.querySelector(selector);
        if (!element) return [];
        const boxes = boxesOf(element);
        if (selector !== goal && !isInView(element, boxes)) return [];
        const { color, alpha } = colorOf(element);
        const text = (element.textContent ?? '').trim().slice(0, 40);
        return [{ selector, text, needed: neededBy(element), color, opacity: alpha * opacityOf(element), boxes }];
      });
    },
    [first, selectors, scrolls] as const,
  );
}
