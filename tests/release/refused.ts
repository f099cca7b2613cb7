import { expect } from 'vitest';
import { DeliveryError } from '../../delivery/index.ts';

/**
 * Expects that an artifact is refused, in words for a person, whichever step finds it out.
 * @returns the message
 */
export async function refused(attempt: Promise<unknown>, message: RegExp): Promise<string> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason as Error,
  );
  expect(error).toBeInstanceOf(DeliveryError);
  expect(error?.message).toMatch(message);
  return error?.message ?? '';
}
