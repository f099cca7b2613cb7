import { beforeAll, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { observatoryScore } from '../observatory.ts';
import { entry, type Serving } from './serving.ts';

/** Headers of every answer. */
export function securityHeaders(serving: () => Serving): void {
  let at: Serving['at'];
  beforeAll(() => {
    ({ at } = serving());
  });

  it.each<[string, string, Parameters<typeof ask>[2], number]>([
    ['page', '/', {}, 135],
    ['404', '/nope', {}, 135],
    ['asset', entry, {}, 130],
    ['redirect', '/marvel/', {}, 130],
    ['405', '/', { method: 'POST' }, 130],
    ['400', '/..%2f', {}, 130],
    ['414', `/${'a'.repeat(2048)}`, {}, 130],
    ['416', entry, { headers: { range: 'bytes=99999999-' } }, 130],
  ])('%s: has the security headers', async (_kind, path, options = {}, points) => {
    const { headers, body } = await ask(at, path, options);
    const overTls = { ...headers, 'strict-transport-security': 'max-age=63072000' };
    expect(observatoryScore({ headers: overTls, body: body.toString() }, { preloaded: false }).score).toBe(points);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
  });
}
