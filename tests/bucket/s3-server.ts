import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';

interface Request {
  method: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

interface Answer {
  status: number;
  body?: string | Buffer;
  etag?: string;
}

/** The access key of the server's users, and the secret that signs their requests. */
export const credentials = { AWS_ACCESS_KEY_ID: 'access', AWS_SECRET_ACCESS_KEY: 'secret' } as const;

const etags = new WeakMap<Buffer, string>();

/** The MD5 hash of an object, computed once. */
function md5(bytes: Buffer): string {
  const etag = etags.get(bytes) ?? createHash('md5').update(bytes).digest('hex');
  etags.set(bytes, etag);
  return etag;
}

/**
 * An object store in memory that supports only the requests of a store in a bucket. Every bucket in `buckets` exists;
 * `may` decides what its user is allowed to do.
 */
export class S3Server {
  readonly buckets = new Map<string, Map<string, Buffer>>();
  /** Whether a request is allowed; by default, everything is. */
  may: (request: Pick<Request, 'method' | 'key' | 'headers'>) => boolean = () => true;
  /** The number of keys on a page of a list: few, so that tests meet several pages. */
  pageSize = 7;
  /** Whether it supports If-None-Match, which some object stores do not. */
  hasConditions = true;
  readonly server: Server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', 'http://localhost');
    const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
    const { method = '', headers } = incoming;
    const body = await buffer(incoming).catch(() => null);
    // The client went away: an incomplete body is not stored.
    if (!body || (headers['content-length'] && Number(headers['content-length']) !== body.length)) return;
    const {
      status,
      body: answerBody = '',
      etag,
    } = this.#answer(bucket, { method, key: rest.join('/'), query: url.searchParams, headers }, body);
    response.writeHead(status, { 'content-length': Buffer.byteLength(answerBody), ...(etag && { etag: `"${etag}"` }) });
    response.end(answerBody);
  });

  #answer(bucket: string, request: Request, body: Buffer): Answer {
    const known = request.headers.authorization?.includes(`Credential=${credentials.AWS_ACCESS_KEY_ID}/`);
    if (!known) return failure(403, 'InvalidAccessKeyId');
    const entries = this.buckets.get(bucket);
    if (!entries) return failure(404, 'NoSuchBucket');
    const { method, key, query, headers } = request;
    if (!this.may(request)) return failure(403, 'AccessDenied');
    if (key === '') return list(entries, query, this.pageSize);
    const stored = entries.get(key);
    if (method === 'PUT') {
      if (this.hasConditions && headers['if-none-match'] === '*' && stored) return failure(412, 'PreconditionFailed');
      entries.set(key, body);
      return { status: 200, etag: md5(body) };
    }
    if (method === 'DELETE') {
      entries.delete(key);
      return { status: 204 };
    }
    return stored ? { status: 200, body: stored, etag: md5(stored) } : failure(404, 'NoSuchKey');
  }
}

/** The keys with a prefix that come after the continuation token's. */
function list(entries: ReadonlyMap<string, Buffer>, query: URLSearchParams, pageSize: number): Answer {
  const after = query.get('continuation-token') ?? '';
  const keys = [...entries.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
  const page = keys.slice(0, pageSize);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><ETag>"${md5(entries.get(key) as Buffer)}"</ETag></Contents>`,
  );
  const next = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return { status: 200, body: `${head}<ListBucketResult>${contents.join('')}${next}</ListBucketResult>` };
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';

function failure(status: number, code: string): Answer {
  return { status, body: `${head}<Error><Code>${code}</Code><Message>${code}</Message></Error>` };
}
