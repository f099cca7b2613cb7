import { appNameSchema } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';
import { previewId } from '../../store/layout.ts';
import { type Changes, changeOrder } from './changes.ts';

const text = z.string().max(20_000);
const count = z.int().nonnegative().max(1e12);
const many = 5_000;

const weightSchema = z.strictObject({
  document: count,
  styles: count,
  fonts: count,
  scripts: count,
  pictures: count,
  firstVisit: count,
});

const changeSchema = z.enum(changeOrder);

const changesSchema: z.ZodType<Changes> = z.strictObject({
  apps: z.array(z.strictObject({ app: appNameSchema, from: text.nullable(), to: text.nullable() })).max(many),
  lostFallbacks: z.array(appNameSchema).max(many),
  pages: z
    .array(
      z.strictObject({
        path: text,
        title: text,
        change: changeSchema,
        words: z.array(z.array(z.strictObject({ is: z.enum(['same', 'removed', 'added']), text })).max(many)).max(many),
        moreWords: count,
        before: weightSchema.nullable(),
        after: weightSchema.nullable(),
        returning: count.nullable(),
      }),
    )
    .max(many),
  moved: z.array(z.strictObject({ from: text, to: text.nullable() })).max(many),
  files: z
    .array(z.strictObject({ path: text, change: changeSchema, before: count.nullable(), after: count.nullable() }))
    .max(many),
});

const pictureSchema = z.strictObject({ path: text, width: count, pixels: count, top: count });

/** What a comment on a pull request says. Whoever reads it from a file must not believe it: a pull request has made it. */
export const commentSchema = z.strictObject({
  format: z.literal(1),
  verdict: z.enum(['passes', 'unchanged', 'refused', 'no site']),
  /** Why it was refused. */
  reasons: z.array(text).max(many),
  apps: z.array(appNameSchema).max(many),
  preview: z
    .strictObject({ id: z.string().regex(new RegExp(`^${previewId}$`)), address: text, expires: z.iso.datetime() })
    .nullable(),
  /** Null when they were not computed. */
  changes: changesSchema.nullable(),
  /** Null when none were taken. Each shown one has two files: `pictureFiles`. */
  pictures: z
    .strictObject({
      shown: z.array(pictureSchema).max(200),
      same: z.array(text).max(many),
      leftOut: z.array(text).max(many),
    })
    .nullable(),
});

export type CommentData = z.infer<typeof commentSchema>;

/**
 * The names of the two files of a picture in the folder of a comment.
 * @param index its place among those that are shown
 */
export function pictureFiles(index: number): { before: string; after: string } {
  const number = String(index + 1).padStart(2, '0');
  return { before: `pictures/${number}-before.png`, after: `pictures/${number}-after.png` };
}
