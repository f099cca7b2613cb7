import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** What a document's security policy must name, each as "sha256-…". */
export interface InlineHashes {
  /** Of the inline scripts and the import map. Data blocks such as JSON never run and need none. */
  scriptHashes: string[];
  /** Of the styles. */
  styleHashes: string[];
}

/** The hashes of everything inline in a document that a browser runs or applies. */
export function inlineHashes(html: string): InlineHashes {
  const found: InlineHashes = { scriptHashes: [], styleHashes: [] };
  let text: string | null = null;
  const parser = new Parser({
    onopentag(name, { src, type }) {
      if (name === 'style' || (name === 'script' && src === undefined && type !== 'application/json')) text = '';
    },
    ontext(more) {
      if (text !== null) text += more;
    },
    onclosetag(name) {
      if (text === null) return;
      const hashes = name === 'style' ? found.styleHashes : found.scriptHashes;
      hashes.push(`sha256-${createHash('sha256').update(text).digest('base64')}`);
      text = null;
    },
  });
  parser.end(html);
  return found;
}
