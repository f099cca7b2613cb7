import { DeliveryError } from '../../common/errors.ts';

/** Where a store is in an object store. */
export interface BucketAddress {
  bucket: string;
  /** What every key of the store begins with: empty, or ending in "/". */
  prefix: string;
}

/** The names that every object store allows, and prefixes of plain characters, with no part that is "." or "..". */
const form = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)\/?$/i;

/**
 * Reads the address of a store in a bucket.
 * @param address s3://bucket or s3://bucket/prefix
 * @throws DeliveryError when it has another form
 */
export function readBucketAddress(address: string): BucketAddress {
  const [, bucket, folder] = form.exec(address) ?? [];
  if (!bucket || folder === undefined) {
    throw new DeliveryError(
      `${address} is not the address of a store in a bucket. It has the form s3://bucket/prefix; a prefix has letters, digits and - _ . /`,
    );
  }
  return { bucket, prefix: folder && `${folder.slice(1)}/` };
}
