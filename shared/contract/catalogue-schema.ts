import { z } from 'zod';
import type { Catalogue } from './catalogue.ts';
import { day, line, sitePath, slug } from './fields.ts';
import { accents } from './franchise.ts';

/** What a remote may offer to other remotes' pages: a schema for each kind of entry. */
export const catalogueSchema = z.strictObject({
  franchises: z
    .array(z.strictObject({ slug, name: line(40), accent: z.enum(accents), path: sitePath, characters: sitePath }))
    .max(1)
    .optional(),
  characters: z
    .array(z.strictObject({ slug, name: line(80), franchise: slug, era: line(80).optional(), summary: line(200) }))
    .optional(),
  cards: z
    .array(
      z.strictObject({
        title: line(120),
        path: sitePath,
        anchor: slug,
        set: line(120),
        year: z.int().min(1900).max(2100),
        number: line(12).nullable(),
        franchise: slug,
        character: slug,
        name: line(80),
        range: line(40),
        ends: z.strictObject({ low: line(40), high: line(40) }).nullable(),
        sales: z.array(z.strictObject({ copy: line(60), price: line(20), when: line(80) })),
        reviewed: day,
      }),
    )
    .optional(),
  guides: z
    .array(
      z.strictObject({
        slug,
        title: line(120),
        question: line(120),
        summary: line(200),
        franchise: slug.nullable(),
        reviewed: day,
      }),
    )
    .optional(),
  terms: z.array(z.strictObject({ slug, name: line(40), definition: line(160) })).optional(),
  updates: z
    .array(z.strictObject({ date: day, path: sitePath, title: line(120), text: line(400) }))
    .refine(
      (updates) => new Set(updates.map(({ date, path }) => date + path)).size === updates.length,
      'have two of one day for one page: write one',
    )
    .optional(),
}) satisfies z.ZodType<Catalogue>;
