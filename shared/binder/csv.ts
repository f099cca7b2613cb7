import type { Binder } from './entry.ts';
import { writeAmount } from './money.ts';

const columns = ['Name', 'Kind', 'Status', 'Grade', 'Price paid (US$)', 'Note', 'Added', 'Changed', 'Key'];

/** A binder as a table for spreadsheets: CSV as in RFC 4180, with a row of column names. */
export function writeCsv(binder: Binder): string {
  const rows = binder.map(({ name, kind, status, grade, paid, note, added, changed, key }) => [
    name,
    kind,
    status,
    grade,
    writeAmount(paid),
    note,
    added,
    changed,
    key,
  ]);
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Spreadsheets take a text that begins like a formula for one (OWASP, "CSV Injection"): an apostrophe prevents that. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
