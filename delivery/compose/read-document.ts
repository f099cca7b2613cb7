import { Parser } from 'htmlparser2';

/** What checks want to know of a composed document. */
export interface ReadDocument {
  /** How many elements have each id. */
  ids: Map<string, number>;
  /** The internal addresses that it names, as they are written. */
  targets: Set<string>;
  title: string;
  description: string;
  headings: number;
}

/** Reads a document that the shell wrote around a page whose markup is checked elsewhere, without running anything of it. */
export function readDocument(html: string): ReadDocument {
  const read: ReadDocument = { ids: new Map(), targets: new Set(), title: '', description: '', headings: 0 };
  let inTitle = false;
  let seenTitle = false;
  const parser = new Parser({
    onopentag(name, { id, href, src, srcset = '', name: meta, content }) {
      if (id) read.ids.set(id, (read.ids.get(id) ?? 0) + 1);
      if (name === 'h1') read.headings += 1;
      if (name === 'meta' && meta === 'description') read.description = content ?? '';
      // A drawing may have a title of its own: the document's comes first.
      inTitle = name === 'title' && !seenTitle;
      seenTitle ||= inTitle;
      for (const target of [href, src, ...srcset.split(',').map((each) => each.trim().split(/\s/)[0])]) {
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
