/** A part of a page's body: HTML as it is, or an island of components that Astro hydrates. */
export type Part =
  | { island: 'none'; html: string }
  | { island: 'search' | 'theme' | 'ranking' | 'collect-list' }
  | { island: 'collect'; id: string; name: string }
  | { island: 'values'; options: [value: string, label: string][] };

/** A page of the Astro project, as its one route reads it. */
export interface AstroPage {
  path: string;
  title: string;
  /** Elements of the head that are kept as they are. */
  head: string;
  css: string;
  /** The page's fonts, which the head preloads. */
  fonts: string[];
  /** The picture that the document preloads, or null. */
  picture: string | null;
  structuredData: string;
  parts: Part[];
}

const emptyButtons = '<span class="collect script-only"></span>';

/**
 * Takes a document of the site apart: its HTML without what runs, with islands where a visitor can do something.
 * @throws Error when the document lacks one of its parts
 */
export function takeApart(path: string, html: string): AstroPage {
  const find = (pattern: RegExp, what: string): string => {
    const found = pattern.exec(html)?.[1];
    if (found !== undefined) return found;
    throw new Error(`The document of ${path} has no ${what}: adapt lab/bench/variants/document-parts.ts to its HTML.`);
  };
  const [head = ''] = html.split('</head>', 1);
  const body = find(
    /(<a href="#main" class="skip-link">[\s\S]*<\/main>[\s\S]*<\/footer>)/,
    'skip link, main and footer',
  );
  const styles = [...head.matchAll(/<style data-href="[^"]+">([\s\S]*?)<\/style>/g)].map(([, css = '']) => css);
  return {
    path,
    title: textOf(find(/<title>(.*?)<\/title>/, 'title')),
    head: (head.match(/<meta (?:name|property)="[^>]*>|<link rel="(?!preload)[^>]*>/g) ?? []).join(''),
    css: styles.join('\n').replace(/(@font-face\{[^}]*\.woff2[^}]*)\}/g, '$1;font-display:swap}'),
    fonts: [...head.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, font = '']) => font),
    picture: /<link rel="preload" as="image" href="([^"]+)"/.exec(html)?.[1] ?? null,
    structuredData: find(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/, 'structured data'),
    parts: partsOf(path, withoutTraces(body)),
  };
}

/** The addresses of the drawings and fonts that a page shows. */
export function filesOf({ css, parts }: AstroPage): string[] {
  const html = parts.map((part) => (part.island === 'none' ? part.html : '')).join('');
  return [...new Set((html + css).match(/\/(?:remotes|shell)\/[\w./-]+\.(?:svg|woff2)/g))];
}

/** Removes what only React and the site's own code read. */
function withoutTraces(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<div id="route-announcer".*?<\/div>/, '');
}

function partsOf(path: string, body: string): Part[] {
  const filled = body
    .replace(/<li id="rank-[\s\S]*?<\/li>/g, fillButtons)
    .replace(/<tr id="[\s\S]*?<\/tr>/g, fillButtons)
    // One listener serves all buttons of a long list.
    .replace('</main>', (end) => (/<(li|tr) id="[^>]*data-accent/.test(body) ? `<collect-list>${end}` : end));
  let parts: Part[] = [{ island: 'none', html: filled }];
  parts = putIslands(parts, /<a href="\/search" class="search-link".*?<\/a>/g, () => ({ island: 'search' }));
  parts = putIslands(parts, /<button type="button" class="theme-switch".*?<\/button>/g, () => ({ island: 'theme' }));
  parts = putIslands(parts, /<div class="script-only ranking-shown">[\s\S]*?<\/fieldset><\/div>/g, () => ({
    island: 'ranking',
  }));
  parts = putIslands(parts, /<fieldset [^>]*class="values-controls[\s\S]*?(?=<table )/g, (controls) => ({
    island: 'values',
    options: [...controls.matchAll(/<option value="([^"]*)"[^>]*>(.*?)<\/option>/g)].map(
      ([, value = '', label = '']) => [value, textOf(label)],
    ),
  }));
  parts = putIslands(parts, /<collect-list>/g, () => ({ island: 'collect-list' }));
  return putIslands(parts, new RegExp(emptyButtons, 'g'), (_, before) => cardBefore(path, before));
}

/** Puts an island in the place of each match of a pattern. */
function putIslands(
  parts: readonly Part[],
  pattern: RegExp,
  islandFor: (match: string, before: string) => Part,
): Part[] {
  return parts.flatMap((part) => {
    if (part.island !== 'none') return [part];
    const pieces: Part[] = [];
    let end = 0;
    for (const { 0: match, index } of part.html.matchAll(pattern)) {
      const before = part.html.slice(end, index);
      pieces.push({ island: 'none', html: before }, islandFor(match, before));
      end = index + match.length;
    }
    return [...pieces, { island: 'none', html: part.html.slice(end) }];
  });
}

/** The card whose link to share it comes before its buttons; the first buttons of a page are those of its character. */
function cardBefore(path: string, before: string): Part {
  const slug = path.split('/').at(-1) ?? '';
  const shared = [...before.matchAll(/href="#card-([^"]+)" data-share[^>]*aria-label="Share ([^"]+)"/g)].at(-1);
  if (shared) return { island: 'collect', id: `${slug}-${shared[1]}`, name: textOf(shared[2] ?? '') };
  return { island: 'collect', id: slug, name: textOf(/<h1[^>]*>(.*?)<\/h1>/.exec(before)?.[1] ?? slug) };
}

/** Fills the room for buttons in an entry of a long list: they need no component. */
function fillButtons(entry: string): string {
  const id = /id="([^"]+)"/.exec(entry)?.[1] ?? '';
  const name = /<h3[^>]*>(?:<span class="sr-only">.*?<\/span>)?(.*?)<\/h3>|<th [\s\S]*?<a [^>]*>(.*?)<\/a>/.exec(entry);
  const label = textOf(name?.[1] ?? name?.[2] ?? id)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  const buttons = ['have', 'want'].map(
    (status) =>
      `<button type="button" data-collect="${status}" data-key="${id}" data-name="${label}" aria-pressed="false" ` +
      `aria-label="I ${status} ${label}">${status === 'have' ? 'Have' : 'Want'}</button>`,
  );
  return entry.replace(emptyButtons, `<span class="collect script-only">${buttons.join('')}</span>`);
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** The text of HTML that React has written. */
function textOf(html: string): string {
  return html.replace(/<[^>]+>/g, '').replace(/&[\w#]+;/g, (entity) => entities[entity] ?? entity);
}
