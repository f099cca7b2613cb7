/** Something that a person has to mend: its message says what happened, where, and what to do. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
}
