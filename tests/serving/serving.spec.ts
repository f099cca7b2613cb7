import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../site/compose-built-site.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { askRaw } from './ask.ts';
import { strongValidators } from './conformance/validators.ts';
import { conforms } from './conformance.ts';

describe.each(['/', testFolder])('our server, with the site in %s', (inFolder) => {
  let served: Served;
  beforeAll(async () => {
    served = await serveBuiltSite('dist', { inFolder });
  }, 120_000);
  afterAll(() => served.stop());

  conforms(() => ({ at: served, site: served.site }));

  strongValidators(() => ({ at: served }));

  it.each(['ftp://localhost/', 'localhost:80', 'http://u:p@localhost/about'])('refuses %s', async (target) => {
    expect((await askRaw(served.port, target)).status).toBe(400);
  });
});
