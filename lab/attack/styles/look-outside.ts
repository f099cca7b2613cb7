import type { Page } from '@playwright/test';

/** The appearance of each part of a page that is not Marvel's, as text that can be compared. */
export type Look = Record<string, string>;

const parts = { header: '.site-header', footer: '.site-footer', 'the other remote': '.beside' };

/**
 * Records everything outside of Marvel's wrapper: computed styles, boxes, the elements at points, and the painted
 * pixels.
 */
export async function lookOutside(page: Page): Promise<Look> {
  const look = await page.evaluate(computed, parts);
  for (const [name, selector] of Object.entries(parts)) look[`${name}, painted`] = await paint(page, selector);
  return look;
}

/** The picture of a part's area, including anything that covers it. */
async function paint(page: Page, selector: string): Promise<string> {
  const part = page.locator(selector);
  if (!(await part.isVisible())) return 'not to be seen';
  return (await part.screenshot()).toString('base64');
}

/** Runs in the browser. */
async function computed(selectors: Record<string, string>): Promise<Record<string, string>> {
  await document.fonts.ready;
  const look: Record<string, string> = {};
  // The length of the page, and with it the vertical position of the parts below, is up to Marvel.
  const properties = [...getComputedStyle(document.body)].filter(
    (property) => !/^(?:top|bottom|inset-block-(?:start|end))$/.test(property),
  );
  const ofFrame = properties.filter(
    (property) => !/^(?:block-size|height|(?:perspective|transform)-origin)$/.test(property),
  );
  for (const [name, selector] of Object.entries({ ...selectors, 'the page': 'html, body, #root, main' })) {
    const frame = name === 'the page';
    const elements = document.querySelectorAll(frame ? selector : `${selector}, ${selector} *`);
    look[name] = [...elements]
      .flatMap((element) => {
        const { left, width, height } = element.getBoundingClientRect();
        const styles = ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo && style.content === 'none') return 'no such element';
          return (frame ? ofFrame : properties).map((property) => style.getPropertyValue(property)).join(';');
        });
        return [element.tagName, ...(frame ? [] : [left, width, height].map(Math.round)), ...styles];
      })
      .join('\n');
  }
  look['the width of the page'] = String(document.documentElement.scrollWidth);
  const header = document.querySelector('.site-header');
  const { right, bottom } = header?.getBoundingClientRect() ?? { right: 0, bottom: 0 };
  let hits = 0;
  for (let x = 5; x < right; x += 50) {
    for (let y = 5; y < bottom; y += 10) hits += header?.contains(document.elementFromPoint(x, y)) ? 1 : 0;
  }
  look['hits in the header'] = String(hits);
  return look;
}
