import { offlineListPath, registryPath } from '@mint-row/kit/contract';
import { visitHtml } from '../../compose/html.ts';

/** How a composed file differs: in what visitors see, in the code it runs, or only in the releases that it lists. */
export type DifferenceKind = 'content' | 'code' | 'release';

/** Tells how two versions of a composed file differ, given that they do. */
export function compareDocuments(path: string, before: string, after: string): DifferenceKind {
  // They list releases, or the hashes of what else differs, and nothing else.
  if (path === registryPath || path === offlineListPath) return 'release';
  return contentOf(before) === contentOf(after) ? 'code' : 'content';
}

/** The visible content of a document: its text and markup, the drawings and styles, and the data of the page. */
function contentOf(html: string): string {
  if (!/^<!doctype html>/i.test(html)) return html;
  const seen: string[] = [];
  let inScript = false;
  visitHtml(html, {
    open(name, attributes) {
      inScript = name === 'script';
      const isCode = inScript || (name === 'link' && attributes.as === 'fetch') || attributes.rel === 'modulepreload';
      if (!isCode) seen.push(`<${name} ${JSON.stringify(attributes)}>`);
    },
    text(text) {
      seen.push(inScript ? dataOf(text) : text);
    },
    close() {
      inScript = false;
    },
  });
  return seen.join('\n');
}

/** The data of the page state; nothing of any other script. */
function dataOf(script: string): string {
  const [, data = ''] = /,"data":(.*)/s.exec(script.startsWith('{"kind":') ? script : '') ?? [];
  return data;
}
