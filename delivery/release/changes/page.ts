import { createHash } from 'node:crypto';
import type { Changes, FileChange, Passage, PassagePart } from './changes.ts';
import { Html, html } from './html.ts';
import { pageStyles } from './page-styles.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import { countsOf, passagesOf, releasesOf, type SharedPassage } from './summary.ts';
import { bytesOf, weightsOf } from './weights.ts';

/** How many pages are named for a passage that many pages have. */
const mostPaths = 5;

/**
 * What a release changes, as one page that needs nothing else: no other file, no network, no script.
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

function comeAndGone({ pages }: Changes): Html[] {
  const listed = pages.filter(({ change }) => change === 'new' || change === 'gone');
  if (listed.length === 0) return [];
  const items = listed.map(
    ({ change, path, title }) => html`<li><b class="${change}">${change}</b> <code>${path}</code> ${title}</li>`,
  );
  return [html`<section><h2>Pages that come and go</h2><ul>${items}</ul></section>`];
}

function words({ pages }: Changes): Html[] {
  const { passages, more } = passagesOf(pages);
  if (passages.length === 0) return [];
  const rest = more > 0 ? [html`<p>${more} more passages of these pages differ.</p>`] : [];
  return [html`<section><h2>Words</h2>${passages.map(passageOf)}${rest}</section>`];
}

function passageOf({ passage, paths }: SharedPassage): Html {
  const named = paths.slice(0, mostPaths).map((path) => html`<code>${path}</code>`);
  const more = paths.length > mostPaths ? `and ${paths.length - mostPaths} more` : '';
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
