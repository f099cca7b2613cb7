import type { PageChange, Weight } from './changes.ts';
import { type Html, html } from './html.ts';
import { pagesByWeight } from './summary.ts';

const columns = [
  ['document', 'Document'],
  ['styles', 'Styles in it'],
  ['scripts', 'Scripts'],
  ['pictures', 'Pictures'],
  ['firstVisit', 'First visit'],
] as const satisfies readonly (readonly [keyof Weight, string])[];

const kinds: Record<PageChange['change'], string> = {
  new: 'new',
  gone: 'gone',
  content: 'content',
  code: 'code',
  release: 'releases',
};

/** A section with the weights of all pages that differ, before and after. */
export function weightsOf(pages: readonly PageChange[]): Html[] {
  const found = pagesByWeight(pages);
  if (found.length === 0) return [];
  const heads = ['Page', 'What differs', ...columns.map(([, title]) => title), 'Returning visit', 'With dictionaries'];
  return [
    html`<section>
<h2>Weight</h2>
<p>Bytes as they are sent, with brotli, before → after. A first visit downloads the document with its styles and fonts,
the scripts that it names, and every picture that it shows. A returning visit is that of somebody who was on the page
before: every file of a new release has a new address, so it is downloaded again; in brackets, the files whose content is
new. Some browsers use the modules and styles that they have as dictionaries, and download less.</p>
<table>
<thead><tr>${heads.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${found.map(rowOf)}</tbody>
</table>
</section>`,
  ];
}

function rowOf(page: PageChange): Html {
  const { path, change, before, after, returning } = page;
  const cells = columns.map(([kind, title]) => cell(title, fromTo(before?.[kind], after?.[kind])));
  const again = returning ? `${bytesOf(returning.bytes)} (${bytesOf(returning.changed)})` : '–';
  const least = returning ? bytesOf(returning.withDictionaries) : '–';
  return html`<tr><th scope="row"><code>${path}</code></th>${cell('What differs', kinds[change])}${cells}${cell('Returning visit', again)}${cell('With dictionaries', least)}</tr>`;
}

/** A narrow window shows each row as a list: there, every cell says what it is. */
function cell(title: string, text: string): Html {
  return html`<td data-title="${title}">${text}</td>`;
}

function fromTo(before: number | undefined, after: number | undefined): string {
  return before === undefined || before === after ? bytesOf(after) : `${bytesOf(before)} → ${bytesOf(after)}`;
}

/** A number of bytes, with separators of thousands. */
export function bytesOf(bytes: number | null | undefined): string {
  return bytes === null || bytes === undefined ? 'none' : bytes.toLocaleString('en');
}
