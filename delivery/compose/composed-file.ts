import type { PageMarkup } from '@mint-row/kit/checks';
import type { InlineHashes } from '@mint-row/kit/headers';
import type { WrittenInset } from '@mint-row/kit/site';

/** A file of a composed site that is not part of a release. */
export type ComposedFile = {
  /** Its address on the site. */
  path: string;
} & (
  | {
      type: 'text/html';
      body: string;
      /** Of the inline code that the shell and the composer wrote: all that its policy allows. */
      hashes: InlineHashes;
      /** If the document shows a remote's page: the part that the remote wrote, with its insets but for their marks. */
      page?: PageMarkup;
      /** The insets that stand in it, as their remotes wrote them. */
      insets?: readonly WrittenInset[];
      /** What is wrong with their places: the rest of a sentence that begins with the page's name. */
      placeFaults?: readonly string[];
    }
  | {
      type:
        | 'application/json'
        | 'application/xml'
        | 'application/atom+xml'
        | 'application/speculationrules+json'
        | 'application/manifest+json'
        | 'text/javascript'
        | 'text/plain';
      body: string;
    }
  | { type: 'image/x-icon' | 'image/png'; body: Uint8Array }
);
