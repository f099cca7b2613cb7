import { randomUUID } from 'node:crypto';
import {
  drawingAddresses,
  filesBase,
  type InsetData,
  type InsetName,
  type InsetProps,
  type Place,
  type ReadyInset,
  type RemoteName,
  withPlaceValues,
} from '../contract/index.ts';

/**
 * The props of an inset's component: the composer, the development server of the whole site and the kit's tests render
 * insets with these.
 * @param remote whose inset it is
 * @param published as that remote publishes it
 * @param props what the page tells it
 * @param place where it is shown
 * @throws Error when its data names a value that no place has
 */
export function shownInset(
  remote: RemoteName,
  { data, drawings }: InsetData,
  props: InsetProps['props'],
  place: Place,
): InsetProps {
  return { props, data: withPlaceValues(data, place), drawings: drawingAddresses(filesBase(remote), drawings) };
}

/** An inset as its remote has written it for one page. */
export interface WrittenInset {
  remote: RemoteName;
  name: InsetName;
  html: string;
}

/**
 * The places of insets in a page. The page's remote renders only a mark for each, so that it neither sees nor changes what
 * others have written.
 */
export class InsetPlaces {
  readonly #insets: readonly (WrittenInset & { mark: string })[];

  constructor(insets: readonly WrittenInset[]) {
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

  #replace(text: string, made: (inset: WrittenInset) => string): string {
    return this.#insets.reduce(
      (filled, inset) => filled.replace(elementOf(inset, inset.mark), () => made(inset)),
      text,
    );
  }
}

/** The element of an inset, as the kit's `Inset` writes it. */
function elementOf({ remote, name }: WrittenInset, content: string): string {
  return `<div data-app="${remote}" data-inset="${name}">${content}</div>`;
}
