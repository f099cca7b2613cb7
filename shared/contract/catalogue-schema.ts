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
