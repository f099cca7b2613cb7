import type { Headers } from '@mint-row/kit/headers';

/** A request, as far as it decides the answer, whichever server has received it. */
export interface SiteRequest {
  method: string;
  /** The target of the request line, as received. */
  target: string;
  /** By their names in lower case. */
  headers: Readonly<Partial<Record<DecidingHeader, string | undefined>>>;
}

type DecidingHeader =
  | 'accept-encoding'
  | 'available-dictionary'
  | 'host'
  | 'if-match'
  | 'if-none-match'
  | 'if-range'
  | 'range';

/** An answer, for whichever server is to send it. To HEAD, the body is not sent. */
export interface Reply {
  status: number;
  headers: Headers;
  body: Uint8Array | null;
}
