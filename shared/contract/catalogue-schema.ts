import { z } from 'zod';
import { accents, type Catalogue } from './catalogue.ts';
import { day, drawingFile, nameLine, sitePath, slug, textLine } from './fields.ts';
import { guideNeeds } from './guide-needs.ts';
import { updateKinds } from './update-kinds.ts';

/** US dollars: one amount, and an amount or a range whose upper end may be open. */
const dollars = z.templateLiteral(['$', z.string().regex(/^\d[\d,]{0,15}$/)], 'is not an amount like "$5,300,000"');
const value = z.templateLiteral(
  ['$', z.string().regex(/^\d[\d,]{0,15}(?:-\$\d[\d,]{0,15})?\+?$/)],
  'is not a value like "$500-$2,000+" or "$5,300"',
);
const shownFigure = z.strictObject({ figure: textLine(20), note: textLine(60) });
const price = z.strictObject({ text: value, note: textLine(40).nullable() });

/**
 * An entry of a kind that had another field once. Releases in stores still have it, and must stay readable; it is left
 * out, and nobody builds it any more.
 * @param former the name of that field
 */
function formerlyWith<Entry extends z.ZodRawShape>(former: string, shape: Entry) {
  return z.preprocess((entry) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    return Object.fromEntries(Object.entries(entry).filter(([field]) => field !== former));
  }, z.strictObject(shape));
}

/** The entries that a remote may offer to other remotes' pages: a schema for each kind. */
export const catalogueSchema = z.strictObject({
  franchises: z
    .array(z.strictObject({ slug, name: nameLine(40), accent: z.enum(accents), path: sitePath, characters: sitePath }))
    .max(1)
    .optional(),
  characters: z
    .array(
      formerlyWith('swatch', {
        slug,
        name: nameLine(80),
        franchise: slug,
        era: textLine(80).optional(),
        summary: textLine(200),
        peak: z.strictObject({ value: textLine(20), sold: z.boolean() }).optional(),
        drawing: drawingFile.optional(),
      }),
    )
    .optional(),
  cards: z
    .array(
      formerlyWith('look', {
        key: slug,
        title: nameLine(120),
        path: sitePath,
        anchor: slug,
        set: textLine(120).nullable(),
        year: z.int().min(1900).max(2100),
        number: textLine(12).nullable(),
        franchise: slug,
        character: z.strictObject({ slug, name: nameLine(80) }).nullable(),
        ranked: z
          .strictObject({ rank: z.int().positive(), grade: textLine(20), sale: textLine(80).nullable() })
          .nullable(),
        range: value,
        ends: z.strictObject({ low: textLine(40), high: textLine(40) }).nullable(),
        raw: price.nullable(),
        psa10: price.nullable(),
        grades: z.array(z.enum(['raw', 'psa10', 'psa9', 'other'])),
        basis: z.enum(['sale', 'supported', 'estimate']),
        sales: z.array(z.strictObject({ copy: textLine(60), price: dollars, when: textLine(80) })),
        reviewed: day,
        drawing: drawingFile.optional(),
      }),
    )
    .optional(),
  guides: z
    .array(
      z.strictObject({
        slug,
        title: nameLine(120),
        question: nameLine(120),
        need: z.enum(guideNeeds).optional(),
        summary: textLine(200),
        franchise: slug.nullable(),
        reviewed: day,
        drawing: drawingFile.optional(),
      }),
    )
    .optional(),
  terms: z.array(z.strictObject({ slug, name: nameLine(40), definition: textLine(160) })).optional(),
  questions: z.array(z.strictObject({ slug, question: nameLine(160), answer: textLine(400) })).optional(),
  updates: z
    .array(
      z.strictObject({
        date: day,
        path: sitePath,
        title: nameLine(120),
        text: textLine(400),
        kind: z.enum(updateKinds).optional(),
        notable: z.boolean().optional(),
        changed: z.strictObject({ of: textLine(80), from: shownFigure, to: shownFigure }).optional(),
        drawing: drawingFile.optional(),
      }),
    )
    .refine(
      (updates) => new Set(updates.map(({ date, path }) => date + path)).size === updates.length,
      'have two of one day for one page: write one',
    )
    .optional(),
}) satisfies z.ZodType<Catalogue>;
