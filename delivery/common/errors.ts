import { visible, visibleLines } from '@mint-row/kit/contract/visible';
import { releaseCommand } from './commands.ts';

/** A problem that a person has to fix: the message says what happened, where, and what to do. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(message: string, options?: ErrorOptions) {
    super(visibleLines(message), options);
  }
}

/** Thrown by the gate for a release that would break the site: lists every reason, and what to do about each. */
export class RefusedError extends DeliveryError {
  override name = 'RefusedError';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(
      `Refused. The live site has not changed.\n${reasons.map((reason) => `  - ${reason.replaceAll('\n', '\n    ')}`).join('\n')}`,
    );
    this.reasons = reasons;
  }
}

/** Thrown while releases are frozen. */
export class FrozenError extends DeliveryError {
  override name = 'FrozenError';

  /**
   * @param store the address of the store
   * @param freeze who has frozen releases, when (as an ISO date and time) and why
   */
  constructor(store: string, { who, when, why }: { who: string; when: string; why: string }) {
    super(
      `Releases are frozen since ${when} by ${visible(who)}: ${visible(why)}\nTo release again: ${releaseCommand(store, 'unfreeze')}\nTo roll back meanwhile: ${releaseCommand(store, 'rollback <app> --while-frozen')}\nSee docs/operations.md#incidents`,
    );
  }
}

const reasons: Record<string, string> = {
  ENOSPC:
    'the disk is full. Make room and run the command again; with a few kilobytes free, npm run release -- prune --store … makes more',
  EDQUOT: 'your quota of disk space is used up. Make room and run the command again',
  EROFS: 'the disk is read-only. Mount it for writing, or choose another place with --store',
  EACCES: 'you may not read or write it. Correct its permissions, or run as the user who owns the store',
  EPERM: 'you may not change it. Correct its permissions, or run as the user who owns the store',
  EIO: 'the disk cannot read or write it. Check the disk, then run: npm run release -- verify --store …',
  EMFILE: 'too many files are open. Raise the limit (ulimit -n) and run the command again',
};

/** Explains a disk error to the person who has to solve it. */
export function explainDiskFailure(error: NodeJS.ErrnoException, path: string): DeliveryError {
  // When Node makes a folder and its parents on a read-only disk, it reports ENOENT.
  const code = error.code === 'ENOENT' && error.syscall === 'mkdir' ? 'EROFS' : error.code;
  const reason = reasons[code ?? ''] ?? error.message;
  return new DeliveryError(`${path}: ${reason}. The live site has not changed.`, { cause: error });
}
