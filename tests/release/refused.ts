import { expect } from 'vitest';
import { DeliveryError } from '../../delivery/index.ts';

/**
 * Expects that an artifact is refused with a message for people, in any step.
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
