import { type Integrity, integrityFile } from '@mint-row/kit/contract';
import { integrityOf } from '../../delivery/index.ts';
import { exposedChunk, type Served } from './served.ts';

let releases = 0;

/** The remote's release with its exposed chunk changed. */
export async function faultyRelease(origin: string, served: Served, change: (chunk: string) => string) {
  const file = exposedChunk(served);
  const { base, release } = served.registered;
  const read = async (name: string) => (await fetch(origin + base + name)).text();
  const changed = Buffer.from(change(await read(file)));
  const list = await read(integrityFile);
  const was = (JSON.parse(list) as Integrity)[file] ?? '';
  const changedList = Buffer.from(list.replace(was, integrityOf(changed)));
  releases += 1;
  return {
    from: release,
    name: releases.toString(16).padStart(16, 'f'),
    files: { [file]: changed, [integrityFile]: changedList },
    integrity: [
      [was, integrityOf(changed)],
      [integrityOf(Buffer.from(list)), integrityOf(changedList)],
    ] as const,
  };
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
