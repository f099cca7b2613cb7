import {
  type Artifact,
  freeze,
  preview,
  publish,
  readLive,
  rollbackApps,
  type Storage,
  setPlace,
  setSigners,
  unfreeze,
} from '../../delivery/index.ts';
import { options } from './set-up.ts';
import { makeKey } from './signing-keys.ts';
import { tinyArtifact, tinySite } from './tiny-site.ts';

/** Text that would be markup, a mention or a link elsewhere, turns around what follows it, and has a very long word. */
export const hostile = `</p><script>alert(1)</script><img src=x onerror=alert(1)> @everyone [free cards](https://evil.example) **bold** \u202egnihton \`code\` ${'longest'.repeat(20)}`;

/** What an eventful store has. */
interface EventfulStore {
  /** The releases of Marvel: the first, and the one that a guard took back. */
  first: string;
  bad: Artifact;
  key: Awaited<ReturnType<typeof makeKey>>;
}

/**
 * Fills an empty store with one generation of each kind: publications, a place, signers, a rollback by a guard with its
 * evidence, a freeze and its end, then a preview, all with hostile names and reasons.
 * @param folder for artifacts and keys
 */
export async function fillEventfully(storage: Storage, folder: string): Promise<EventfulStore> {
  const { live } = await publish(storage, await tinySite(folder), options);
  if (!live) throw new Error('The site is not live.');
  await setPlace(storage, { ...live.place, reports: '/reports' }, options);
  const key = await makeKey(folder, hostile);
  const signed = { ...options, author: { ...key.author, who: `${hostile} <o@example.com>`, why: hostile } };
  await setSigners(storage, `signers,publish:*,rollback:*,retire:*,freeze,place ${key.line}\n`, signed.author);
  const bad = await tinyArtifact(folder, { app: 'marvel', text: 'bad' });
  const published = await publish(storage, [bad], signed);
  const findings = [
    { measure: 'failures', now: { met: 12, of: 104 }, before: { met: 3, of: 2310 }, chance: 1e-9, isBeyond: true },
    { measure: 'LCP', now: { met: 1, of: 40 }, before: null, chance: 1, isBeyond: false },
  ] as const;
  const evidence = {
    app: 'marvel',
    release: bad.release,
    generation: published.live?.generation ?? 0,
    seconds: 41.5,
    servers: { asked: 2, answered: 1 },
    findings: [...findings],
  };
  await rollbackApps(storage, ['marvel'], { ...signed, evidence });
  await freeze(storage, signed.author);
  await unfreeze(storage, signed.author);
  await publish(storage, [await tinyArtifact(folder, { app: 'pokemon', text: 'two' })], signed);
  const next = await tinyArtifact(folder, { app: 'marvel', text: 'three' });
  await preview(storage, [next], { ...signed, lifetimeMs: 3 * 24 * 60 * 60 * 1000 });
  const { releases = {} } = (await readLive(storage)) ?? {};
  return { first: releases.marvel ?? '', bad, key };
}
