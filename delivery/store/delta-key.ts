import type { AppName } from '@mint-row/kit/contract';
import { layout, releaseName } from './layout.ts';

/**
 * A delta: a copy of a release's file that only those can decode who have the file of an earlier release as a dictionary
 * (RFC 9842). Its key tells all that a server must know of it.
 */
export interface Delta {
  key: string;
  /** The file that it is a copy of, as the manifest names it. */
  file: string;
  /** The earlier release. */
  from: string;
  /** The first half of the dictionary's name: see `halfName`. */
  dictionary: string;
  /** The same of the delta's own bytes. */
  own: string;
}

const form = new RegExp(`/deltas/(${releaseName})/(.+)\\.([0-9a-f]{16})-([0-9a-f]{16})\\.dcz$`);

/** The place of a delta; its name contains its hash, so a partial write is detected. */
export function deltaKey(app: AppName, release: string, { from, file, dictionary, own }: Omit<Delta, 'key'>): string {
  const name = file.slice('client/'.length);
  return `${layout.deltas(layout.release(app, release))}${from}/${name}.${dictionary}-${own}.dcz`;
}

/** Parses the key of a delta; null when the key is not a delta's. */
export function readDeltaKey(key: string): Delta | null {
  const [, from, name, dictionary, own] = form.exec(key) ?? [];
  return from && name && dictionary && own ? { key, file: `client/${name}`, from, dictionary, own } : null;
}

/** The deltas of one release, by what a request tells: the file, and the dictionary that the client has. */
export type Deltas = ReadonlyMap<string, Delta>;

/** @param keys everything in the folder of the release's deltas */
export function deltasAt(keys: readonly string[]): Deltas {
  const deltas = keys.map(readDeltaKey).filter((delta) => delta !== null);
  return new Map(deltas.map((delta) => [deltaName(delta.file, delta.dictionary), delta]));
}

/** The name of a delta in `Deltas`. */
export function deltaName(file: string, dictionary: string): string {
  return `${file} ${dictionary}`;
}
