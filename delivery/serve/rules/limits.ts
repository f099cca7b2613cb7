/** The limits for clients of the server; the configurations for other web servers have the same. */
export const clientLimits = {
  /** The longest request target, in characters; the site's longest address has fewer than 200. */
  maxTargetLength: 2048,
  /** All headers of a request together, in bytes. */
  maxHeaderBytes: 16_384,
  /** How long all headers may take to arrive, in milliseconds. */
  headersTimeoutMs: 10_000,
  /** How long the whole request may take to arrive, in milliseconds. */
  requestTimeoutMs: 20_000,
  /** How long an idle connection stays open, in milliseconds. */
  keepAliveTimeoutMs: 5_000,
  /** How many requests of a connection may be unanswered at a time. Browsers send one at a time. */
  maxUnansweredRequests: 32,
  /** How long a client may take no data of its answer, in milliseconds. */
  unreadTimeoutMs: 30_000,
  /** How long to go on reading from a refused client, so that it can receive the error, in milliseconds. */
  lingerMs: 1_000,
  /** How long idle connections stay open when the server stops, since a request may be on its way, in milliseconds. */
  farewellMs: 1_000,
} as const;

export type ClientLimits = { readonly [name in keyof typeof clientLimits]: number };
