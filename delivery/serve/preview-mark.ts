import type { Preview } from '../store/previews.ts';

/** The address of the stylesheet of the mark, on the origin of a preview. */
export const markStylesPath = '/preview-mark.css';

/** A frame around the window and a line in its corner. They let clicks through, and are printed. */
export const markStyles = `.preview-mark {
  position: fixed;
  inset: auto auto 0 0;
  z-index: 2147483647;
  max-inline-size: calc(100% - 1rem);
  margin: 0;
  padding: 0.375rem 0.75rem 0.5rem;
  border-start-end-radius: 0.5rem;
  background: #ffd84d;
  color: #1a1a1a;
  font: 600 0.875rem/1.4 system-ui, sans-serif;
  text-wrap: balance;
  pointer-events: none;
}

.preview-mark::before {
  position: fixed;
  inset: 0;
  border: 4px solid #ffd84d;
  content: "";
}

@media (forced-colors: active) {
  .preview-mark {
    border: 1px solid;
  }
}
`;

/**
 * What follows a document that is a preview, so that nobody takes it for the live page. The document itself stays as it
 * is: a parser puts what comes after its end into its body. The styles are a file, which every page's policy allows.
 */
export function markOf({ apps, expires }: Pick<Preview, 'apps' | 'expires'>): string {
  const words = `Preview of ${apps.join(', ')}: not live. Ends ${expires.slice(0, 10)}.`;
  return `<link rel="stylesheet" href="${markStylesPath}"><aside class="preview-mark" aria-label="Preview">${words}</aside>\n`;
}
