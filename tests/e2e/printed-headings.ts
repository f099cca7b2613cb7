import { pdfTexts } from '../print/pdf-text.ts';
import { lettersOf, type PrintedText } from './printed-text.ts';

/** The headings that end a sheet of a PDF, separate from the text that follows them. */
export function strandedHeadings(texts: readonly PrintedText[], pdf: Buffer): readonly string[] {
  const sheets = pdfTexts(pdf)
    .slice(0, -1)
    .map((sheet) => sheet.trim().split('\n'))
    .map((lines) => ({
      all: lettersOf(lines.join('')),
      ends: lines.map((_, from) => lettersOf(lines.slice(from).join(''))),
    }));
  // Elements in front of others are drawn last: they end the text of a sheet, but not the sheet.
  const isStranded = ([heading, next]: Headed) =>
    lettersOf(heading) !== '' &&
    sheets.some(({ all, ends }) => ends.includes(lettersOf(heading)) && !all.includes(lettersOf(next)));
  return headedIn(texts)
    .filter(isStranded)
    .map(([heading]) => heading);
}

/** A heading, and the text that follows it. */
type Headed = readonly [heading: string, next: string];

function headedIn(texts: readonly PrintedText[]): Headed[] {
  const written = texts.filter(({ text }) => text.trim() !== '');
  return written.flatMap(({ heading }, index): Headed[] => {
    const next = written[index + 1];
    if (heading === -1 || next?.heading === heading) return [];
    const parts = written.filter((one) => one.heading === heading).map(({ text }) => text);
    return [[parts.join(''), next?.text ?? '']];
  });
}
