import type { RemoteName } from './apps.ts';

/** The phases of loading a page, in order. */
export const loadPhases = ['find', 'fetch', 'evaluate', 'styles', 'render'] as const;

/** Why a phase failed, in terms that can be counted. */
export const loadReasons = [
  'deadline',
  'unreachable',
  'answered',
  /** The address has no such file, and says so: to ask again would not help. */
  'missing',
  'integrity',
  'unknown',
  'contract',
  'threw',
  /** Cancelled so that it can be requested again at once. */
  'cancelled',
] as const;

/** The code of a page that a report is about. */
export interface ReportedCode {
  /** The path of the page. */
  page: string;
  remote: RemoteName | null;
  /** The release, if its code came from the registry: a document does not name the release that it is of. */
  release?: string | undefined;
  /** The published names of the remote’s files that ran: entry, modules, and data if its hash is known. */
  files: readonly string[];
}

/** What became of loading a page. */
export interface LoadReport extends ReportedCode {
  kind: 'loaded' | 'failed' | 'skipped';
  phase: (typeof loadPhases)[number] | null;
  reason: (typeof loadReasons)[number] | null;
  milliseconds: number;
}

/** An error that nothing caught. It has no message: that might repeat what a visitor has typed. */
export interface ErrorReport extends ReportedCode {
  kind: 'error';
  /** The path of the file that threw, which has the hash of the file in its name; null if it is none of the site’s. */
  file: string | null;
  line: number;
  column: number;
  /** The name of the error, such as "TypeError". */
  name: string;
}

/** The vitals that browsers measure: https://web.dev/articles/vitals */
export const vitals = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;

/** How a visitor came to a page: by a document, by a link within the site, or back to it as it had been left. */
export const navigations = ['document', 'soft', 'restored'] as const;

/** One vital of a page. */
export interface VitalReport extends ReportedCode {
  kind: 'vital';
  vital: (typeof vitals)[number];
  /** In milliseconds; a layout shift (CLS) has no unit. */
  value: number;
  navigation: (typeof navigations)[number];
}

/** What a browser reports of a page. Nothing of it is about the visitor. */
export type FieldReport = LoadReport | ErrorReport | VitalReport;

/** What a browser sends: the published names of the shell’s modules in its document, and its reports. */
export interface SentReports {
  shell: readonly string[];
  reports: readonly FieldReport[];
}

/** The most reports in one request. */
export const maxReportsSent = 20;
