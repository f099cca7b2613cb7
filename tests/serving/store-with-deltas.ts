import { createHash } from 'node:crypto';
import { FileStorage, publish } from '../../delivery/index.ts';
import { options } from '../release/set-up.ts';
import { denseText, tinyArtifact, tinySite } from '../release/tiny-site.ts';
import { entryOf } from './served-store.ts';

/** A module of two releases in a store. */
export interface WithDeltas {
  /** The store's folder. */
  store: string;
  /** The address of the module in the newer release, and the request headers of a browser that has the older one. */
  address: string;
  offering: Record<string, string>;
  /** The bytes of the older module, which are the dictionary, and of the newer one. */
  dictionary: Buffer;
  module: Buffer;
}

/** Makes a store with two releases of Marvel whose modules differ in a word. */
export async function storeWithDeltas(folder: string): Promise<WithDeltas> {
  const common = denseText();
  const [dictionary, module] = [Buffer.from(`// one\n// ${common}`), Buffer.from(`// two\n// ${common}`)];
  const release = (text: Buffer) =>
    tinyArtifact(folder, { app: 'marvel', files: { 'client/remoteEntry.js': String(text) } });
  const [older, newer] = [await release(dictionary), await release(module)];
  const storage = new FileStorage(`${folder}/store-with-deltas`);
  const others = (await tinySite(folder)).filter(({ app }) => app !== 'marvel');
  await publish(storage, [...others, older], options);
  await publish(storage, [newer], options);
  const offering = { 'accept-encoding': 'gzip, br, zstd, dcb, dcz', 'available-dictionary': offer(dictionary) };
  return { store: storage.place, address: entryOf(newer), offering, dictionary, module };
}

/** The header value by which a browser names its dictionary. */
export function offer(dictionary: Buffer): string {
  return `:${createHash('sha256').update(dictionary).digest('base64')}:`;
}
