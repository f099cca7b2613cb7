import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InsetName, insetDataFile, type Json, type Place } from '@mint-row/kit/contract';
import { publishedNames } from '@mint-row/kit/contract/manifest';
import { shownInset, type WrittenInset } from '@mint-row/kit/site';
import { z } from 'zod';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { readJson } from '../artifact/read-json.ts';
import { RefusedError } from '../common/errors.ts';
import type { PlannedInset } from './planned-insets.ts';
import type { Renderer } from './renderer.ts';

/**
 * Renders the insets of a page, each in the process of its own remote.
 * @throws RefusedError naming the inset's remote when its data is missing, or it does not render
 */
export function composeInsets(
  path: string,
  insets: readonly PlannedInset[],
  { place, renderer }: { place: Place; renderer: Renderer },
): Promise<WrittenInset[]> {
  return Promise.all(
    insets.map(async ({ remote, inset: { name, props } }) => {
      const { app, manifest } = remote;
      const { drawings } = manifest.insets?.find((one) => one.name === name) ?? {};
      const all = shownInset(app, { data: await readInsetData(remote, name), drawings }, props, place);
      const html = await renderer.inset(remote, { path, inset: { expose: name, props: all }, place });
      return { remote: app, name, html };
    }),
  );
}

const insetDataSchema = z.object({ data: z.custom<Json>((value) => value !== undefined, 'is missing') });

async function readInsetData({ app, folder, manifest }: RemoteArtifact, name: InsetName): Promise<Json> {
  const file = publishedNames(manifest).get(insetDataFile(name)) ?? insetDataFile(name);
  try {
    return insetDataSchema.parse(readJson(await readFile(join(folder, 'client', file), 'utf8'))).data;
  } catch (error) {
    throw new RefusedError([`${app}: client/${file} is not the data of the inset ${name}. ${String(error)}`]);
  }
}
