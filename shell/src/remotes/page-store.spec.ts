import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Page } from './page.ts';
import { idle, type PageEvent, type PageStatus, reduce, type StatusName } from './page-store.ts';

const page: Page = { kind: 'not-found', Component: () => null };
const other: Page = { kind: 'unavailable', title: '', Component: () => null };

/** Whether there is something to show in each state. */
const states: Record<StatusName, boolean> = {
  idle: false,
  prefetching: false,
  loading: false,
  adopted: false,
  hydrating: true,
  ready: true,
  showing: true,
  shown: true,
  failed: true,
  leaving: false,
  unavailable: true,
};

/** Whether an event carries something to show. */
const events: Record<PageEvent, boolean> = {
  adopt: false,
  prefetch: false,
  visit: false,
  loaded: true,
  failed: false,
  shown: false,
  left: false,
  unavailable: true,
  retry: false,
};

const architecture = readFileSync(join(import.meta.dirname, '../../../docs/architecture.md'), 'utf8');
const arrows = [...architecture.matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)].map(([, from, to, event]) => ({
  from,
  to,
  event,
}));

const names = Object.keys(states) as StatusName[];
const statusOf = (name: StatusName): PageStatus => ({ name, page: states[name] ? page : null });

describe.each(Object.entries(events) as [PageEvent, boolean][])('%s', (event, brings) => {
  it.each(names)('leads a page that is %s to the state that the diagram names', (from) => {
    const now = statusOf(from);
    const after = reduce(now, event, brings ? other : undefined);
    const to = names.find((name) =>
      arrows.some((arrow) => arrow.from === from && arrow.event === event && arrow.to === name),
    );
    if (!to) expect(after, 'nothing').toBe(now);
    else expect(after).toEqual(brings ? { name: to, page: other } : statusOf(to));
  });
});

describe('the diagram', () => {
  it('names no unknown state or event', () => {
    const unknown = arrows.filter(
      ({ from = '', to = '', event = '' }) => !(from in states && to in states && event in events),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a page', () => {
  const after = (...happened: PageEvent[]) => happened.reduce((now, event) => reduce(now, event, page), idle).name;

  it('is shown again after it threw when the visitor returns', () => {
    expect(after('visit', 'loaded', 'shown', 'failed', 'left', 'visit')).toBe('showing');
  });

  it('does not replace an error page if it loads too late', () => {
    expect(after('visit', 'failed', 'loaded')).toBe('leaving');
    expect(after('visit', 'failed', 'unavailable', 'loaded')).toBe('unavailable');
  });

  it('stays as the document has it if its code fails to load', () => {
    expect(after('adopt', 'visit', 'failed', 'left', 'visit')).toBe('adopted');
  });
});
