import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';

/** A key of a store, with the object store's mark of its content. */
export interface Listed {
  key: string;
  /** Without quotes; the MD5 hash of the content in most object stores. */
  etag: string;
}

/**
 * What a page of a list has.
 * @param prefix of the store, which its keys do not have
 */
export function listedOn({ Contents = [] }: ListObjectsV2CommandOutput, prefix: string): Listed[] {
  return Contents.flatMap(({ Key, ETag = '' }) =>
    Key ? [{ key: Key.slice(prefix.length), etag: ETag.replaceAll('"', '') }] : [],
  );
}
