import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/**
 * The hashes of a document's inline scripts and import map, as its security policy names them ("sha256-…").
 * Data blocks such as JSON never run and need none.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  let script: string | null = null;
  const parser = new Parser({
    onopentag(name, { src, type }) {
      if (name === 'script' && src === undefined && type !== 'application/json') script = '';
    },
    ontext(text) {
      if (script !== null) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === null) return;
      hashes.push(`sha256-${createHash('sha256').update(script).digest('base64')}`);
      script = null;
    },
  });
  parser.end(html);
  return hashes;
}
