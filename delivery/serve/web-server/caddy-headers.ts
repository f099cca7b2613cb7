import type { Headers } from '@mint-row/shared/headers';
import { block } from './caddy-syntax.ts';
import { quote } from './options.ts';

/** The lines that set headers, where a matcher holds or everywhere. */
export function setAll(headers: Headers, matcher = ''): string[] {
  return Object.entries(headers).map(([name, value]) => `header ${matcher}${name} ${quote(value)}`);
}

/** Sets headers when the answer is ready, in place of what was set for it by then. */
export function later(headers: Headers, matcher = ''): string[] {
  return block(`header ${matcher}`.trim(), [
    ...Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
    'defer',
  ]);
}
