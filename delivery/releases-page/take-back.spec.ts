import { expect, it } from 'vitest';
import { unchangedState } from '../release/change.ts';
import type { Generation } from '../store/history.ts';
import { takeBack } from './take-back.ts';

const { place } = unchangedState(null);

/** A history of what each generation did, the oldest first; the outcome has the newest first. */
function historyOf(...changes: (Pick<Generation, 'action' | 'releases'> & Partial<Generation>)[]): Generation[] {
  return changes
    .map((change, index): Generation => {
      const made = { format: 6 as const, generation: index + 1, who: 'A', when: '2026-11-30T00:00:00.000Z', why: 'b' };
      const state = { apps: [], fallbacks: {}, place, snapshot: `snapshot-${index + 1}`, frozen: null };
      return { ...made, ...state, parent: null, lastPrune: null, ...change };
    })
    .reverse();
}

/** @param pruned the names that a prune has given up */
function commandFor(history: readonly Generation[], number: number, pruned: readonly string[] = []) {
  const one = history.find(({ generation }) => generation === number);
  if (!one) throw new Error('There is no such generation.');
  return takeBack(one, { store: 's', history, names: { has: (name) => !pruned.includes(name) } });
}

const first = { shell: 's1', marvel: 'm1' };

it('names the release before, also for a rollback, which is then undone', () => {
  const history = historyOf(
    { action: 'publish', releases: first },
    { action: 'publish', releases: { ...first, marvel: 'm2' } },
    { action: 'rollback', releases: first, snapshot: 'snapshot-1' },
  );
  expect(commandFor(history, 3).command).toBe('npm run release -- rollback marvel --to m2 --store "s"');
  const since = 'Generation 3 has replaced it.';
  expect(commandFor(history, 2)).toEqual({ command: null, what: `${since} The site is as it was before it.` });
  expect(commandFor(history, 3, ['m2', 'snapshot-2'])).toEqual({
    command: null,
    what: 'A prune has removed the site as it was before it: publish the artifacts again.',
  });
});

it('takes several applications back together, and a new one away', () => {
  const both = { shell: 's2', marvel: 'm2' };
  const history = historyOf(
    { action: 'publish', releases: first },
    { action: 'publish', releases: both },
    { action: 'publish', releases: { ...both, racing: 'r1' } },
  );
  expect(commandFor(history, 2).command).toBe('npm run release -- rollback shell marvel --to s1 --store "s"');
  expect(commandFor(history, 3).command).toBe('npm run release -- retire racing --store "s"');
  expect(commandFor(history, 1)).toEqual({ command: null, what: 'There was no site before it.' });
});

it('brings a place back with the snapshot that had it, and ends a freeze', () => {
  const frozen = { who: 'A', when: '2026-11-30T00:00:00.000Z', why: 'Incident 7' };
  const elsewhere = { ...place, origin: 'https://other.example' };
  const history = historyOf(
    { action: 'publish', releases: first },
    { action: 'place', releases: first, place: elsewhere },
    { action: 'freeze', releases: first, place: elsewhere, snapshot: 'snapshot-2', frozen },
  );
  expect(commandFor(history, 2).command).toBe(
    'npm run release -- rollback --snapshot snapshot-1 --while-frozen --store "s"',
  );
  expect(commandFor(history, 3).command).toBe('npm run release -- unfreeze --store "s"');
});
