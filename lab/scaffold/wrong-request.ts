/** A request that cannot be carried out: the message has the fault and the remedy. Nothing was written. */
export class WrongRequest extends Error {
  override name = 'WrongRequest';
}
