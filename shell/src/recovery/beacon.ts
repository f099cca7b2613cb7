import {
  addressOf,
  currentPlace,
  type FieldReport,
  hashedName,
  maxReportsSent,
  pageDataFile,
  pathIn,
  type ReportedCode,
} from '@mint-row/kit/contract';
import { importLater } from '@mint-row/kit/runtime/host';
import type { Target } from '../remotes/registry.ts';
import type { Outcome } from '../remotes/report.ts';
import type { Vital } from './vitals.ts';

/** The most errors that one document reports: one that throws in a loop says nothing new. */
const maxErrors = 10;

let unsentReports: FieldReport[] = [];
let errors = 0;
/** The code of the pages that were reported, by path. */
const codes = new Map<string, ReportedCode>();
/** Where reports are sent; null until the first one. */
let address: string | null = null;

/**
 * Reports what became of loading a page, and from the first call on the vitals, and errors that nothing catches. Visitors whose
 * browsers ask not to be tracked report nothing.
 * @param path where reports are sent, on this site
 * @param target the code that ran, if the page has any
 * @param uncaught the errors that nothing has caught so far
 */
export function report(path: string, outcome: Outcome, target: Target | undefined, uncaught: readonly Event[]): void {
  if (asksForPrivacy()) return;
  const { status, path: page, remote, phase, reason, milliseconds } = outcome;
  const { release } = (target?.code ?? {}) as { release?: string };
  const code = { page, remote, release, files: target ? filesOf(target, page) : [] };
  codes.set(page, code);
  keep({ kind: status, ...code, phase, reason, milliseconds });
  if (address === null) start(path, uncaught);
}

/** Do Not Track and Global Privacy Control. */
function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as { doNotTrack?: string; globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** The published names of the files that a page runs: their hashes tell releases apart. */
function filesOf({ code, expose }: Target, page: string): string[] {
  const data = pageDataFile(page);
  const hash = code.integrity[data];
  return [code.entry, ...(code.exposes[expose]?.files ?? []), ...(hash ? [hashedName(data, hash)] : [])];
}

function start(path: string, uncaught: readonly Event[]) {
  address = addressOf(path);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendAll());
  importLater(() => import('./vitals.ts')).then(
    (vitals) => vitals.watchVitals((url, vital) => keepVital(pathOfUrl(url) ?? '/', vital)),
    () => {},
  );
  uncaught.forEach(keepUncaught);
  window.addEventListener('error', keepUncaught);
  window.addEventListener('unhandledrejection', keepUncaught);
}

function keepUncaught(event: Event) {
  if (event.type === 'error') {
    const { error, filename, lineno, colno } = event as ErrorEvent;
    return keepError(error, filename, lineno, colno);
  }
  const { reason } = event as PromiseRejectionEvent;
  const [, file = '', line, column] = /(https?:\/\/\S+?):(\d+):(\d+)/.exec((reason as Error | null)?.stack ?? '') ?? [];
  keepError(reason, file, Number(line ?? 0), Number(column ?? 0));
}

function keepVital(page: string, measured: Vital) {
  keep({ kind: 'vital', ...codeOf(page), ...measured });
}

function keepError(error: unknown, url: string, line: number, column: number) {
  errors += 1;
  if (errors > maxErrors) return;
  const page = pathIn(currentPlace(), location.pathname) ?? '/';
  const name = error instanceof Error ? error.name : typeof error;
  keep({ kind: 'error', ...codeOf(page), file: pathOfUrl(url), line, column, name });
}

function codeOf(page: string): ReportedCode {
  return codes.get(page) ?? { page, remote: null, files: [] };
}

/** The path of an address of this site; null for those of others, such as extensions of the browser. */
function pathOfUrl(url: string): string | null {
  const { origin, pathname } = URL.canParse(url) ? new URL(url) : { origin: '', pathname: '' };
  return origin === location.origin ? pathIn(currentPlace(), pathname) : null;
}

/** Keeps a report until there are enough to send, or the visitor leaves. */
function keep(report: FieldReport) {
  unsentReports.push(report);
  if (unsentReports.length >= maxReportsSent) sendAll();
}

function sendAll() {
  if (unsentReports.length === 0 || address === null) return;
  const body = JSON.stringify({ shell: shellFiles(), reports: unsentReports });
  navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  unsentReports = [];
}

/** The published names of the shell's modules that the document names. */
function shellFiles(): string[] {
  // By its text: a first load would be larger if it had to export `filesBase` for this.
  return [...document.scripts].flatMap(({ src }) => /\/shell\/([\w.-]+)$/.exec(src)?.[1] ?? []);
}
