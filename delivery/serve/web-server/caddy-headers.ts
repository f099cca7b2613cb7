import type { Headers } from '@mint-row/kit/headers';
import { block } from './caddy-syntax.ts';
import { quote } from './options.ts';

/** The lines that set headers, either for requests that satisfy a matcher or for all. */
export function setAll(headers: Headers, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${quote(value)}`);
}

/** Sets headers when the answer is ready, replacing what was set before. */
export function later(headers: Headers, matcher = ''): string[] {
  return block(`header ${matcher}`.trim(), [
    ...Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
    'defer',
  ]);
}
