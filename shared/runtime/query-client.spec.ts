import { describe, expect, it } from 'vitest';
import { backOff, createQueryClient } from './query-client.ts';

describe('the query client', () => {
  it('waits 1, 2, 4 … seconds and never more than 30', () => {
    expect([0, 1, 2, 3, 4].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16_000]);
    expect([5, 6, 60].map(backOff)).toEqual([30_000, 30_000, 30_000]);
  });

  it('asks three times again and keeps what nobody uses for five minutes', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({ retry: 3, gcTime: 300_000 });
  });
});
