import { type Html, html } from './html.ts';

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
export function picturesOf({ shown, same, leftOut }: Pictures): Html[] {
  const notes = [
    ...(same.length > 0 ? [html`<p>Compared, and the same in every pixel: ${same.join(', ')}.</p>`] : []),
    ...(leftOut.length > 0 ? [html`<p>Not compared, since there are too many: ${leftOut.join(', ')}.</p>`] : []),
  ];
  return [html`<section><h2>Pictures</h2>${shown.map(rowOf)}${notes}</section>`];
}

function rowOf({ path, width, pixels, top, before, after }: PagePicture): Html {
  const figure = (title: string, picture: string) =>
    html`<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${picture}" alt="${path}, ${title.toLowerCase()}"></figure>`;
  return html`<article>
<h3><code>${path}</code> ${width} px wide</h3>
<p>${pixels.toLocaleString('en')} pixels differ, from ${top.toLocaleString('en')} px below the top.</p>
<div class="pair">${figure('Before', before)}${figure('After', after)}</div>
</article>`;
}
