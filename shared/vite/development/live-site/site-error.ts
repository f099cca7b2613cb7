/** A live site that cannot be shown: the message says what happened, where, and what to do. */
export class SiteError extends Error {
  override name = 'SiteError';
}
