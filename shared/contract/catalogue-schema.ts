import { z } from 'zod';
import type { Catalogue } from './catalogue.ts';
import { line, sitePath, slug } from './fields.ts';
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
    .array(z.strictObject({ slug, title: line(120), summary: line(200), franchise: slug.nullable() }))
    .optional(),
}) satisfies z.ZodType<Catalogue>;
