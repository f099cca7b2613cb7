import {
  type ErrorReport,
  type FieldReport,
  type LoadReport,
  loadPhases,
  loadReasons,
  maxReportsSent,
  navigations,
  type SentReports,
  type VitalReport,
  vitals,
} from '@mint-row/kit/contract';
import { appNameSchema } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';
import { releaseName } from '../store/layout.ts';

const path = z
  .string()
  .max(200)
  .regex(/^\/[\w./~-]*$/);
/** A published name: whether any release has such a file, its manifest says. */
const file = z
  .string()
  .max(200)
  .regex(/^\w[\w./-]*$/);
const count = z.int().nonnegative().max(10_000_000);

const code = {
  page: path,
  remote: appNameSchema.nullable(),
  release: z
    .string()
    .regex(new RegExp(`^${releaseName}$`))
    .optional(),
  files: z.array(file).max(32),
};

const load: z.ZodType<LoadReport> = z.strictObject({
  kind: z.enum(['loaded', 'failed', 'skipped']),
  ...code,
  phase: z.enum(loadPhases).nullable(),
  reason: z.enum(loadReasons).nullable(),
  milliseconds: count,
});

const error: z.ZodType<ErrorReport> = z.strictObject({
  kind: z.literal('error'),
  ...code,
  file: path.nullable(),
  line: count,
  column: count,
  name: z.string().regex(/^[A-Za-z]\w{0,40}$/),
});

const vital: z.ZodType<VitalReport> = z.strictObject({
  kind: z.literal('vital'),
  ...code,
  vital: z.enum(vitals),
  value: z.number().nonnegative().max(600_000),
  navigation: z.enum(navigations),
});

const report: z.ZodType<FieldReport> = z.union([load, error, vital]);

const sentReports: z.ZodType<SentReports> = z.strictObject({
  shell: z.array(file).max(32),
  reports: z.array(report).max(maxReportsSent),
});

/** What a browser has sent; null if it is nothing that the site's own code sends. */
export function readSentReports(text: string): SentReports | null {
  try {
    return sentReports.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The kinds of reports that browsers make by themselves: https://www.w3.org/TR/reporting-1/ */
const browserKinds = ['crash', 'csp-violation', 'deprecation', 'integrity-violation', 'intervention'] as const;

/** What is read of such a report. It says more, of which some could be about the visitor. */
export interface BrowserReport {
  kind: (typeof browserKinds)[number];
  /** The address of the document. */
  url: string;
  /** The file that it is about; or a word such as "inline". */
  file: string | null;
  /** Which directive was violated, what is deprecated, or why it crashed. */
  about: string | null;
}

const word = z
  .string()
  .regex(/^[\w-]{1,60}$/)
  .nullish()
  .catch(null);
const anyUrl = z.string().max(2_000).nullish().catch(null);

const browserReports = z.array(
  z.looseObject({
    type: z.string(),
    url: z.string(),
    body: z
      .looseObject({ sourceFile: anyUrl, blockedURL: anyUrl, effectiveDirective: word, id: word, reason: word })
      .nullish(),
  }),
);

/** What a browser has sent by itself, of the kinds that we know; null if it is in another form. */
export function readBrowserReports(text: string): BrowserReport[] | null {
  try {
    return browserReports
      .parse(JSON.parse(text))
      .slice(0, maxReportsSent)
      .flatMap(({ type, url, body }) => {
        const kind = browserKinds.find((one) => one === type);
        const file = body?.sourceFile || body?.blockedURL || null;
        const about = body?.effectiveDirective ?? body?.id ?? body?.reason ?? null;
        return kind ? [{ kind, url, file, about }] : [];
      });
  } catch {
    return null;
  }
}
