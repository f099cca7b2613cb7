import { visibleLines } from '@mint-row/kit/contract/visible';

/** A problem that a person has to fix: the message says what happened, where, and what to do. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';

  constructor(message: string, options?: ErrorOptions) {
    super(visibleLines(message), options);
  }
}
