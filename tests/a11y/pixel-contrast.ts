import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { type PaintedText, textsInView } from './painted-text.ts';

/** Text with too little contrast to its background, or whose contrast could not be measured. */
export interface PoorText {
  selector: string;
  text: string;
  /** The measured contrast, and the required one; null where nothing of the text was painted. */
  contrast: number | null;
  needed: number;
}

/**
 * Measures contrast above gradients, patterns and drawings, which axe cannot. It looks at the pixels behind the strokes
 * of the letters: the ones that change when text alone becomes transparent. Two in a hundred may fall short: they are
 * the soft edges of drawings behind the text.
 * @returns the texts with less than 7:1, or 4.5:1 where they are large
 */
export async function poorTexts(page: Page, selectors: readonly string[]): Promise<readonly PoorText[]> {
  const poor: PoorText[] = [];
  let waiting = [...new Set(selectors)];
  while (waiting.length > 0) {
    const [first = ''] = waiting;
    const seen = await textsInView(page, first, waiting, { scrolls: true });
    const shown = await page.screenshot({ animations: 'disabled' });
    await hideText(page, true);
    const hidden = await page.screenshot({ animations: 'disabled' });
    await hideText(page, false);
    // A list of contents scrolls to the current section: texts that moved between the two pictures are measured again.
    if (!isDeepStrictEqual(await textsInView(page, first, waiting, { scrolls: false }), seen)) continue;
    const contrasts = await measure(page, seen, shown, hidden);
    seen.forEach(({ selector, text, needed }, index) => {
      const contrast = contrasts[index] ?? null;
      if (contrast === null || contrast < needed) poor.push({ selector, text, contrast, needed });
    });
    const done = new Set([first, ...seen.map(({ selector }) => selector)]);
    waiting = waiting.filter((selector) => !done.has(selector));
  }
  return poor;
}

/** Makes all text transparent, or visible again. Through the object model: the policy refuses a style element. */
async function hideText(page: Page, hide: boolean): Promise<void> {
  await page.evaluate((on) => {
    const holder = document as unknown as { hidingText?: CSSStyleSheet };
    if (!holder.hidingText) {
      holder.hidingText = new CSSStyleSheet();
      holder.hidingText.replaceSync(`
        * { -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important; }
        text, tspan { fill: transparent !important; }
      `);
      document.adoptedStyleSheets.push(holder.hidingText);
    }
    holder.hidingText.disabled = !on;
  }, hide);
}

/** The contrast of each text; null where the two pictures are the same. */
async function measure(
  page: Page,
  texts: readonly PaintedText[],
  shown: Buffer,
  hidden: Buffer,
): Promise<readonly (number | null)[]> {
  return page.evaluate(
    async ([painted, withText, without]) => {
      const decode = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        if (!context) throw new Error('This browser draws no canvas.');
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const linear = Array.from({ length: 256 }, (_, channel) => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);
      const contrastOf = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

      const [front, back] = await Promise.all([decode(withText), decode(without)]);
      const [shownAt, hiddenAt] = [front, back].map(({ data }) => new DataView(data.buffer)) as [DataView, DataView];
      return painted.map(({ boxes, color, opacity }) => {
        const contrasts: number[] = [];
        const mix = (channel: number, behind: number) => Math.round(behind + (channel - behind) * opacity);
        for (const { left, top, right, bottom } of boxes) {
          for (let y = Math.max(0, Math.floor(top)); y < Math.min(back.height, bottom); y += 1) {
            for (let x = Math.max(0, Math.floor(left)); x < Math.min(back.width, right); x += 1) {
              const at = 4 * (y * back.width + x);
              const change = (index: number) => Math.abs(hiddenAt.getUint8(at + index) - shownAt.getUint8(at + index));
              if (change(0) <= 8 && change(1) <= 8 && change(2) <= 8) continue;
              const red = hiddenAt.getUint8(at);
              const green = hiddenAt.getUint8(at + 1);
              const blue = hiddenAt.getUint8(at + 2);
              const seen = luminance(mix(color[0], red), mix(color[1], green), mix(color[2], blue));
              contrasts.push(contrastOf(seen, luminance(red, green, blue)));
            }
          }
        }
        contrasts.sort((one, other) => one - other);
        const worst = contrasts[Math.floor(contrasts.length * 0.02)];
        return worst === undefined ? null : Math.round(worst * 100) / 100;
      });
    },
    [texts, shown.toString('base64'), hidden.toString('base64')] as const,
  );
}
