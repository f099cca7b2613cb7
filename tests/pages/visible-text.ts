import { visitHtml } from '../../delivery/index.ts';

/** The visible words of a document, in order, with single spaces; empty for a file that is no document. */
export function visibleText(html: string): string {
  const words: string[] = [];
  let hidden = 0;
  if (!html.startsWith('<!DOCTYPE html>')) return '';
  visitHtml(html.replaceAll('<!-- -->', ''), {
    open: (name) => {
      words.push(' ');
      if (name === 'script' || name === 'style' || name === 'head') hidden += 1;
    },
    text: (text) => {
      if (hidden === 0) words.push(text);
    },
    close: (name) => {
      words.push(' ');
      if (name === 'script' || name === 'style' || name === 'head') hidden -= 1;
    },
  });
  return words.join('').replace(/\s+/g, ' ');
}
