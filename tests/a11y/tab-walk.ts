import type { Page } from '@playwright/test';
import type { Box } from './box.ts';

/** An element at which the keyboard stopped, as it was while focused. */
export interface Stop {
  /** Its name and its link's target: the same with and without JavaScript. */
  name: string;
  /** Its place in the order of the document. */
  documentIndex: number;
  /** Whether it is shown only where there is JavaScript. */
  scriptOnly: boolean;
  /** The faults of its focus ring. */
  faults: readonly string[];
}

/** Presses Tab from the beginning of the page until the focus has been everywhere. */
export async function walk(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  const bars = await page.evaluateHandle(() =>
    [...document.querySelectorAll('body *')].filter((one) => {
      const { position, clipPath } = getComputedStyle(one);
      return /fixed|sticky/.test(position) && clipPath === 'none';
    }),
  );
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus, bars);
    // A field for a date has several stops inside itself.
    if (stop && stop.documentIndex === stops.at(-1)?.documentIndex && (await isDate(page))) continue;
    // The focus has left the page, or begun again.
    if (!stop || stops.some(({ documentIndex }) => documentIndex === stop.documentIndex)) return stops;
    stops.push(stop);
  }
}

function isDate(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches('input[type="date"]') ?? false);
}

/** The names of the elements that Tab can reach, in the order of the document. */
export async function reachable(page: Page): Promise<readonly string[]> {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex]';
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement || element instanceof SVGElement)
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A group of radio buttons is one stop: at the one that is chosen, or else at the first.
      .filter((element) => {
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        const group = [...document.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(element.name)}"]`)];
        return element === (group.find(({ checked }) => checked) ?? group[0]);
      })
      .map((element) => {
        const label = (element instanceof HTMLInputElement ? element.labels?.[0] : element)?.cloneNode(true);
        // Text that is hidden from screen readers is no part of a name.
        if (label instanceof Element) for (const one of label.querySelectorAll('[aria-hidden="true"]')) one.remove();
        const name = element.getAttribute('aria-label') ?? label?.textContent ?? '';
        return `${name.replace(/\s+/g, ' ').trim()} → ${element.getAttribute('href') ?? element.tagName.toLowerCase()}`;
      }),
  );
}

/**
 * Runs in the page: describes the element that has the focus.
 * @param bars the elements that stay in view while the page scrolls
 */
function describeFocus(bars: readonly Element[]): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body) return null;
  const label = (element instanceof HTMLInputElement && element.labels?.[0]) || element;
  // A visually hidden control shows its focus on its label.
  const control = getComputedStyle(element).opacity === '0' ? label : element;
  const visibleLabel = label.cloneNode(true) as Element;
  // Text that is hidden from screen readers is no part of a name.
  for (const one of visibleLabel.querySelectorAll('[aria-hidden="true"]')) one.remove();
  const name = (element.getAttribute('aria-label') ?? visibleLabel.textContent ?? '').replace(/\s+/g, ' ').trim();
  const documentIndex = [...document.querySelectorAll('*')].indexOf(element);
  const faults: string[] = [];

  const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(control);
  const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  if (width < 2 || /, 0\)$|transparent/.test(outlineColor)) {
    faults.push(`its outline is ${outlineStyle} ${outlineWidth} ${outlineColor}`);
  }
  const reach = width + Number.parseFloat(outlineOffset);
  const box = control.getBoundingClientRect();
  const ring: Box = {
    left: box.left - reach,
    top: box.top - reach,
    right: box.right + reach,
    bottom: box.bottom + reach,
  };
  const corners = ({ left, top, right, bottom }: Box) => [left, top, right, bottom].map(Math.round).join(' ');

  if (box.width < 1 || box.height < 1) faults.push(`it is ${box.width} × ${box.height} px`);
  if (ring.right <= 0 || ring.bottom <= 0 || ring.left >= innerWidth || ring.top >= innerHeight) {
    faults.push(`it is outside the window: ${corners(ring)}`);
  }
  const isFixed = getComputedStyle(element).position === 'fixed' || element.closest('[popover]') !== null;
  for (const bar of bars) {
    // The headers of columns stay in view side by side.
    const isBeside = bar.closest('tr')?.contains(element);
    if (isFixed || isBeside || bar.contains(element) || !bar.checkVisibility({ visibilityProperty: true })) continue;
    const cover = bar.getBoundingClientRect();
    const apart = ring.bottom <= cover.top || ring.top >= cover.bottom;
    if (!apart && ring.left < cover.right && ring.right > cover.left) {
      faults.push(`${bar.className}, from ${cover.top} to ${cover.bottom}, covers its ring: ${corners(ring)}`);
    }
  }
  for (let around = control.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY, clipPath, position } = getComputedStyle(around);
    const clip = around.getBoundingClientRect();
    if (clipPath.startsWith('inset(')) {
      const [top = 0, right = top, bottom = top, left = right] = clipPath
        .slice(6, -1)
        .split(' ')
        .map((length) => Number.parseFloat(length));
      const cut = ring.top < clip.top + top - 0.5 || ring.bottom > clip.bottom - bottom + 0.5;
      if (cut || ring.left < clip.left + left - 0.5 || ring.right > clip.right - right + 0.5) {
        faults.push(
          `${around.tagName}.${around.className} clips its ring: ${corners(ring)} by ${clipPath} of ${corners(clip)}`,
        );
      }
    }
    const sides = overflowX !== 'visible' && (ring.left < clip.left - 0.5 || ring.right > clip.right + 0.5);
    const ends = overflowY !== 'visible' && (ring.top < clip.top - 0.5 || ring.bottom > clip.bottom + 0.5);
    if (sides || ends)
      faults.push(`${around.tagName}.${around.className} cuts its ring: ${corners(ring)} by ${corners(clip)}`);
    if (position === 'fixed') break;
  }
  const scriptOnly = element.closest('.script-only') !== null;
  return {
    name: `${name} → ${element.getAttribute('href') ?? element.tagName.toLowerCase()}`,
    documentIndex,
    scriptOnly,
    faults,
  };
}
