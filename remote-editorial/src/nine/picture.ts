/** The size of a page's picture, in pixels: that of a portrait on social media. */
export const pictureSize = { width: 1080, height: 1350 };

/** The colours that the page has on the screen. */
export interface PictureColours {
  ground: string;
  shade: string;
}

/**
 * The picture without its words, as one SVG that asks for no other file: browsers draw it from a `data:` address, in which
 * no script runs. On the ground lie the label, and the sheet with its holes and with pockets of 252 by 346.
 * @param drawings the SVG of the drawing in each pocket; null, or what is no SVG, for an empty pocket
 */
export function composePicture(drawings: readonly (string | null)[], { ground, shade }: PictureColours): string {
  const holes = [338, 608, 902, 1172].map(
    (y) => `<circle cx="140" cy="${y}" r="15" fill="${ground}" stroke="#7d7a72" stroke-width="5"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1350" viewBox="0 0 1080 1350">',
    '<clipPath id="card"><rect width="234" height="328" rx="12"/></clipPath>',
    `<pattern id="dots" width="15" height="15" patternUnits="userSpaceOnUse"><circle cx="7" cy="7" r="4.5" fill="${shade}"/></pattern>`,
    '<linearGradient id="fade" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>',
    '<mask id="above"><path d="M0 0h1080v1350H0" fill="url(#fade)"/></mask>',
    `<path d="M0 0h1080v1350H0" fill="${ground}"/>`,
    '<path d="M0 0h1080v1350H0" fill="url(#dots)" mask="url(#above)"/>',
    '<rect x="100" y="44" width="880" height="140" rx="6" fill="#fbf8f1"/>',
    '<rect x="836" y="50" width="138" height="128" rx="3" fill="#1b1916"/>',
    '<rect x="100" y="204" width="880" height="1102" rx="20" fill="#0e1012"/>',
    ...holes,
    ...drawings.map(pocketWith),
    '</svg>',
  ].join('');
}

/** A pocket with the card that is in it. */
function pocketWith(drawing: string | null, pocket: number): string {
  const place = `translate(${176 + (pocket % 3) * 267} ${222 + Math.floor(pocket / 3) * 360})`;
  const card = drawing && partOf(drawing, pocket);
  const shown = card ? `<g transform="translate(9 9)" clip-path="url(#card)">${card}</g>` : '';
  return `<g transform="${place}"><rect width="252" height="346" rx="8" fill="#fff" fill-opacity=".08" stroke="#fff" stroke-opacity=".3"/>${shown}</g>`;
}

/** A drawing as a part of the picture, its ids made its own: null for a text that is no drawing of ours. */
function partOf(drawing: string, pocket: number): string | null {
  if (!/^<svg [^>]*viewBox=.*<\/svg>\s*$/s.test(drawing)) return null;
  return drawing.replace('<svg ', '<svg width="234" height="328" ').replace(/( id="|url\(#|href="#)/g, `$1p${pocket}-`);
}

/**
 * The lines of a title, and the size of their type: one line as large as it fits, else two smaller ones.
 * @param widthOf measures a text at a size
 */
export function fitTitle(
  title: string,
  widthOf: (text: string, size: number) => number,
  width: number,
): { lines: readonly string[]; size: number } {
  const fits = (lines: readonly string[], size: number) => lines.every((line) => widthOf(line, size) <= width);
  for (let size = 68; size > 44; size -= 4) if (fits([title], size)) return { lines: [title], size };
  const middle = title.length / 2;
  const [cut] = [...title.matchAll(/ /g)]
    .map(({ index }) => index)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const lines = cut === undefined ? [title] : [title.slice(0, cut), title.slice(cut + 1)];
  let size = 40;
  while (size > 20 && !fits(lines, size)) size -= 2;
  return { lines, size };
}

/** What is written on the label. */
export interface PictureWords {
  title: string;
  line: string;
  signature: readonly string[];
  /** The family of the label's font, which the document has loaded. */
  font: string;
}

/**
 * Draws a page as a PNG. The words are drawn onto the canvas and not into the SVG: a picture cannot use the document's
 * fonts, and a visitor's words are never markup.
 * @throws Error if the browser cannot draw it
 */
export async function drawPicture(svg: string, words: PictureWords): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, pictureSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw on.');
  context.drawImage(image, 0, 0);
  writeWords(context, words);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas gives no picture.'))), 'image/png'),
  );
}

function writeWords(context: CanvasRenderingContext2D, { title, line, signature, font }: PictureWords): void {
  const set = (size: number, stretch: string) => {
    context.font = `700 ${stretch} ${size}px ${font}`;
    context.wordSpacing = '0.08em';
  };
  const widthOf = (text: string, size: number) => {
    set(size, 'extra-condensed');
    return context.measureText(text).width;
  };
  const { lines, size } = fitTitle(title, widthOf, 690);
  // The title and the line below it, in the middle of the label, whose height is 140.
  const height = size * 0.72 + (lines.length - 1) * size + (line ? 40 : 0);
  const top = 114 - height / 2;
  set(size, 'extra-condensed');
  context.fillStyle = '#1b1916';
  for (const [index, text] of lines.entries()) context.fillText(text, 126, top + size * (0.72 + index), 690);
  set(24, 'normal');
  context.fillText(line, 126, top + height, 690);
  set(48, 'extra-condensed');
  context.fillStyle = '#8fe0c0';
  context.textAlign = 'center';
  for (const [index, text] of signature.entries()) context.fillText(text, 905, 108 + index * 45);
}

/**
 * The texts of drawings, in the order of their addresses; one without an address has an empty text.
 * @throws TypeError without a connection
 */
export async function readDrawings(addresses: readonly (string | null)[]): Promise<(string | null)[]> {
  return Promise.all(
    addresses.map(async (address) => {
      if (!address) return address;
      const answer = await fetch(address);
      return answer.ok ? answer.text() : '';
    }),
  );
}

/**
 * Offers the picture to the platform's share sheet; where it takes no files, saves it.
 * @returns whether it was saved
 */
export async function sharePicture(blob: Blob, name: string): Promise<boolean> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return false;
    } catch (error) {
      // Closing the sheet is an answer; a sheet that came too late after the press is none.
      if ((error as DOMException).name === 'AbortError') return false;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers have taken the file by the next task.
  setTimeout(() => URL.revokeObjectURL(link.href));
  return true;
}
