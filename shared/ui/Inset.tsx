import type { InsetName, ReadyInset, RemoteName } from '@mint-row/kit/contract';

interface InsetProps {
  /** One of those that the page lists in `insets` in `src/pages/index.ts`. */
  name: InsetName;
  /** The remote whose inset stands here; all that offer one of the name if omitted. */
  of?: RemoteName;
  /** What the page's component got as `insets`. */
  insets: readonly ReadyInset[] | undefined;
}

/**
 * The place of an inset in a page: that of one remote, or those of all that offer one; or nothing. While composing it has a
 * mark, which the composer replaces by what the inset's remote has rendered. React leaves alone what the document has in
 * place of a text.
 */
export function Inset({ name, of, insets = insetsOfDocument() }: InsetProps) {
  return insets.map(
    ({ app, inset, mark = '', nodes = [] }) =>
      inset === name &&
      (of ?? app) === app && (
        <div
          key={app}
          data-app={app}
          data-inset={inset}
          suppressHydrationWarning
          ref={(place) => {
            if (!place?.firstChild) place?.append(...nodes);
          }}
        >
          {mark}
        </div>
      ),
  );
}

let kept: readonly ReadyInset[] | undefined;

/** The insets that the document came with: React may make their elements anew, and a visitor come back to them. */
function insetsOfDocument(): readonly ReadyInset[] {
  kept ??= Array.from(document.querySelectorAll<HTMLElement>('[data-inset]'), ({ dataset, childNodes }) => ({
    // The composer has written both attributes.
    ...(dataset as { inset: InsetName; app: RemoteName }),
    nodes: [...childNodes],
  }));
  return kept;
}
