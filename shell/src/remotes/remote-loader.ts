import { contractId, type PageProps, type RegisteredRemote } from '@mint-row/kit/contract';
import { importPage } from '@mint-row/kit/federation';
import type { ComponentType } from 'react';
import { attach, isMapped, isStyled } from './attach.ts';
import type { Target } from './find-page.ts';
import { LoadFailure, within } from './load-failure.ts';
import type { FileReader } from './release-files.ts';
import { readVerified } from './verified-file.ts';

/** A release to load from. Its files are fetched and checked before any of them runs. */
export interface Source {
  files: FileReader;
  release: RegisteredRemote;
  /** Whether another release can replace this one. */
  replaceable: boolean;
}

/**
 * The page that a release exposes.
 * @throws LoadFailure
 */
export async function loadComponent(
  source: Source,
  { remote, expose }: Pick<Target, 'remote' | 'expose'>,
): Promise<ComponentType<PageProps>> {
  const { base, contract, entry, exposes } = source.release;
  if (contract !== contractId) {
    const message = `${remote}: contract ${contract}, not ${contractId}`;
    throw new LoadFailure('find', 'contract', message);
  }
  const own = exposes[expose]?.files;
  if (!own) throw new LoadFailure('find', 'unknown', `${base} does not expose ${expose}.`);
  const checked = await check(source, import.meta.hot ? [] : [entry, ...own]);
  const imported = preloadAll(checked).then(() => importPage(base + entry, expose));
  return within('evaluate', `${base} ${expose}`, imported);
}

/** Resolves when the styles of a page apply: the remote's common ones, and those of the page's exposed module. */
export async function loadStyles(source: Source, { expose }: Pick<Target, 'expose'>): Promise<void> {
  const { base, styles, exposes } = source.release;
  const needed = [...styles, ...(exposes[expose]?.styles ?? [])];
  const missing = needed.filter((file) => !isStyled(base + file));
  await within('styles', base, linkAll(await check(source, missing)));
}

type Checked = readonly (readonly [address: string, hash: string])[];

function check({ files, release, replaceable }: Source, names: readonly string[]): Promise<Checked> {
  return Promise.all(
    names.map(async (name) => {
      const { hash } = await readVerified(files, release, name, replaceable);
      return [release.base + name, hash] as const;
    }),
  );
}

function linkAll(files: Checked) {
  return Promise.all(files.map(([address, hash]) => attach('stylesheet', address, hash)));
}

/**
 * A browser that refuses a preload still checks the module when it is imported, if the document's import map has its
 * hash. Where it has not, as on a navigation, a refused preload fails: the document of that page has the hash.
 */
function preloadAll(files: Checked) {
  return Promise.all(
    files.map(([address, hash]) =>
      attach('modulepreload', address, hash).catch((error: unknown) => {
        if (!isMapped(address, hash)) throw error;
      }),
    ),
  );
}
