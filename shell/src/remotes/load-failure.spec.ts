import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadlines } from './deadlines.ts';
import { asFailure, LoadFailure, within } from './load-failure.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a phase', () => {
  it('gives what its work gives', async () => {
    expect(await within('evaluate', 'a page', Promise.resolve('component'))).toBe('component');
    expect(vi.getTimerCount(), 'timers left').toBe(0);
  });

  it.each(['find', 'evaluate', 'styles'] as const)('%s fails when its deadline passes', async (phase) => {
    const failed = within(phase, 'a page', new Promise(() => {})).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(deadlines[phase]);
    expect(await failed).toMatchObject({ phase, reason: 'deadline', message: expect.stringContaining('a page took') });
  });

  it('says of what is thrown in it that it was thrown in it', async () => {
    const failed = within('evaluate', 'a page', Promise.reject(new Error('broken'))).catch((error: unknown) => error);
    expect(await failed).toMatchObject({ phase: 'evaluate', reason: 'threw', message: 'Error: broken' });
  });

  it('leaves a failure as it is', () => {
    const failure = new LoadFailure('fetch', 'integrity', 'damaged');
    expect(asFailure(failure, 'evaluate')).toBe(failure);
  });
});
