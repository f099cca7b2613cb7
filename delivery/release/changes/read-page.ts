import { visitHtml } from '../../compose/html.ts';

/** The text of a document, and the files that it makes a browser request. */
export interface ReadPage {
  title: string;
  /** Its visible text: the title and the description first, then a text for each block. */
  blocks: string[];
  scripts: Set<string>;
  styles: Set<string>;
  fonts: Set<string>;
  pictures: Set<string>;
}

/** Elements that do not begin a new block of text. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
);
const unseen = new Set(['script', 'style', 'template']);

/** Parses a document, without running it. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = {
    title: '',
    blocks: [],
    scripts: new Set(),
    styles: new Set(),
    fonts: new Set(),
    pictures: new Set(),
  };
  let text = '';
  let hidden = 0;
  const endBlock = () => {
    const block = text.replaceAll(/\s+/g, ' ').trim();
    if (block) page.blocks.push(block);
    text = '';
    return block;
  };
  visitHtml(html, {
    open(name, attributes) {
      if (unseen.has(name)) hidden += 1;
      // Elements side by side are often apart only by their styles.
      if (name === 'span') text += ' ';
      else if (!inline.has(name)) endBlock();
      if (name === 'meta' && attributes.name === 'description') page.blocks.push(attributes.content ?? '');
      if (name === 'img' && attributes.alt) page.blocks.push(attributes.alt);
      noteFiles(page, name, attributes);
    },
    text(more) {
      if (hidden === 0) text += more;
    },
    close(name) {
      if (unseen.has(name)) hidden -= 1;
      if (name === 'span') text += ' ';
      if (inline.has(name)) return;
      const block = endBlock();
      // Drawings may have titles too: the document's comes first.
      if (name === 'title') page.title ||= block;
    },
  });
  endBlock();
  return page;
}

function noteFiles(
  { scripts, styles, fonts, pictures }: ReadPage,
  name: string,
  attributes: Partial<Record<string, string>>,
): void {
  const { src, href, rel, as } = attributes;
  if (name === 'script' && src) scripts.add(src);
  if (name === 'style' && attributes['data-href']) styles.add(attributes['data-href']);
  if ((name === 'img' && src) || (name === 'image' && href)) pictures.add(src ?? href ?? '');
  if (name !== 'link' || !href) return;
  // A remote's modules are fetched first and checked, then imported from the cache.
  if (rel === 'modulepreload' || (rel === 'preload' && as === 'fetch')) scripts.add(href);
  if (rel === 'preload' && as === 'font') fonts.add(href);
  if (rel === 'preload' && as === 'image') pictures.add(href);
}
