import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  drawingAddresses,
  filesBase,
  type InsetName,
  insetDataFile,
  type Json,
  type Place,
  type ReadyInset,
  type RemoteName,
  withPlaceValues,
} from '@mint-row/kit/contract';
import { publishedNames } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import { readJson } from '../artifact/read-json.ts';
import { RefusedError } from '../common/errors.ts';
import type { PlannedInset } from './planned-insets.ts';
import type { Renderer } from './renderer.ts';

/** An inset as its remote has rendered it for one page. */
export interface ComposedInset {
  remote: RemoteName;
  name: InsetName;
  html: string;
}

/**
 * Renders the insets of a page, each in the process of its own remote.
 * @throws RefusedError naming the inset's remote when its data is missing, or it does not render
 */
export function composeInsets(
  path: string,
  insets: readonly PlannedInset[],
  { place, renderer }: { place: Place; renderer: Renderer },
): Promise<ComposedInset[]> {
  return Promise.all(
    insets.map(async ({ remote, inset: { name, props } }) => {
      const { app, manifest } = remote;
      const { drawings } = manifest.insets?.find((one) => one.name === name) ?? {};
      const data = withPlaceValues(await readInsetData(remote, name), place);
      const all = { props, data, drawings: drawingAddresses(filesBase(app), drawings) };
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

/**
 * The places of insets in a page. The page's remote renders only a mark for each, so that it neither sees nor changes what
 * others have written.
 */
export class InsetPlaces {
  readonly #insets: readonly (ComposedInset & { mark: string })[];

  constructor(insets: readonly ComposedInset[]) {
    this.#insets = insets.map((inset) => ({ ...inset, mark: `inset-${randomUUID()}` }));
  }

  /** What the page's component gets: the marks in place of HTML. */
  get marks(): ReadyInset[] {
    return this.#insets.map(({ name, remote, mark }) => ({ inset: name, app: remote, mark }));
  }

  /**
   * The insets that a page does not show as the kit's `Inset` does, each once.
   * @param content what the page's remote has written
   * @returns for each, the rest of a sentence that begins with the page's name
   */
  faults(content: string): string[] {
    return this.#insets
      .filter((inset) => content.split(inset.mark).length !== 2 || !content.includes(elementOf(inset, inset.mark)))
      .map(
        ({ name, remote }) =>
          `lists the inset ${name}, and shows that of ${remote} elsewhere than in one place. Put <Inset name="${name}" of="${remote}" insets={insets} /> of @mint-row/kit/ui there, or the same without "of" for those of all remotes, or take it out of the page's "insets" (src/pages/index.ts).`,
      );
  }

  /** A text of the document with the insets in their places. */
  fill(text: string): string {
    return this.#replace(text, (inset) => elementOf(inset, inset.html));
  }

  /**
   * The same without the attributes that mark an inset as that of its remote: what is checked as a page may not have them, so
   * that no page passes off its own words as those of another remote.
   */
  fillUnmarked(text: string): string {
    return this.#replace(text, ({ html }) => `<div>${html}</div>`);
  }

  #replace(text: string, made: (inset: ComposedInset) => string): string {
    return this.#insets.reduce(
      (filled, inset) => filled.replace(elementOf(inset, inset.mark), () => made(inset)),
      text,
    );
  }
}

/** The element of an inset, as the kit's `Inset` writes it. */
function elementOf({ remote, name }: ComposedInset, content: string): string {
  return `<div data-app="${remote}" data-inset="${name}">${content}</div>`;
}
