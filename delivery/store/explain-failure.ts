import { DeliveryError } from '../delivery-error.ts';

const reasons: Record<string, string> = {
  ENOSPC:
    'the disk is full. Make room and run the command again; with a few kilobytes free, npm run release -- prune makes more',
  EDQUOT: 'your quota of disk space is used up. Make room and run the command again',
  EROFS: 'the disk is read-only. Mount it for writing, or choose another place with --store',
  EACCES: 'you may not read or write it. Correct its permissions, or run as the user who owns the store',
  EPERM: 'you may not change it. Correct its permissions, or run as the user who owns the store',
  EIO: 'the disk cannot read or write it. Check the disk, then run: npm run release -- verify',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) and run the command again',
};

/** Explains a disk error to the person who has to solve it. */
export function explainDiskFailure(error: NodeJS.ErrnoException, path: string): DeliveryError {
  // When Node makes a folder and its parents on a read-only disk, it reports ENOENT.
  const code = error.code === 'ENOENT' && error.syscall === 'mkdir' ? 'EROFS' : error.code;
  const reason = reasons[code ?? ''] ?? error.message;
  return new DeliveryError(`${path}: ${reason}. The live site has not changed.`, { cause: error });
}

/** The error for a disk that can be written but does not support hard links. */
export function withoutLinks(place: string, cause: Error): DeliveryError {
  return new DeliveryError(
    `${place}: this disk has no hard links, which decide between two writers of a store. Put the store on one that has, such as ext4, XFS, APFS, NTFS or NFS; FAT and exFAT have none. Nothing was written.`,
    { cause },
  );
}
