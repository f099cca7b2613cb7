import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooltipTimer } from './tooltip-timer.ts';

describe('a tooltip', () => {
  let timer: TooltipTimer<string>;

  beforeEach(() => {
    vi.useFakeTimers();
    timer = new TooltipTimer();
  });
  afterEach(() => void vi.useRealTimers());

  it('opens 700 ms after the pointer came', () => {
    timer.enter('a');
    vi.advanceTimersByTime(699);
    expect(timer.shown).toBeNull();
    vi.advanceTimersByTime(1);
    expect(timer.shown).toBe('a');
  });

  it('does not open when the pointer left before', () => {
    timer.enter('a');
    vi.advanceTimersByTime(600);
    timer.leave();
    vi.advanceTimersByTime(5000);
    expect(timer.shown).toBeNull();
  });

  it('opens at once within 300 ms after another closed, and not after that', () => {
    timer.open('a');
    timer.close();
    vi.advanceTimersByTime(299);
    timer.enter('b');
    expect(timer.shown).toBe('b');
    timer.close();
    vi.advanceTimersByTime(300);
    timer.enter('c');
    expect(timer.shown).toBeNull();
  });

  it('stays while the pointer is on its way into it', () => {
    timer.open('a');
    timer.leave();
    vi.advanceTimersByTime(100);
    timer.enter('a');
    vi.advanceTimersByTime(5000);
    expect(timer.shown).toBe('a');
    timer.leave();
    vi.advanceTimersByTime(200);
    expect(timer.shown).toBeNull();
  });

  it('tells its listeners of each change once', () => {
    const listener = vi.fn();
    const stop = timer.subscribe(listener);
    timer.open('a');
    timer.open('a');
    timer.close();
    timer.close();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    timer.open('b');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
