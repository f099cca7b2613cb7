import { createHash } from 'node:crypto';
import { visible } from '@mint-row/kit/contract/visible';
import { escaped } from '../../compose/html.ts';
import type { Changes, FileChange, PageChange, PageWeight, Passage, PassagePart } from './changes.ts';
import { changedAddresses, countsOf, pagesByWeight, passagesOf, releasesOf, type SharedPassage } from './summary.ts';

/** How many pages are named for a passage that many pages have. */
const maxPaths = 5;

/**
 * Shows the changes of a release as one self-contained page: no other file, no network, no script.
 * @param pictures of pages that look different, if they were taken
 */
export function changesPage(changes: Changes, pictures: Pictures | null = null): string {
  const apps = changes.apps.map(({ app }) => app).join(', ');
  const title = apps === '' ? 'Nothing changes' : `What changes: ${apps}`;
  const sections = [
    ...comeAndGone(changes),
    ...words(changes),
    ...(pictures ? picturesOf(pictures) : []),
    ...weightsOf(changes.pages),
    ...otherFiles(changes.files),
  ];
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(pageStyles).digest('base64')}'`;
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${new Html(pageStyles)}</style>
</head>
<body>
<main>
<header>
<p class="brand">Mint Row</p>
<h1>${title}</h1>
${releasesOf(changes).map((line) => html`<p><code>${line}</code></p>`)}
<p class="lead">${countsOf(changes)}</p>
</header>
${sections}
</main>
</body>
</html>
`;
  return markup;
}

function comeAndGone(changes: Changes): Html[] {
  const listed = changedAddresses(changes);
  if (listed.length === 0) return [];
  const items = listed.map(
    ({ change, path, more }) => html`<li><b class="${change}">${change}</b> <code>${path}</code> ${more}</li>`,
  );
  return [html`<section><h2>Pages that come, move and go</h2><ul>${items}</ul></section>`];
}

function words({ pages }: Changes): Html[] {
  const { passages, more } = passagesOf(pages);
  if (passages.length === 0) return [];
  const rest = more > 0 ? [html`<p>${more} more passages of these pages differ.</p>`] : [];
  return [html`<section><h2>Words</h2>${passages.map(passageOf)}${rest}</section>`];
}

function passageOf({ passage, paths }: SharedPassage): Html {
  const named = paths.slice(0, maxPaths).map((path) => html`<code>${path}</code>`);
  const more = paths.length > maxPaths ? `and ${paths.length - maxPaths} more` : '';
  return html`<article><h3>${named} ${more}</h3>${textOf(passage)}</article>`;
}

function textOf(passage: Passage): Html {
  return html`<p>${new Html(passage.map((part) => partOf(part).markup).join(''))}</p>`;
}

function partOf({ is, text }: PassagePart): Html {
  if (is === 'same') return html`${text}`;
  return is === 'added' ? html`<ins>${text}</ins>` : html`<del>${text}</del>`;
}

function otherFiles(files: readonly FileChange[]): Html[] {
  if (files.length === 0) return [];
  const items = files.map(
    ({ path, before, after }) => html`<li><code>${path}</code> ${bytesOf(before)} → ${bytesOf(after)}</li>`,
  );
  return [html`<section><h2>Other files</h2><ul>${items}</ul></section>`];
}

const columns = [
  ['document', 'Document'],
  ['styles', 'Styles in it'],
  ['fonts', 'Fonts'],
  ['scripts', 'Scripts'],
  ['pictures', 'Pictures'],
  ['firstVisit', 'First visit'],
] as const satisfies readonly (readonly [keyof PageWeight, string])[];

const changeNames: Record<PageChange['change'], string> = {
  new: 'new',
  gone: 'gone',
  moved: 'moved',
  content: 'content',
  code: 'code',
  release: 'releases',
};

/** A section with the weights of all pages that differ, before and after. */
function weightsOf(pages: readonly PageChange[]): Html[] {
  const found = pagesByWeight(pages);
  if (found.length === 0) return [];
  const heads = ['Page', 'What differs', ...columns.map(([, title]) => title), 'Returning visit'];
  return [
    html`<section>
<h2>Weight</h2>
<p>Bytes as they are sent, with brotli, before → after. A first visit downloads the document with its styles, the fonts
and scripts that it names, and every picture that it shows. A returning visit is that of somebody who was on the page
before.</p>
<table>
<thead><tr>${heads.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${found.map(weightRow)}</tbody>
</table>
</section>`,
  ];
}

function weightRow(page: PageChange): Html {
  const { path, change, before, after, returning } = page;
  const cells = columns.map(([kind, title]) => cell(title, fromTo(before?.[kind], after?.[kind])));
  const again = returning === null ? '–' : bytesOf(returning);
  return html`<tr><th scope="row"><code>${path}</code></th>${cell('What differs', changeNames[change])}${cells}${cell('Returning visit', again)}</tr>`;
}

/** A narrow window shows each row as a list, in which every cell shows its column's title. */
function cell(title: string, text: string): Html {
  return html`<td data-title="${title}">${text}</td>`;
}

function fromTo(before: number | undefined, after: number | undefined): string {
  return before === undefined || before === after ? bytesOf(after) : `${bytesOf(before)} → ${bytesOf(after)}`;
}

/** A number of bytes, with separators of thousands. */
function bytesOf(bytes: number | null | undefined): string {
  return bytes === null || bytes === undefined ? 'none' : bytes.toLocaleString('en');
}

/** Pictures of pages that look different, taken before and after a release. */
export interface Pictures {
  shown: PagePicture[];
  /** The pages that look the same at all widths. */
  same: string[];
  /** The pages that were not compared, since there were too many. */
  leftOut: string[];
}

/** The part of a page that looks different. */
interface PagePicture {
  path: string;
  /** The width of the window, in pixels. */
  width: number;
  /** How many pixels differ. */
  pixels: number;
  /** Where on the page this part begins, in pixels from its top. */
  top: number;
  /** As PNG in Base64. */
  before: string;
  after: string;
}

/** A section with the pictures. */
function picturesOf({ shown, same, leftOut }: Pictures): Html[] {
  const notes = [
    ...(same.length > 0 ? [html`<p>Compared, and the same in every pixel: ${same.join(', ')}.</p>`] : []),
    ...(leftOut.length > 0 ? [html`<p>Not compared, since there are too many: ${leftOut.join(', ')}.</p>`] : []),
  ];
  return [html`<section><h2>Pictures</h2>${shown.map(pictureRow)}${notes}</section>`];
}

function pictureRow({ path, width, pixels, top, before, after }: PagePicture): Html {
  const figure = (title: string, picture: string) =>
    html`<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${picture}" alt="${path}, ${title.toLowerCase()}"></figure>`;
  return html`<article>
<h3><code>${path}</code> ${width} px wide</h3>
<p>${pixels.toLocaleString('en')} pixels differ, from ${top.toLocaleString('en')} px below the top.</p>
<div class="pair">${figure('Before', before)}${figure('After', after)}</div>
</article>`;
}

/** Markup, in which every value is escaped. */
class Html {
  readonly markup: string;

  /** @param markup trusted: made by `html` */
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Value = string | number | Html | readonly Html[];

/** Makes markup of a template; text in it is escaped, and its control and direction characters made visible. */
function html(template: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: template }, ...values.map(markupOf)));
}

function markupOf(value: Value): string {
  if (value instanceof Html) return value.markup;
  if (typeof value === 'string' || typeof value === 'number') return escaped(visible(String(value)));
  return value.map(({ markup }) => markup).join('\n');
}

/** The styles of the page that tells what changes. The colours are those of shared/theme/tokens.css. */
const pageStyles = `
:root { color-scheme: light dark; --paper: light-dark(#f3eee2, #16181b); --card: light-dark(#fbf8f1, #1f2226);
  --ink: light-dark(#1b1916, #f0ece2); --muted: light-dark(#49443a, #bdb8ac); --line: light-dark(#cfc6b4, #383c42);
  --gone: light-dark(#f6d5cf, #55231d); --new: light-dark(#d5ebdd, #16402f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Literata, Georgia, serif; }
main { max-width: 76rem; margin: 0 auto; padding: clamp(1rem, 4vw, 3rem); }
h1, h2, h3, .brand, th, figcaption, b { font-family: Archivo, system-ui, sans-serif; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 6vw, 3rem); line-height: 1.05; }
h2 { margin: 0 0 1rem; padding-top: .75rem; border-top: 3px solid var(--ink); font-size: 1.5rem; line-height: 1.1; }
h3 { margin: 0; font-size: .9375rem; }
p, ul { margin: 0 0 1rem; }
ul { padding-left: 1.25rem; }
.brand { margin: 0; font-weight: 700; }
.lead { font-size: 1.1875rem; }
code { font: .875em/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
section { margin-top: 3rem; }
article { margin-bottom: 1rem; padding: .75rem 1rem; border: 1px solid var(--line); background: var(--card); }
article p { margin: .25rem 0 0; overflow-wrap: anywhere; }
del { background: var(--gone); }
ins { background: var(--new); }
.gone { padding: 0 .375rem; background: var(--gone); }
.new, .moved { padding: 0 .375rem; background: var(--new); }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; }
th, td { padding: .375rem .5rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: baseline; }
th:first-child, td:nth-child(2), th:nth-child(2) { text-align: left; }
th { font-weight: 700; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin-top: .75rem; align-items: start; }
figure { margin: 0; }
figcaption { font-size: .8125rem; color: var(--muted); }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); }
@media (max-width: 50rem) {
  thead { display: none; }
  table, tbody, tr, th, td { display: block; }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  th, td { padding: .125rem 0; border: 0; text-align: left; }
  td { display: flex; justify-content: space-between; gap: 1rem; }
  td::before { content: attr(data-title); color: var(--muted); }
}
@media print { section, article, tr { break-inside: avoid; } }
`;
