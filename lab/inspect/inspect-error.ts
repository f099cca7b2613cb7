import { visibleLines } from '@mint-row/kit/contract/visible';

/** A problem that the person who inspects has to fix: its message has the cause and the remedy. */
export class InspectError extends Error {
  override name = 'InspectError';

  /** @param message may have text from outside */
  constructor(message: string) {
    super(visibleLines(message));
  }
}
