import type { Theme } from '../../tests/a11y/combinations.ts';

/** A page at a width, in a theme. */
export interface Picture {
  name: string;
  path: string;
  width: number;
  height: number;
  theme: Theme;
}

/**
 * The overview of the pictures: a section for each kind of page, with a row for each theme, and the widths side by
 * side. A picture is as wide as half its window, and opens in full size.
 */
export function renderIndex(pictures: readonly Picture[], fileOf: (picture: Picture) => string): string {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const links = names.map((name, index) => `<a href="#page-${index}">${name}</a>`).join('\n');
  const sections = names.map((name, index) => {
    const own = pictures.filter((picture) => picture.name === name);
    const rows = [...new Set(own.map(({ theme }) => theme))].map((theme) => {
      const figures = own
        .filter((picture) => picture.theme === theme)
        .map((picture) => renderFigure(picture, fileOf(picture)));
      return `<div class="row ${theme}">${figures.join('\n')}</div>`;
    });
    return `<section id="page-${index}"><h2>${name} <code>${own[0]?.path}</code></h2>${rows.join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Mint Row: gallery</title>
<style>${styles}</style>
<h1>Every kind of page</h1>
<nav>${links}</nav>
${sections.join('\n')}
</html>
`;
}

function renderFigure({ name, width, theme }: Picture, file: string): string {
  const image = `<img src="${file}" alt="${name} at ${width} px, ${theme}" width="${width / 2}" loading="lazy">`;
  return `<figure><figcaption>${width} px, ${theme}</figcaption><a href="${file}">${image}</a></figure>`;
}

const styles = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #222; }
h1, h2, nav { padding: 0 1rem; }
nav { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0 1rem; padding-block: 0.5rem; background: #fff; }
section { scroll-margin-top: 5rem; }
.row { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding: 1rem; background: #ddd; }
.dark { background: #444; color: #fff; }
figure { flex: none; margin: 0; max-height: 90vh; overflow-y: auto; }
figcaption { position: sticky; top: 0; padding: 0.25rem 0; background: inherit; }
img { display: block; height: auto; }
`;
