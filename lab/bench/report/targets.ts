import type { Results } from '../results.ts';
import { type Place, type Summary, summaryOf } from './statistics.ts';

/** One claim of the project, and its result in this run. */
export interface Target {
  claim: string;
  found: string;
  met: boolean;
}

/** Every claim that these results can judge, one for each page where pages differ. */
export function judge(results: Results): Target[] {
  const pages = [...new Set(results.cells.map(({ page }) => page))];
  return [
    ...pages.flatMap((page) => judgeLoad(results, page)),
    ...judgeNavigation(results),
    ...Object.entries(results.lighthouse).flatMap(([page, scored]) =>
      Object.entries(scored?.scores ?? {}).map(([category, score]) => ({
        claim: `${page}: Lighthouse ${category} is 100`,
        found: [score, ...(scored?.faults ?? []).filter((fault) => fault.startsWith(`${category}:`))].join('; '),
        met: score === 100,
      })),
    ),
  ];
}

function judgeLoad(results: Results, page: string): Target[] {
  const at = (variant: string): Place => ({ variant, page, line: 'throttled', kind: 'cold' });
  const [site, floor, monolith, stock] = ['site', 'floor', 'monolith', 'stock'].map(at) as [Place, Place, Place, Place];
  const ratio = (metric: 'fcp' | 'lcp' | 'page', other: Place, limit: number, spread: boolean): Target[] => {
    const ours = summaryOf(results, metric, site);
    const theirs = summaryOf(results, metric, other);
    if (!ours || !theirs) return [];
    const found = ours.median / theirs.median;
    return [
      {
        claim: `${page}: ${metric} ≤ ${limit.toFixed(2)} × ${other.variant}${spread ? ', within the spread' : ''}`,
        found: `×${found.toFixed(2)}`,
        met: found <= limit || (spread && overlap(ours, theirs)),
      },
    ];
  };
  const atMost = (metric: 'cls' | 'tbt' | 'rounds', limit: number): Target[] => {
    const ours = summaryOf(results, metric, site);
    if (!ours) return [];
    const found = Math.round(ours.median * 1e4) / 1e4;
    return [{ claim: `${page}: ${metric} ≤ ${limit}`, found: String(found), met: found <= limit }];
  };
  return [
    ...ratio('fcp', floor, 1, true),
    ...ratio('lcp', floor, 1, true),
    ...ratio('page', monolith, 0.7, false),
    ...ratio('page', stock, 0.45, false),
    ...atMost('cls', 0),
    ...atMost('tbt', 60),
    ...atMost('rounds', 2),
  ];
}

function judgeNavigation(results: Results): Target[] {
  const limits = [
    ['hover', 100],
    ['cold', 400],
    ['prerendered', 50],
    ['navigationRounds', 1],
  ] as const;
  return limits.flatMap(([metric, limit]) => {
    const found = summaryOf(results, metric, {
      variant: 'site',
      page: 'landing',
      line: 'throttled',
      kind: 'interaction',
    });
    if (!found) return [];
    return [
      {
        claim: `navigation: ${metric} ≤ ${limit}`,
        found: String(Math.round(found.median)),
        met: found.median <= limit,
      },
    ];
  });
}

/** Whether two measurements are indistinguishable: the middle halves of their runs overlap. */
function overlap(one: Summary, other: Summary): boolean {
  return one.low <= other.high && other.low <= one.high;
}
