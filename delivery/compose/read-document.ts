import { Parser } from 'htmlparser2';

/** What checks want to know of a composed document. */
export interface ReadDocument {
  ids: Set<string>;
  /** The internal addresses that it names, as they are written. */
  targets: Set<string>;
  title: string;
  description: string;
  headings: number;
}

/** Reads a document as a browser's parser would, without running anything of it. */
export function readDocument(html: string): ReadDocument {
  const read: ReadDocument = { ids: new Set(), targets: new Set(), title: '', description: '', headings: 0 };
  let inTitle = false;
  let seenTitle = false;
  const parser = new Parser({
    onopentag(name, { id, href, src, name: meta, content }) {
      if (id) read.ids.add(id);
      if (name === 'h1') read.headings += 1;
      if (name === 'meta' && meta === 'description') read.description = content ?? '';
      // A drawing may have a title of its own: the document's comes first.
      inTitle = name === 'title' && !seenTitle;
      seenTitle ||= inTitle;
      for (const target of [href, src]) {
        if (target?.startsWith('#') || (target?.startsWith('/') && !target.startsWith('//'))) read.targets.add(target);
      }
    },
    ontext(text) {
      if (inTitle) read.title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
    },
  });
  parser.end(html);
  return read;
}
