import { contentTypes } from '@mint-row/kit/headers';
import { isCompressible } from '../store/codings.ts';

/** The file extensions of a release whose files have no compressed copies. */
export const uncompressed: readonly string[] = [...contentTypes.keys()].filter(
  (extension) => !isCompressible(`file.${extension}`, Number.POSITIVE_INFINITY),
);
