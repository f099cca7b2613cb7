/** A part of the page that one application shows. */
export interface Area {
  app: string;
  /** Its place in the document, in CSS pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Finds the areas of shell and remotes by the attributes that the documents have: runs in the page. */
export function findAreas(): Area[] {
  const remotes = [...document.querySelectorAll<HTMLElement>('[data-app]')];
  const shell = document.querySelectorAll<HTMLElement>('#root > header, #root > * > header, body > footer');
  const main = document.querySelector<HTMLElement>('main');
  // The not-found page is the shell's own.
  const parts = [...shell, ...(remotes.length === 0 && main ? [main] : []), ...remotes];
  return parts.map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return { app: part.dataset.app ?? 'shell', x: x + scrollX, y: y + scrollY, width, height };
  });
}

/** An area with its caption. */
export interface Outline extends Area {
  label: string;
  /** The line's colour, in CSS. */
  colour: string;
}

/**
 * Draws outlines above the page, in place of those before: runs in the page. Styles are set through objects, which the
 * site's policy allows; nothing is added to the site's own elements.
 */
export function drawOutlines(outlines: readonly Outline[]): void {
  const id = 'mint-row-inspect';
  const layer = document.getElementById(id) ?? document.createElement('div');
  layer.id = id;
  layer.setAttribute('aria-hidden', 'true');
  Object.assign(layer.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    zIndex: '2147483647',
    pointerEvents: 'none',
  });
  layer.replaceChildren(
    ...outlines.map(({ x, y, width, height, label, colour }) => {
      const box = document.createElement('div');
      Object.assign(box.style, {
        position: 'absolute',
        left: `${x}px`,
        top: `${y}px`,
        width: `${width}px`,
        height: `${height}px`,
        boxSizing: 'border-box',
        border: `3px solid ${colour}`,
      });
      const words = document.createElement('span');
      words.textContent = label;
      Object.assign(words.style, {
        position: 'absolute',
        insetInlineStart: '0',
        insetBlockStart: '0',
        maxInlineSize: '100%',
        padding: '2px 8px',
        background: colour,
        color: '#fff',
        font: '600 13px/1.5 system-ui, sans-serif',
      });
      box.append(words);
      return box;
    }),
  );
  document.documentElement.append(layer);
}
