import { hashedName, type Integrity, integrityFile, plainName } from '@mint-row/kit/contract';
import { integrityOf } from '../../delivery/index.ts';
import type { ReplacedRelease } from '../site/rewritten-site.ts';
import { exposedChunk, type Served } from './served.ts';

let releases = 0;

/** The remote's release with its exposed chunk changed: the entry, which names the chunk, and the list of hashes follow. */
export async function faultyRelease(
  origin: string,
  served: Served,
  change: (chunk: string) => string,
): Promise<ReplacedRelease> {
  const { base, release, entry } = served.registered;
  const chunk = exposedChunk(served);
  const read = async (file: string) => (await fetch(origin + base + file)).text();
  const list = await read(integrityFile);
  const changedChunk = madeOf(chunk, change(await read(chunk)));
  const changedEntry = madeOf(entry, (await read(entry)).replaceAll(chunk, changedChunk.name));
  const hashes: Record<string, string> = { ...(JSON.parse(list) as Integrity) };
  const integrity: [was: string, is: string][] = [];
  for (const { plain, body } of [changedChunk, changedEntry]) {
    integrity.push([hashes[plain] ?? '', integrityOf(body)]);
    hashes[plain] = integrityOf(body);
  }
  const changedList = madeOf(integrityFile, JSON.stringify(hashes));
  integrity.push([integrityOf(Buffer.from(list)), integrityOf(changedList.body)]);
  releases += 1;
  const made = [changedChunk, changedEntry, changedList];
  return {
    from: release,
    name: releases.toString(16).padStart(16, 'f'),
    names: [
      [chunk, changedChunk.name],
      [entry, changedEntry.name],
    ],
    files: new Map([
      ...made.map(({ name, body }) => [base + name, body] as const),
      [base + integrityFile, changedList.body] as const,
    ]),
    integrity,
  };
}

/** A file with other content, and the name that it would be published under. */
function madeOf(file: string, content: string) {
  const body = Buffer.from(content);
  const plain = plainName(file);
  return { plain, name: hashedName(plain, integrityOf(body)), body };
}

/** The chunk, with code that runs first whenever its page renders. */
export function wrapped(chunk: string, first: string): string {
  return exportInstead(
    chunk,
    (page) => `const [reactOfTheShell] = Object.values(globalThis.__federation_shared__.default.react);
const { useEffect } = (await reactOfTheShell.get())();
export default (props) => { ${first}\n return ${page}(props); };`,
  );
}

/** The chunk with another default export, made from the name of the page. */
export function exportInstead(chunk: string, other: (page: string) => string): string {
  const exported = /export\{([\w$]+) as default\};?\s*$/.exec(chunk);
  if (!exported) throw new Error('The exposed chunk does not end with its default export.');
  return `${chunk.slice(0, exported.index)}\n${other(exported[1] ?? '')}`;
}
