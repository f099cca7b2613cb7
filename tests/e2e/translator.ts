import type { Page } from '@playwright/test';

/** The changes that a translator made to a page. */
export interface Translated {
  /** The number of replaced texts. */
  texts: number;
  /** Whether it gave up, since the page answered each of its changes within the same task. */
  isEndless: boolean;
}

declare global {
  interface Window {
    translated?: Translated;
  }
}

/** An invisible character that ends each translated text, so that a translation differs from the page's own text. */
export const translatedMark = '\u2063';

/**
 * Translates a page into its own language, now and whenever text is added to it. As browsers' translators do, it takes
 * text nodes out of the document and puts `font` elements in their place: adjacent texts become one, and each sentence
 * becomes an element. It answers within the task of each change, which is the hardest case. But for the mark, the page
 * must show the same words as without it.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(startTranslator, translatedMark);
}

/** The changes that the translator has made to a page so far. */
export async function translatedBy(page: Page): Promise<Translated> {
  return (await page.evaluate(() => window.translated)) ?? { texts: 0, isEndless: false };
}

/** Runs in the browser. */
function startTranslator(mark: string) {
  /** A limit above the number of texts that a page adds within one task. */
  const maxTextsPerTask = 10_000;
  const leftAlone = 'script, style, noscript, textarea, svg, font, [translate="no"]';
  const done: Translated = { texts: 0, isEndless: false };
  window.translated = done;
  let inTask = 0;

  const isText = (node: Node | null | undefined): node is Text => node?.nodeType === Node.TEXT_NODE;

  /** The adjacent texts from this one on, also across the comments by which React divides them. */
  const runFrom = (first: Text): Text[] => {
    const run = [first];
    for (let next = first.nextSibling; next; next = next.nextSibling) {
      if (isText(next)) run.push(next);
      else if (next.nodeType !== Node.COMMENT_NODE) break;
    }
    return run;
  };

  const replace = (run: readonly Text[]) => {
    const text = run.map(({ data }) => data).join('');
    if (!text.trim()) return;
    const sentences = text.match(/.+?(?:[.!?,:]\s+|$)/gs) ?? [text];
    const made = sentences.map((sentence) => {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(sentence);
      outer.append(inner);
      return outer;
    });
    made.at(-1)?.firstChild?.appendChild(new Text(mark));
    run[0]?.before(...made);
    for (const node of run) node.remove();
    done.texts += 1;
    inTask += 1;
  };

  const translateIn = (parent: Node) => {
    if (parent instanceof Element && parent.closest(leftAlone)) return;
    for (const node of [...parent.childNodes]) {
      if (isText(node) && node.parentNode === parent) replace(runFrom(node));
      else if (node instanceof Element) translateIn(node);
    }
  };

  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target.isConnected) translateIn(target);
    if (inTask > maxTextsPerTask) {
      done.isEndless = true;
      observer.disconnect();
    }
    setTimeout(() => {
      inTask = 0;
    });
  });
  translateIn(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
}
