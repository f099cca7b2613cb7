import { type Artifact, FileStorage, prune, publish } from '../../delivery/index.ts';
import type { Stored } from './flip-bits.ts';
import { renderHere } from './render-here.ts';
import { tinyArtifact, tinySite } from './tiny-site.ts';

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author, startUnconfined: renderHere };
const long = Array.from({ length: 60 }, (_, index) => `word ${index ** 3}`).join(' ');
const drawing = `<svg xmlns="http://www.w3.org/2000/svg"><desc>${long}</desc></svg>`;

/**
 * Makes a store with every kind of file: pruned once, with a release that came back under another name.
 * @param folder the folder for the artifacts and the store
 * @returns the store, its contents, and the artifacts that are live
 */
export async function storeOfEveryKind(
  folder: string,
): Promise<{ storage: FileStorage; stored: Stored; latest: Artifact[] }> {
  const storage = new FileStorage(`${folder}/store`);
  const make = (text: string) =>
    tinyArtifact(folder, { app: 'marvel', text: `${text} ${long}`, files: { 'client/art/thor.svg': drawing } });
  const first = await make('first');
  const site = await tinySite(folder);
  await publish(storage, site, options);
  for (const release of [first, await make('second'), await make('third')]) await publish(storage, [release], options);
  if ((await prune(storage, { keep: 1, days: 0, author })).length === 0) throw new Error('Nothing was pruned.');
  const { live } = await publish(storage, [first], options);
  if (live?.releases.marvel !== `${first.release}-5`) throw new Error('The release has no other name.');
  const stored = new Map<string, Buffer>();
  for (const key of await storage.list('')) stored.set(key, (await storage.read(key)) as Buffer);
  return { storage, stored, latest: [...site.filter(({ app }) => app !== 'marvel'), first] };
}
