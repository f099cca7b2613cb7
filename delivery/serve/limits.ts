/** What a client may ask of the server, and for how long; the configurations of web servers have the same. */
export const limits = {
  /** The longest request target, in characters; the site's longest address has fewer than 200. */
  target: 2048,
  /** All headers of a request together, in bytes. */
  headers: 16_384,
  /** Until all headers have come, in milliseconds. */
  headersTimeout: 10_000,
  /** Until the whole request has come, in milliseconds. */
  requestTimeout: 20_000,
  /** How long a connection stays open with nothing asked, in milliseconds. */
  keepAlive: 5_000,
  /** How many requests of a connection may be unanswered at a time. Browsers send one after the other. */
  pipelined: 32,
  /** How long a client may leave its answer unread, in milliseconds. */
  unread: 30_000,
  /** How long a refused client is listened to, so that it can read why, in milliseconds. */
  linger: 1_000,
  /** How long idle connections stay open when the server ends: a request may be on its way, in milliseconds. */
  farewell: 1_000,
} as const;

export type Limits = { readonly [name in keyof typeof limits]: number };
