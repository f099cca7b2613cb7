import { appNameSchema } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';

/** What a guard compares between a release and the one before it: who met a failure, and whose vitals were poor. */
export const measures = ['failures', 'LCP', 'INP', 'CLS'] as const;

export type Measure = (typeof measures)[number];

const count = z.int().nonnegative();

/** How many of some visitors met something. */
const shareSchema = z.strictObject({ met: count, of: count });

export type Share = z.infer<typeof shareSchema>;

const countsSchema = z.strictObject({
  failures: shareSchema,
  LCP: shareSchema,
  INP: shareSchema,
  CLS: shareSchema,
} satisfies Record<Measure, unknown>);

/** What servers have counted of a release. */
export type Counts = z.infer<typeof countsSchema>;

/** What a generation says of those who watch the releases that it made live. */
export const guardSchema = z.strictObject({
  /** When they are done. */
  until: z.iso.datetime(),
  /** What they do if too few reports come. */
  withoutReports: z.enum(['keep', 'rollback']),
  /** The guarded applications. */
  apps: z.record(
    appNameSchema,
    z.strictObject({
      /** The release before, and what had been counted of it. */
      before: z.strictObject({ release: z.string(), counts: countsSchema }),
      /** What had been counted of the release itself, which was live or a fallback before. */
      already: countsSchema,
    }),
  ),
});

export type Guard = z.infer<typeof guardSchema>;

/** What a guard has found of a release. */
export const evidenceSchema = z.strictObject({
  app: appNameSchema,
  release: z.string(),
  /** The generation that made it live, and how long before, in seconds. */
  generation: z.int().positive(),
  seconds: z.number().nonnegative(),
  /** How many servers were asked, and answered last. */
  servers: z.strictObject({ asked: count, answered: count }),
  findings: z.array(
    z.strictObject({
      measure: z.enum(measures),
      now: shareSchema,
      /** Null if too little is known of the release before. */
      before: shareSchema.nullable(),
      /** How likely so great a share is by chance. */
      chance: z.number().min(0).max(1),
      /** Whether it speaks against the release. */
      isBeyond: z.boolean(),
    }),
  ),
});

export type Evidence = z.infer<typeof evidenceSchema>;
export type Finding = Evidence['findings'][number];
