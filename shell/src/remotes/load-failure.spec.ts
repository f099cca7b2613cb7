import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from './deadlines.ts';
import { asFailure, beforeDeadline, LoadFailure } from './load-failure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

describe('a phase', () => {
  it('returns the result of its work', async () => {
    expect(await beforeDeadline('evaluate', 'a page', Promise.resolve('component'))).toBe('component');
    expect(vi.getTimerCount(), 'remaining timers').toBe(0);
  });

  it.each(['find', 'evaluate', 'styles'] as const)('%s fails when its deadline passes', async (phase) => {
    const failure = failureOf(beforeDeadline(phase, 'a page', new Promise(() => {})));
    await vi.advanceTimersByTimeAsync(deadlines[phase]);
    expect(await failure).toMatchObject({ phase, reason: 'deadline', message: expect.stringContaining('a page took') });
  });

  it('is named in the failure of work that throws', async () => {
    const failure = failureOf(beforeDeadline('evaluate', 'a page', Promise.reject(new Error('broken'))));
    expect(await failure).toMatchObject({ phase: 'evaluate', reason: 'threw', message: 'Error: broken' });
  });

  it('does not change a failure that names another phase', () => {
    const failure = new LoadFailure('fetch', 'integrity', 'damaged');
    expect(asFailure(failure, 'evaluate')).toBe(failure);
  });
});
