import { padColumns } from '../columns.ts';
import type { Compared } from './receipt.ts';
import type { Growth, Size } from './store-growth.ts';
import type { Visit } from './visitors.ts';
import { type Answer, type Kind, kinds } from './wire.ts';

/** What visitors downloaded after one release. */
export interface Case {
  name: string;
  what: string;
  visits: { server: string; dictionaries: boolean; pages: Visit }[];
  /** Missing where nothing was released. */
  receipts?: Compared[];
}

export interface ReleaseResults {
  head: string;
  cases: Case[];
  growth: Growth;
  deliveryLines: number;
}

/** All figures as tables for a terminal. */
export function renderResults({ head, cases, growth, deliveryLines }: ReleaseResults): string {
  return [
    head,
    legend,
    ...cases.map(renderCase),
    summaryTable(cases),
    receiptLines(cases),
    [
      `store after the first release of the site: ${describe(growth.first)}`,
      `store after ${growth.releases} more, a sentence each:  ${describe(growth.last)}`,
      `delivery without specs: ${deliveryLines} lines`,
    ].join('\n'),
  ].join('\n\n');
}

const legend = `Bytes on the wire, headers included, of a visitor who has seen every page before the release and opens each again as a
document, with the browser closed in between; HTTP/1.1. 304: answers that nothing has changed, of any kind.`;

/** By page from our own server with dictionaries; then the sums of each server. */
export function renderCase({ name, what, visits }: Case): string {
  const ours = visits[0];
  const pages = Object.entries(ours?.pages ?? {});
  const head = ['page', ...kinds, 'all'];
  const sums = visits.map(({ server, dictionaries, pages: visit }) => [
    labelOf(server, dictionaries),
    ...cells(Object.values(visit).flat()),
  ]);
  return [
    `(${name}) ${what}`,
    table([
      head,
      ...pages.map(([path, answers]) => [path, ...cells(answers)]),
      ['all pages from:', ...head.slice(1)],
      ...sums,
    ]),
  ].join('\n');
}

function summaryTable(cases: readonly Case[]): string {
  const labels = cases[0]?.visits.map(({ server, dictionaries }) => labelOf(server, dictionaries)) ?? [];
  const rows = cases.map(({ name, what, visits }) => [
    `(${name}) ${what}`,
    ...visits.map(({ pages }) => format(sumOf(Object.values(pages).flat()))),
  ]);
  return `All pages together\n${table([['', ...labels], ...rows])}`;
}

function receiptLines(cases: readonly Case[]): string {
  const lines = cases.flatMap(({ name, receipts }) => {
    if (!receipts) return [];
    const sum = (of: 'receipt' | 'measured') => format(receipts.reduce((total, each) => total + each[of], 0));
    const others = receipts.filter(({ receipt, measured }) => receipt !== measured);
    const verdict =
      others.length === 0
        ? 'agrees with each page to the byte'
        : `DIFFERS for ${others.length} of ${receipts.length} pages`;
    return [
      `receipt of (${name}) ${verdict}: ${sum('receipt')} bytes, measured ${sum('measured')}${describeLater(receipts)}`,
      ...others.map(({ path, receipt, measured }) => `  ${path}: ${format(receipt)}, measured ${format(measured)}`),
    ];
  });
  return [
    'The receipt of release check, and the bodies of what a document names, downloaded by visitors who have seen only that page:',
    ...lines,
  ].join('\n');
}

/** What the receipt leaves out, because no document names it. */
function describeLater(receipts: readonly Compared[]): string {
  const later = receipts.flatMap((each) => Object.entries(each.later));
  if (later.length === 0) return '';
  const files = [...new Set(later.map(([address]) => address.split('/').slice(-2).join('/')))].join(', ');
  return `; besides, asked for later: ${format(later.reduce((sum, [, bytes]) => sum + bytes, 0))} (${files})`;
}

function labelOf(server: string, dictionaries: boolean): string {
  return dictionaries ? server : `${server}, no dictionaries`;
}

function cells(answers: readonly Answer[]): string[] {
  const of = (kind: Kind) => answers.filter((answer) => answer.kind === kind);
  return [...kinds.map((kind) => format(sumOf(of(kind)))), format(sumOf(answers))];
}

function sumOf(answers: readonly Answer[]): number {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

function describe({ files, bytes }: Size): string {
  return `${format(bytes)} bytes, ${format(files)} files`;
}

function format(value: number): string {
  return value.toLocaleString('en');
}

function table(rows: readonly (readonly string[])[]): string {
  return padColumns(rows)
    .map((row) => row.join('  '))
    .join('\n');
}
