/** A problem that the person who inspects has to fix: says what happened and what to do. */
export class InspectError extends Error {
  override name = 'InspectError';
}
