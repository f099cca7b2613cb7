import type * as Sdk from '@aws-sdk/client-s3';

/** The client of an object store, and the commands that it sends. */
export interface Connection {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** How long a connection may take to open, in milliseconds. */
const connectTimeoutMs = 3_000;

/** The endpoint that the environment names; undefined means Amazon's, which follows from the region. */
export function endpointOf(env: NodeJS.ProcessEnv): string | undefined {
  return env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined;
}

/**
 * Makes the client, with what the usual `AWS_*` variables and files say. The library is loaded here, so that commands
 * whose store is a folder start without it.
 */
export async function connect(): Promise<Connection> {
  // Of each command's messages, only problems to solve go to standard error; package.json says which Node is needed.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const endpoint = endpointOf(process.env);
  // Other object stores have one region, whatever its name.
  const region = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || (endpoint && 'us-east-1');
  const client = new sdk.S3Client({
    ...(region && { region }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Attempts are counted here: after one without an answer, "taken" may mean "by us".
    maxAttempts: 1,
    // Not every object store knows Amazon's newer checksums; each request is signed with the hash of its body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectTimeoutMs },
  });
  return { sdk, client };
}
