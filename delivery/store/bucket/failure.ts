/** What is known of a request that failed: the client's errors, and those of the network. */
export interface Failure extends Error {
  /** Of the network. */
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Failures of the network that may pass. */
const passing = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ETIMEDOUT',
  'HPE_INVALID_EOF_STATE',
]);

/** The status of the answer, or 0 when there was none. */
export function statusOf({ $metadata }: Failure): number {
  return $metadata?.httpStatusCode ?? 0;
}

/** Whether the same request may succeed a little later. 409 means that another writer was at the key at this moment. */
export function isTransient(error: Failure): boolean {
  const status = statusOf(error);
  if (['AbortError', 'TimeoutError', 'RequestTimeout', 'SlowDown'].includes(error.name)) return true;
  if (passing.has(error.code ?? '')) return true;
  return status === 409 || status === 429 || (status >= 500 && status !== 501);
}
