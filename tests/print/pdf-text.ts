import { pagesOf, streamOf } from './pdf-source.ts';

/** The characters of a font by their codes in the operators. */
type Characters = ReadonlyMap<string, string>;

/** The text of each page of a PDF that Chromium has printed, a line for each drawing operation. */
export function pdfTexts(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  const fonts = new Map<string, Characters>();
  return pagesOf(source).map(({ dictionary, operators }) => {
    for (const [, name = '', object = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      if (!fonts.has(name)) fonts.set(name, charactersOf(source, object));
    }
    return textOf(operators, fonts);
  });
}

function textOf(operators: string, fonts: ReadonlyMap<string, Characters>): string {
  let text = '';
  let characters: Characters = new Map();
  for (const [token, font, codes = ''] of operators.matchAll(/\/(F\d+) \S+ Tf|<(\w+)> Tj|\bET\b/g)) {
    if (font) characters = fonts.get(font) ?? new Map();
    const digits = characters.keys().next().value?.length ?? 2;
    for (let at = 0; at < codes.length; at += digits) text += characters.get(codes.slice(at, at + digits)) ?? '';
    if (token === 'ET') text += '\n';
  }
  return text;
}

/** Reads the table of a font's characters: lines with a code, or with the first and the last of a range. */
function charactersOf(source: string, font: string): Characters {
  const start = source.indexOf(`\n${font} 0 obj`);
  const [, object = ''] = source.slice(start).match(/\/ToUnicode (\d+) 0 R/) ?? [];
  const [, table = ''] = streamOf(source, object).split('endcodespacerange');
  const lines = [...table.matchAll(/^<(\w+)>(?: <(\w+)>)? <(\w+)>$/gm)];
  return new Map(
    lines.flatMap(([, first = '', last = first, character = '']) => {
      const from = Number.parseInt(first, 16);
      const units = (character.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index): [string, string] => [
        (from + index).toString(16).toUpperCase().padStart(first.length, '0'),
        String.fromCharCode(...units.slice(0, -1), (units.at(-1) ?? 0) + index),
      ]);
    }),
  );
}
