import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DeliveryError } from '../../common/errors.ts';
import type { Changes, Proposal } from '../../release/changes/changes.ts';
import type { Pictures } from '../../release/changes/page.ts';
import { closeServer, serveSite } from '../../serve/http/server.ts';
import { releasesIn } from '../../serve/sites/named-releases.ts';
import { StoredSite } from '../../serve/sites/stored-site.ts';
import { readSnapshot } from '../../store/snapshots.ts';
import type { Storage } from '../../store/storage.ts';
import { root } from '../checkout.ts';

/** How many pages are compared, and in windows of which widths, in pixels. */
const maxPages = 20;
const widths = [360, 1280];

/** Starts a browser. A program of its own, with packages that only development has. */
const program = join(root, 'delivery/pictures/compare.ts');

/** @throws DeliveryError when this checkout cannot take pictures */
export function refuseWithoutBrowser(): void {
  if (existsSync(program) && existsSync(join(root, 'node_modules/@playwright/test'))) return;
  throw new DeliveryError(
    '--pictures needs a whole checkout with the packages for development: npm ci. Or leave --pictures out.',
  );
}

/**
 * Takes pictures of the pages whose content or code differs.
 * @throws DeliveryError when there is no browser, or it fails
 */
export async function takePictures({ storage, before, after }: Proposal, { pages }: Changes): Promise<Pictures> {
  const paths = pages.filter(({ change }) => change === 'content' || change === 'code').map(({ path }) => path);
  const leftOut = paths.splice(maxPages);
  if (before === null || after === null || paths.length === 0) return { shown: [], same: [], leftOut };
  const sites = [await serve(storage, before), await serve(storage, after)] as const;
  try {
    const [one, other] = sites.map(({ address }) => address);
    const compared = await compare(JSON.stringify({ before: one, after: other, paths, widths }));
    return { ...compared, leftOut };
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()));
  }
}

/** Serves a snapshot on a free port of this machine. */
async function serve(storage: Storage, snapshot: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const named = releasesIn([(await readSnapshot(storage, snapshot)).snapshot]);
  const site = await StoredSite.open(storage, { snapshot }, named);
  const server = serveSite({ current: async () => site, newest: async () => site });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${site.folder.slice(0, -1)}`, stop: () => closeServer(server, 0) };
}

function compare(question: string): Promise<Pick<Pictures, 'shown' | 'same'>> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', program],
      { cwd: root, maxBuffer: 2 ** 30 },
      (error, stdout, stderr) => {
        if (!error) return resolve(JSON.parse(stdout) as Pick<Pictures, 'shown' | 'same'>);
        reject(new DeliveryError(`--pictures: no pictures could be taken. ${stderr.trim()} Or leave --pictures out.`));
      },
    );
    child.stdin?.end(question);
  });
}
