/** The limits of an intake for those who send artifacts. */
export const intakeLimits = {
  /** The largest packed artifact, in bytes. Our largest has 1 MB. */
  maxBodyBytes: 32 * 1024 ** 2,
  /** All headers of a request together, in bytes. */
  maxHeaderBytes: 16_384,
  /** How long all headers may take to arrive, in milliseconds. */
  headersTimeoutMs: 10_000,
  /** How long a whole request may take to arrive, in milliseconds. */
  requestTimeoutMs: 120_000,
  /** How long a refused sender may go on sending, so that it can receive the answer, in milliseconds. */
  lingerMs: 2_000,
  /** How many connections there may be. */
  maxConnections: 64,
  /** How many requests may be sent or wait while one is released. An application has one at a time. */
  maxWaiting: 4,
  /** After how many seconds to come again when there is no room. */
  retryAfterSeconds: 15,
  /** How long a release may take, in milliseconds. */
  releaseTimeoutMs: 15 * 60_000,
  /** How often an answer says that the release is still at work, for proxies that end silent connections, in milliseconds. */
  aliveIntervalMs: 10_000,
  /** The most that an answer repeats of what a release prints, in characters. */
  maxPrinted: 1024 ** 2,
  /** How long after its signature a request is accepted, in milliseconds. */
  maxAgeMs: 5 * 60_000,
  /** By how much the clock of a sender may be ahead, in milliseconds; for so long nothing is accepted after the start. */
  maxAheadMs: 10_000,
  /** How many requests an application may send in a minute. */
  maxRequestsPerMinute: 10,
  /** How many requests without a valid signature are answered with the reason, for each address in a minute. */
  maxFailuresPerMinute: 20,
} as const;

export type IntakeLimits = { readonly [name in keyof typeof intakeLimits]: number };
