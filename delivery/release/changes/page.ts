import { Html, html } from '../../compose/markup.ts';
import { dataTable, standalonePage } from '../../compose/standalone-page.ts';
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
  const lead = [
    ...releasesOf(changes).map((line) => html`<p><code>${line}</code></p>`),
    html`<p class="lead">${countsOf(changes)}</p>`,
  ];
  return standalonePage({ title, lead, sections, styles: pageStyles, hasPictures: true }).document;
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
    html`<section class="weights">
<h2>Weight</h2>
<p>Bytes as they are sent, with brotli, before → after. A first visit downloads the document with its styles, the fonts
and scripts that it names, and every picture that it shows. A returning visit is that of somebody who was on the page
before.</p>
${dataTable(heads, found.map(weightRow))}
</section>`,
  ];
}

function weightRow({ path, change, before, after, returning }: PageChange): (string | Html)[] {
  const weights = columns.map(([kind]) => fromTo(before?.[kind], after?.[kind]));
  return [html`<code>${path}</code>`, changeNames[change], ...weights, returning === null ? '–' : bytesOf(returning)];
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

/** What the site's theme does not have. */
const pageStyles = `
:root { --gone: light-dark(#f6d5cf, #55231d); --new: light-dark(#d5ebdd, #16402f); }
article p { margin: .25rem 0 0; max-width: none; overflow-wrap: anywhere; }
del { background: var(--gone); }
ins { background: var(--new); }
.gone { padding: 0 .375rem; background: var(--gone); }
.new, .moved { padding: 0 .375rem; background: var(--new); }
@media (min-width: 64.01rem) {
  .weights :is(th, td):nth-child(n + 3) { text-align: right; }
}
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; margin-top: .75rem; align-items: start; }
figure { margin: 0; }
figcaption { font-size: var(--text-sm); color: var(--color-muted); }
img { display: block; max-width: 100%; height: auto; border: 1px solid var(--color-hairline); }
`;
