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
const peak = z.strictObject({ value: textLine(20), sold: z.boolean() });
const shownFigure = z.strictObject({ figure: textLine(20), note: textLine(60) });

/**
 * An entry of a kind that had other fields once. Releases in stores still have them, and must stay readable; they are left
 * out, and nobody builds them any more.
 * @param former the names of those fields
 */
function formerlyWith<Entry extends z.ZodRawShape>(former: readonly string[], shape: Entry) {
  return z.preprocess((entry) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    return Object.fromEntries(Object.entries(entry).filter(([field]) => !former.includes(field)));
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
      formerlyWith(['swatch'], {
        slug,
        name: nameLine(80),
        franchise: slug,
        era: textLine(80).optional(),
        summary: textLine(200),
        peak: peak.optional(),
        drawing: drawingFile.optional(),
      }),
    )
    .optional(),
  portraits: z
    .array(
      z.strictObject({
        slug,
        name: nameLine(80),
        franchise: slug,
        path: sitePath,
        anchor: slug.nullable(),
        peak: peak.optional(),
        drawing: drawingFile.optional(),
      }),
    )
    .optional(),
  cards: z
    .array(
      formerlyWith(['look', 'raw', 'psa10', 'grades'], {
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
  questions: z.array(z.strictObject({ slug, question: nameLine(160), answer: textLine(1200) })).optional(),
  sections: z
    .array(
      z.strictObject({
        path: sitePath,
        anchor: slug,
        heading: nameLine(120),
        page: nameLine(120),
        franchise: slug.nullable(),
        text: z.array(textLine(1200)).min(1).max(100),
        drawing: drawingFile.optional(),
      }),
    )
    .optional(),
  aliases: z
    .array(z.strictObject({ path: sitePath, anchor: slug.nullable(), words: z.array(textLine(40)).min(1).max(20) }))
    .optional(),
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
