import { QueryClient } from '@tanstack/react-query';
import { cacheTimeMs, longestBackOff, retries } from './limits.ts';

/**
 * How long to wait before a retry: 1 s, 2 s, 4 s … and never more than 30 s.
 * @param attempt the number of earlier failures, from 0
 * @returns milliseconds
 */
export function backOff(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, longestBackOff);
}

/** The one query client of a page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: cacheTimeMs, retry: retries, retryDelay: backOff } },
  });
}
