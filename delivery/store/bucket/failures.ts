import { DeliveryError } from '../../common/errors.ts';

/** The operation on a key that failed. */
export type Deed = 'read' | 'write' | 'list' | 'remove';

const rights = 'docs/operations.md#a-bucket lists the rights that servers and pipelines need';

/** Causes and cures, by the name of an error of the client or the object store. */
const reasonsByName: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket. Make it, or correct --store or AWS_ENDPOINT_URL_S3',
  CredentialsProviderError:
    'there are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE, or give this machine a role',
  InvalidAccessKeyId: 'the object store does not know these credentials. Correct AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'the object store refuses the signature. Correct AWS_SECRET_ACCESS_KEY and AWS_REGION',
  ExpiredToken: 'the credentials have expired. Get new ones and run the command again',
  RequestTimeTooSkewed: "this machine's clock is wrong. Correct it and run the command again",
  PermanentRedirect: 'the bucket is in another region. Correct AWS_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in another region. Correct AWS_REGION',
  QuotaExceeded: 'the quota of the object store is used up. Make room and run the command again',
};

/** Causes and cures, by the code of a failure of the network. */
const networkReasons: Record<string, string> = {
  ENOTFOUND: 'there is no such host. Correct AWS_ENDPOINT_URL_S3 or AWS_REGION',
  EPROTO: 'it does not speak TLS. Correct AWS_ENDPOINT_URL_S3: perhaps http: instead of https:',
  ERR_INVALID_URL: 'this is no URL. Correct AWS_ENDPOINT_URL_S3: https://host',
};

/**
 * Explains a failed request to the person who has to solve it.
 * @param where the address of the store, with that of its object store
 */
export function explainRequest(error: Failure, where: string, deed: Deed, key: string): DeliveryError {
  return new DeliveryError(`${where}: cannot ${deed} "${key}": ${reasonOf(error)}.`, { cause: error });
}

function reasonOf(error: Failure): string {
  const known = reasonsByName[error.name] ?? networkReasons[error.code ?? ''];
  if (known) return known;
  const status = httpStatusOf(error);
  const said = [status || '', error.name === 'Error' ? '' : error.name, error.code ?? ''].filter(Boolean).join(' ');
  if (isTransient(error)) {
    return `the object store does not answer as it should, however often it is asked (${said}). Check it and AWS_ENDPOINT_URL_S3, see what is live (npm run release -- status --store …), and run the command again`;
  }
  if (/region is missing/i.test(error.message)) return 'there is no region. Set AWS_REGION';
  if (status === 401 || status === 403) return `these credentials do not allow it (${said}). ${rights}`;
  return `the object store answers ${said}: ${error.message}. Check --store and AWS_ENDPOINT_URL_S3`;
}

/** The error for an object store where two writers could not be told apart. */
export function withoutConditions(place: string): DeliveryError {
  return new DeliveryError(
    `${place}: this object store overwrites what it was asked to create only if it is not there (If-None-Match), which decides between two writers of a store. Use one that has conditional writes, such as Amazon S3, Ceph, MinIO, R2. Nothing was released.`,
  );
}

/** An error of a request: the client's, or the network's. */
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
export function httpStatusOf({ $metadata }: Failure): number {
  return $metadata?.httpStatusCode ?? 0;
}

/** Whether the same request may succeed a little later. 409 means that another writer was at the key at this moment. */
export function isTransient(error: Failure): boolean {
  const status = httpStatusOf(error);
  if (['AbortError', 'TimeoutError', 'RequestTimeout', 'SlowDown'].includes(error.name)) return true;
  if (passing.has(error.code ?? '')) return true;
  return status === 409 || status === 429 || (status >= 500 && status !== 501);
}
