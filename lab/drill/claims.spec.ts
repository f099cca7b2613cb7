import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Generation } from '../../delivery/index.ts';
import { judge } from './claims.ts';
import { Clock } from './clock.ts';
import type { Course } from './course.ts';
import type { Visit } from './window.ts';

// Of a drill in which something is not as it must be, the claims have to say so: on a good day none would fail.

let printed: string[];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const began = Date.parse('2026-11-30T12:00:00Z');
const [former, bad] = ['f'.repeat(16), 'b'.repeat(16)];
const fine = { code: 0, stdout: '', stderr: '' };

function generationOf(number: number, seconds: number, more: Partial<Generation>): Generation {
  return {
    generation: number,
    action: 'publish',
    apps: ['marvel'],
    when: new Date(began + seconds * 1000).toISOString(),
    why: 'a test',
    releases: { shell: 's', marvel: former },
    ...more,
  } as Generation;
}

const fittingOf = (marvel: string) =>
  new Map([
    ['shell', ['s']],
    ['marvel', [marvel]],
  ]);

function visitOf(seconds: number, more: Partial<Visit>): Visit {
  return {
    ...{ visitor: '127.0.2.1', path: '/marvel', from: null, isUnlucky: false, at: began + seconds * 1000 },
    ...{ fitting: fittingOf(former), failed: null, saw: 'the page', afterwards: null, ran: former },
    ...{ isReported: true, problems: [] },
    ...more,
  };
}

/** A drill in which all is as it must be. */
function goodCourse(): Course {
  const finding = {
    measure: 'failures',
    now: { met: 5, of: 45 },
    before: { met: 0, of: 200 },
    chance: 0,
    isBeyond: true,
  };
  const evidence = { app: 'marvel', release: bad, generation: 2, seconds: 30, servers: { asked: 2, answered: 2 } };
  const made = { name: 'marvel 1', app: 'marvel', milliseconds: 1 } as const;
  return {
    history: [
      generationOf(3, 30, {
        action: 'rollback',
        evidence: { ...evidence, findings: [finding] } as Generation['evidence'],
      }),
      generationOf(2, 0, { releases: { shell: 's', marvel: bad } }),
      generationOf(1, -60, {}),
    ],
    published: [{ ...made, release: former, ended: fine }],
    stranger: { ...made, release: 'x', ended: { ...fine, code: 1, stderr: 'so each change needs a key' } },
    bad: { ...made, release: bad, ended: { ...fine, code: 6 } },
    former,
    killed: { from: began, to: began + 1 },
    fired: [{ at: began, name: 'PagesFail', labels: { owner: 'Marvel team', release: bad } }],
    views: [
      { at: began + 10_000, path: '/marvel', fitting: fittingOf(bad), problem: null },
      { at: began + 40_000, path: '/marvel', fitting: fittingOf(former), problem: null },
    ],
    visits: [
      visitOf(10, { fitting: fittingOf(bad), ran: bad }),
      visitOf(11, { fitting: fittingOf(bad), isUnlucky: true, failed: bad, saw: 'the text, with a notice', ran: null }),
      visitOf(40, {}),
    ],
    audit: fine,
    verify: fine,
  };
}

/** The claims that failed. */
function failedIn(course: Course): string[] {
  judge(course, new Clock());
  return printed.filter((line) => line.includes('FAILED')).map((line) => line.replace(/^ *FAILED */, ''));
}

it('finds no fault in a drill without any', () => {
  expect(failedIn(goodCourse())).toEqual([]);
  expect(printed.join('\n')).toContain('the bad release was live for: 30.0 s');
});

it.each<[string, RegExp, (course: Course) => Partial<Course>]>([
  [
    'an error',
    /^No visitor got/,
    ({ views }) => ({ views: [...views, { ...views[1], problem: '503' }] as Course['views'] }),
  ],
  ['an empty page', /^No visitor got/, ({ visits }) => ({ visits: [...visits, visitOf(5, { saw: 'nothing' })] })],
  [
    'a document of two generations',
    /^No document/,
    ({ visits }) => ({ visits: [...visits, visitOf(5, { fitting: fittingOf('other') })] }),
  ],
  [
    'a lost release',
    /^Eight/,
    ({ published }) => ({ published: published.map((one) => ({ ...one, release: 'lost' })) }),
  ],
  ['a ninth who is let in', /^The ninth/, ({ stranger }) => ({ stranger: { ...stranger, ended: fine } })],
  ['no rollback', /^The guard/, ({ history }) => ({ history: history.slice(1) })],
  [
    'a page without a fault for somebody unlucky',
    /^The bad release failed/,
    ({ visits }) => ({ visits: [...visits, visitOf(12, { ran: bad, isUnlucky: true })] }),
  ],
  [
    'the bad release after the rollback',
    /^A second after/,
    ({ visits }) => ({ visits: [...visits, visitOf(32, { fitting: fittingOf(bad), ran: bad })] }),
  ],
  [
    'an alert that blames another',
    /^Prometheus/,
    ({ fired }) => ({ fired: [...fired, { at: 0, name: 'PagesFail', labels: {} }] }),
  ],
  ['a doubt', /^audit/, () => ({ audit: { ...fine, code: 4 } })],
])('finds %s', (_what, claim, change) => {
  const course = goodCourse();
  const failed = failedIn({ ...course, ...change(course) });
  expect(failed).toContainEqual(expect.stringMatching(claim));
});
