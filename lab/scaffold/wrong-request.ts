/** What was asked for cannot be made: the message says what is wrong with it, and what to do. Nothing was written. */
export class WrongRequest extends Error {
  override name = 'WrongRequest';
}
