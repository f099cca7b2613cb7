import type { Page } from '@playwright/test';
import type { Box } from './box.ts';

/**
 * The faults of the page's current text layout, or of an overlay's: see `findLayoutFaults`.
 * @param within the selector of an overlay, if that is measured instead of the page
 */
export async function layoutFaults(page: Page, within = 'body'): Promise<readonly string[]> {
  return page.evaluate(findLayoutFaults, within);
}

/**
 * Runs in a page: the faults of its current text layout: words in two lines, text over text, texts and fields that are cut off,
 * and a page that scrolls sideways. Lines may end at spaces, dashes and slashes; a word with a hyphen that the page or
 * the browser puts in counts as broken. Drawings may crop their own texts.
 * @param selector of what is measured
 */
export async function findLayoutFaults(selector: string): Promise<readonly string[]> {
  // A page adapts to its window in the next frame; until then it may mix the old width and the new one.
  await new Promise(requestAnimationFrame);
  const faults = new Set<string>();
  const root = document.documentElement;
  const measured = document.querySelector(selector);
  if (!measured) return [`there is no ${selector}`];
  // Measured at the top: further down, the header and sticky contents cover texts that are scrolled beneath them.
  scrollTo({ top: 0, behavior: 'instant' });
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;

  const width = root.clientWidth;
  // Measured upright: rotated text has larger boxes than it fills.
  const upright = new CSSStyleSheet();
  upright.replaceSync('* { rotate: none !important; }');
  document.adoptedStyleSheets.push(upright);

  const clips = new Map<Element, Box>();
  /** The visible area of an element's content; scrolling content counts as visible. */
  const clipOf = (element: Element): Box => {
    const known = clips.get(element);
    if (known) return known;
    const around = element.parentElement;
    let clip = around ? clipOf(around) : { left: 0, top: -Infinity, right: width, bottom: Infinity };
    const { contain, display, overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const contains = display !== 'inline' && /paint|content|strict/.test(contain);
    const [cutsX, cutsY] = [overflowX, overflowY].map((overflow) => contains || /hidden|clip/.test(overflow));
    if (element !== document.body) {
      const box = element.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) clip = { ...clip, left: -Infinity, right: Infinity };
      else if (cutsX) clip = { ...clip, left: Math.max(clip.left, box.left), right: Math.min(clip.right, box.right) };
      if (/auto|scroll/.test(overflowY)) clip = { ...clip, top: -Infinity, bottom: Infinity };
      else if (cutsY) clip = { ...clip, top: Math.max(clip.top, box.top), bottom: Math.min(clip.bottom, box.bottom) };
    }
    if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) {
      faults.add(`cuts text off: ${nameOf(element)} with an ellipsis`);
    }
    clips.set(element, clip);
    return clip;
  };

  if (root.scrollWidth > width) {
    const all = [...document.querySelectorAll('body *')];
    // Elements in a scrolling row, or clipped ones, make no page wider.
    const wide = all.filter(
      (element) =>
        element.getBoundingClientRect().right > width + 1 && clipOf(element.parentElement ?? root).right === width,
    );
    faults.add(`scrolls sideways, ${root.scrollWidth} px: ${wide.slice(0, 6).map(nameOf).join(', ')}`);
  }

  const shown = new Map<Element, boolean>();
  /** Whether its text is visible: not if it is for screen readers only, or in the cropped part of a drawing. */
  const isShown = (element: Element): boolean => {
    const known = shown.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement;
    const is =
      (!around || isShown(around)) &&
      !element.matches('script, style') &&
      (!element.matches('[data-layer]') || element.contains(measured)) &&
      !/^(inset\(50%\)|url)/.test(getComputedStyle(element).clipPath) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    shown.set(element, is);
    return is;
  };

  /** Whether it is in a drawing that shows only a part of itself. */
  const isCropped = (element: Element) => {
    const drawing = element.closest('svg:not(svg svg)');
    return drawing !== null && getComputedStyle(drawing).overflowX !== 'visible';
  };

  const range = document.createRange();
  const boxesOf = (node: Text, start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter((box) => box.width > 0);
  };
  const lines: (Box & { element: Element; text: string })[] = [];
  const walker = document.createTreeWalker(measured, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || node.data.trim() === '' || !isShown(element)) continue;
    const text = node.data.trim().slice(0, 40);
    const boxes = boxesOf(node, 0, node.length);
    const clip = clipOf(element);
    for (const { left, right, y, height } of boxes) {
      // From the top of capitals to the baseline: tightly set lines overlap beyond that.
      const [top, bottom] = [y + height * 0.22, y + height * 0.78];
      const line = { element, text, left, right, top, bottom };
      const isCut = left < clip.left - 1 || right > clip.right + 1 || top < clip.top - 1 || bottom > clip.bottom + 1;
      if (!isCut) lines.push(line);
      else if (!isCropped(element)) faults.add(`cuts text off: ${nameOf(element)} “${line.text}”`);
    }
    if (boxes.length < 2) continue;
    // The browser of the tests has no dictionary for hyphens.
    if (getComputedStyle(element).hyphens === 'auto') faults.add(`lets the browser hyphenate: ${nameOf(element)}`);
    for (const { 0: word, index } of node.data.matchAll(/[^\s/\-–—]+/g)) {
      // An initial is a box of its own, with the rest of its word to the right of it.
      const parts = boxesOf(node, index, index + word.length);
      const isBroken = parts.some((part, at) => at > 0 && part.left < (parts[at - 1]?.right ?? 0) - 2);
      if (isBroken) faults.add(`word in two lines: ${nameOf(element)} “${word}”`);
    }
  }

  // Fields have no text nodes, which are measured above.
  for (const field of measured.querySelectorAll('input, select, textarea')) {
    const clip = clipOf(field.parentElement ?? root);
    const { left, right } = field.getBoundingClientRect();
    if (isShown(field) && (left < clip.left - 1 || right > clip.right + 1)) faults.add(`cuts off: ${nameOf(field)}`);
  }

  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= one.bottom - 2) break;
      if (other.element === one.element || other.left >= one.right - 2 || one.left >= other.right - 2) continue;
      faults.add(`text over text: ${nameOf(one.element)} “${one.text}”, ${nameOf(other.element)} “${other.text}”`);
    }
  }

  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(upright), 1);
  return [...faults];
}
