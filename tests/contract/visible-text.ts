import { Parser } from 'htmlparser2';

/** The visible words of a document, in order, with single spaces; none for a file that is no document. */
export function visibleText(html: string): string {
  const words: string[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name) => {
      words.push(' ');
      if (name === 'script' || name === 'style' || name === 'head') hidden += 1;
    },
    ontext: (text) => {
      if (hidden === 0) words.push(text);
    },
    onclosetag: (name) => {
      words.push(' ');
      if (name === 'script' || name === 'style' || name === 'head') hidden -= 1;
    },
  });
  if (!html.startsWith('<!DOCTYPE html>')) return '';
  parser.end(html.replaceAll('<!-- -->', ''));
  return words.join('').replace(/\s+/g, ' ');
}
