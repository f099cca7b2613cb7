/** The limits of what browsers report, for each client and for all of them together. */
export const reportLimits = {
  /** The body of a request, in bytes: what browsers send with `sendBeacon` has at most as many. */
  maxBytes: 65_536,
  /** After how long clients are forgotten, in milliseconds. */
  windowMs: 10 * 60_000,
  /** The requests of one client in that time. */
  maxRequests: 60,
  /** How many equal reports of one client count in that time: of one kind, about one release. */
  maxSame: 5,
  /** How many clients and kinds of their reports are remembered at a time: some 20 MB. */
  maxRemembered: 100_000,
  /** The requests of all clients in a second. */
  maxRequestsPerSecond: 100,
  /** How many reports are written to the log in a minute; further ones only count. */
  maxLinesPerMinute: 600,
} as const;

export type ReportLimits = { readonly [name in keyof typeof reportLimits]: number };

/**
 * Above which a vital is poor, LCP and INP in milliseconds: https://web.dev/articles/defining-core-web-vitals-thresholds.
 * FCP and TTFB are none of the Core Web Vitals.
 */
export const poorAbove = { LCP: 4_000, INP: 500, CLS: 0.25 } as const;
