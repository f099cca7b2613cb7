import type { Page } from '@playwright/test';
import { firstAndLastOfEach, whole } from '../sample.ts';
import { translatedMark } from './translator.ts';

/** The text of a page after one of its controls was used. */
export interface Step {
  /** The name of the control. */
  name: string;
  text: string;
}

/**
 * Uses the controls of the page one after another: those of the main content that are there when its turn comes. Each
 * step ends when nothing has changed for some frames.
 * @returns the text of the page at first and after each step
 */
export async function useControls(page: Page): Promise<Step[]> {
  const kinds = await page.evaluate(kindsOfControls);
  const used = whole ? kinds.map((_, index) => index) : firstAndLastOfEach(kinds);
  const steps = [{ name: 'at first', text: await shownText(page) }];
  for (const index of used) {
    const name = (await page.evaluate(useControl, index)).replaceAll(translatedMark, '');
    steps.push({ name, text: await shownText(page) });
  }
  return steps;
}

/** The parts of a page and its dialog that are read: not its toasts, which appear and disappear by time. */
const lastingParts = 'header, main, dialog, [role="status"]';

/**
 * The visible words of parts of a page, once nothing in it has changed for some frames.
 * @param parts a selector; each word counts once, though parts may be nested
 */
export async function shownText(page: Page, parts = lastingParts): Promise<string> {
  const text = await page.evaluate(async (selector) => {
    const frames = 4;
    /** Ten seconds: a page that still changes then has no end. */
    const maxFrames = 600;
    let restless = 0;
    const observer = new MutationObserver(() => {
      restless = 0;
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    let count = 0;
    for (; restless < frames && count < maxFrames; count += 1) {
      await new Promise(requestAnimationFrame);
      restless += 1;
    }
    observer.disconnect();
    if (count === maxFrames) return 'This page never rests.';
    const all = [...document.querySelectorAll(selector)];
    const outermost = all.filter((part) => !part.parentElement?.closest(selector));
    const texts = outermost.map(({ textContent }) => textContent?.replace(/\s+/g, ' ') ?? '');
    return texts.filter(Boolean).join('\n');
  }, parts);
  return text.replaceAll(translatedMark, '');
}

/** The kind of each control of the page, to distinguish controls of different kinds: runs in the browser. */
function kindsOfControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button, summary)')];
  return controls.map((control) => {
    const { name, type, value } = control as HTMLInputElement;
    // Each choice by itself, since choices with one name differ.
    return [control.localName, type, type === 'radio' ? value : name, control.className, control.dataset.collect].join(
      ' ',
    );
  });
}

/** Uses a control as a visitor would, and returns its name: runs in the browser. */
function useControl(index: number): string {
  const controls = document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button, summary)');
  const control = controls[index];
  if (!control) return 'a control that is no longer there';
  const name = `${control.localName} ${index}`;
  const set = (prototype: object, value: string) => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (control instanceof HTMLSelectElement) {
    const next = control.options[(control.selectedIndex + 1) % control.options.length];
    set(HTMLSelectElement.prototype, next?.value ?? '');
  } else if (control instanceof HTMLTextAreaElement) set(HTMLTextAreaElement.prototype, 'Bought at a show.');
  else if (control instanceof HTMLInputElement && control.type === 'range') {
    set(HTMLInputElement.prototype, control.value === control.max ? control.min : control.max);
  } else if (control instanceof HTMLInputElement && control.type === 'date') {
    set(HTMLInputElement.prototype, '2025-03-04');
  } else if (control instanceof HTMLInputElement && /^(text|search)$/.test(control.type)) {
    set(HTMLInputElement.prototype, control.value === '4' ? 'zzz' : '4');
    control.blur();
  } else if (!(control instanceof HTMLInputElement && control.type === 'file')) control.click();
  return `${name}, ${control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent}`;
}
