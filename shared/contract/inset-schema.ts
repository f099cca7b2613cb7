import { z } from 'zod';
import { nameLine, slug } from './fields.ts';
import type { InsetName, Insets, PlacedInset } from './insets.ts';

/** What a page may tell each inset: a schema by name. */
const propsSchemas = {
  CharacterReadingInset: z.strictObject({ slug, name: nameLine(80), franchise: slug }),
  CharacterRowInset: z.strictObject({}),
} satisfies { [Name in InsetName]: z.ZodType<Insets[Name]> };

/** The names of all insets. */
export const insetName = z.enum(Object.keys(propsSchemas) as [InsetName, ...InsetName[]]);

/** An inset that a page shows, with what the page tells it. */
export const placedInset = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('CharacterReadingInset'), props: propsSchemas.CharacterReadingInset }),
  z.strictObject({ name: z.literal('CharacterRowInset'), props: propsSchemas.CharacterRowInset }),
]) satisfies z.ZodType<PlacedInset>;
