import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { exportSite } from '../../delivery/index.ts';
import { testFolder } from '../site/compose-built-site.ts';
import { outputFolder } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { conformsAsStaticHost } from './conformance/static-hosts.ts';
import type { RunningHost } from './static-hosts/host.ts';
import { hosts } from './static-hosts/hosts.ts';

describe.each(['/', testFolder])('a site in %s', (inFolder) => {
  let served: Served;
  let out: string;

  beforeAll(async () => {
    served = await serveBuiltSite('dist', { inFolder });
    await mkdir(outputFolder, { recursive: true });
    out = await mkdtemp(join(outputFolder, 'static-'));
    await exportSite(served.storage, out, 'static');
  }, 120_000);
  afterAll(async () => {
    await served?.stop();
    await rm(out, { recursive: true, force: true });
  });

  describe.each(hosts)('on $name', (host) => {
    const reason = host.missing?.() ?? null;
    // CI has all of them: a missing one is a failure there.
    if (reason && process.env.WEB_SERVERS !== 'required') {
      console.warn(`Skipped: the conformance of ${host.name}, for ${reason}. CI runs it: see .ci/run.`);
      return it.skip(reason);
    }
    let running: RunningHost;

    beforeAll(async () => {
      running = await host.start(join(out, 'current'), inFolder);
    }, 60_000);
    afterAll(() => running?.stop());

    conformsAsStaticHost(host, () => ({
      at: { port: running.port, folder: inFolder },
      site: served.site,
      ours: served,
    }));
  });
});
