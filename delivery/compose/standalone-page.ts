import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Html, html } from './markup.ts';

/** A page for those who release: no visitor has it. */
interface StandalonePage {
  title: string;
  /** What follows the heading. */
  lead: readonly Html[];
  sections: readonly Html[];
  /** The styles of this page alone. */
  styles: string;
  /** Whether it contains pictures, as `data:` addresses. */
  hasPictures?: boolean;
}

/**
 * Makes a page that needs no other file, no network and no script, in the colours and sizes of the site's theme. The theme
 * is that of this checkout: what is live could hide what is said about it.
 * @returns the document, and its security policy, which it also contains
 */
export function standalonePage({ title, lead, sections, styles, hasPictures = false }: StandalonePage): {
  document: string;
  policy: string;
} {
  const allStyles = `${themeStyles()}${elementStyles}${styles}`;
  const hash = createHash('sha256').update(allStyles).digest('base64');
  const pictures = hasPictures ? 'img-src data:; ' : '';
  const policy = `default-src 'none'; ${pictures}style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(allStyles)}</style>
</head>
<body>
<main>
<header>
<p class="brand">Mint Row</p>
<h1>${title}</h1>
${lead}
</header>
${sections}
</main>
</body>
</html>
`;
  return { document: markup, policy };
}

/** A table, whose rows a narrow window shows as lists: every cell has its column's title. */
export function dataTable(titles: readonly string[], rows: readonly (readonly (string | Html)[])[]): Html {
  const head = titles.map((title) => html`<th scope="col" role="columnheader">${title}</th>`);
  const body = rows.map(([first = '', ...others]) => {
    const cells = others.map(
      (cell, index) =>
        html`<td role="cell" data-title="${titles[index + 1] ?? ''}">${cell === '' ? [] : html`<span>${cell}</span>`}</td>`,
    );
    return html`<tr role="row"><th scope="row" role="rowheader">${first}</th>${cells}</tr>`;
  });
  return html`<table role="table">
<thead role="rowgroup"><tr role="row">${head}</tr></thead>
<tbody role="rowgroup">${body}</tbody>
</table>`;
}

const theme = join(import.meta.dirname, '../../shared/theme');

/** The tokens of the theme, and its fonts that every system may have: the site's own are in releases. */
function themeStyles(): string {
  const [tokens, fonts] = ['tokens.css', 'fonts.css'].map((file) =>
    readFileSync(join(theme, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  ) as [string, string];
  const [, declarations = ''] = /@theme static \{([\s\S]*?)\n\}/.exec(tokens) ?? [];
  const local = (fonts.match(/@font-face \{[\s\S]*?\n\}/g) ?? []).filter((face) => !face.includes('url('));
  return `:root {${declarations.replace('--*: initial;', '')}}\n${local.join('\n')}`.replaceAll(/\s+/g, ' ');
}

const elementStyles = `
:root { color-scheme: light dark; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--color-paper); color: var(--color-ink); font: var(--text-base)/1.6 var(--text-fallbacks);
  font-synthesis: none; overflow-wrap: break-word; }
main { max-width: var(--container-page); margin: 0 auto; padding: var(--spacing-gutter); }
h1, h2, h3, .brand, th, figcaption, b, dt, td::before { font-family: var(--label-fallbacks); font-weight: 700;
  word-spacing: .08em; }
h1 { margin: 0 0 1rem; font-size: var(--text-heading); font-stretch: 68%; line-height: 1; text-wrap: balance; }
h2 { margin: 0 0 1rem; padding-top: .75rem; border-top: 3px solid var(--color-rule); font-size: var(--text-title);
  font-stretch: 68%; line-height: 1.1; }
h3 { margin: 0; font-size: var(--text-base); font-stretch: 92%; line-height: 1.4; }
p, ul { margin: 0 0 1rem; max-width: 44rem; }
ul { padding-left: 1.25rem; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 3px; }
.brand { margin: 0; font-size: var(--text-base); }
.lead { font-size: var(--text-lead); line-height: 1.5; }
code { font: .9375em/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
section { margin-top: var(--spacing-section); }
article { margin-bottom: 1rem; padding: .75rem 1rem; border: 1px solid var(--color-hairline); background: var(--color-card); }
table { width: 100%; border-collapse: collapse; font-size: var(--text-sm); font-variant-numeric: tabular-nums lining-nums; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--color-hairline); text-align: left;
  vertical-align: baseline; min-width: 6.5rem; overflow-wrap: anywhere; }
:is(th, td) :is(code, time) { overflow-wrap: normal; }
@media (max-width: 64rem) {
  thead { display: none; }
  table, tbody, tr, th, td { display: block; }
  tr { padding: .75rem 0; border-bottom: 1px solid var(--color-hairline); }
  th, td { min-width: 0; padding: .125rem 0; border: 0; }
  td { display: flex; justify-content: space-between; gap: 1rem; text-align: right; overflow-wrap: anywhere; }
  td:empty { display: none; }
  td > span { min-width: 0; }
  :is(th, td) :is(code, time) { overflow-wrap: anywhere; }
  td::before { content: attr(data-title); flex: none; max-width: 45%; color: var(--color-muted); text-align: left; }
}
@media print { :root { color-scheme: light; } section { margin-top: 1cm; } article, tr { break-inside: avoid; } }
`;
