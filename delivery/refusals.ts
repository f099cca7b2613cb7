import { visible } from '@mint-row/kit/contract/visible';
import { DeliveryError } from './delivery-error.ts';
import type { Author } from './store/history.ts';

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

/** Thrown while somebody has frozen releases. */
export class FrozenError extends DeliveryError {
  override name = 'FrozenError';

  constructor({ who, when, why }: Author) {
    super(
      `Releases are frozen since ${when} by ${visible(who)}: ${visible(why)}\nTo release again: npm run release -- unlock\nTo roll back meanwhile: npm run release -- rollback <app> --while-locked\nSee docs/operations.md#incidents`,
    );
  }
}
