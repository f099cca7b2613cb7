import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { askRaw } from './ask.ts';
import { strongValidators } from './conformance/validators.ts';
import { conforms } from './conformance.ts';

let served: Served;

beforeAll(async () => {
  served = await serveBuiltSite('dist');
}, 60_000);
afterAll(() => served.stop());

describe('our server', () => {
  conforms(() => served);

  strongValidators(() => served);

  it.each(['ftp://localhost/', 'localhost:80', 'http://u:p@localhost/about'])('refuses %s', async (target) => {
    expect((await askRaw(served.port, target)).status).toBe(400);
  });
});
