import { createHash } from 'node:crypto';
import type { InlineHashes } from '@mint-row/kit/headers';
import { Parser } from 'htmlparser2';

/** What the checks need to know about a composed document. */
export interface ReadDocument {
  hashes: InlineHashes;
  /** How many elements have each id. */
  ids: Map<string, number>;
  /** The internal addresses in it, as they are written. */
  targets: Set<string>;
  title: string;
  description: string;
  headings: number;
}

/** Parses a document that the shell wrote around a page, without running it. The page's markup is checked elsewhere. */
export function readDocument(html: string): ReadDocument {
  const hashes: InlineHashes = { scriptHashes: [], styleHashes: [] };
  const read: ReadDocument = { hashes, ids: new Map(), targets: new Set(), title: '', description: '', headings: 0 };
  let inTitle = false;
  let seenTitle = false;
  /** The text so far of the inline script or stylesheet being read. */
  let inline: string | null = null;
  const parser = new Parser({
    onopentag(name, { id, href, src, srcset = '', name: meta, content, type }) {
      if (id) read.ids.set(id, (read.ids.get(id) ?? 0) + 1);
      if (name === 'h1') read.headings += 1;
      if (name === 'meta' && meta === 'description') read.description = content ?? '';
      if (name === 'style' || (name === 'script' && src === undefined && type !== 'application/json')) inline = '';
      // SVG drawings may have titles too: the document's comes first.
      inTitle = name === 'title' && !seenTitle;
      seenTitle ||= inTitle;
      for (const target of [href, src, ...srcset.split(',').map((each) => each.trim().split(/\s/)[0])]) {
        if (target?.startsWith('#') || (target?.startsWith('/') && !target.startsWith('//'))) read.targets.add(target);
      }
    },
    ontext(text) {
      if (inTitle) read.title += text;
      if (inline !== null) inline += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (inline === null) return;
      const found = name === 'style' ? hashes.styleHashes : hashes.scriptHashes;
      found.push(`sha256-${createHash('sha256').update(inline).digest('base64')}`);
      inline = null;
    },
  });
  parser.end(html);
  return read;
}
