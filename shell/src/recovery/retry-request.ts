import { createQueryClient, retries } from '@mint-row/kit/runtime/host';

const client = createQueryClient();

interface FailedRequest<Content> {
  address: string;
  /** What the first attempt failed with. */
  firstError: unknown;
  /** Makes another attempt. */
  request: (signal: AbortSignal) => Promise<Content>;
  /** Whether another attempt would fail with the same error. */
  isFinal: (error: unknown) => boolean;
  /** Ends the attempts. */
  signal: AbortSignal;
}

/**
 * Makes a request that has failed again, after 1, 2 and 4 seconds.
 * @throws the error of the last attempt
 */
export async function retryRequest<Content>(failed: FailedRequest<Content>): Promise<Content> {
  const { address, request, isFinal, signal } = failed;
  const query = { queryKey: [address] };
  const errors = [failed.firstError];
  signal.addEventListener('abort', () => client.cancelQueries(query));
  return client.fetchQuery({
    ...query,
    queryFn: (attempt) => {
      // The first attempt has been made: the query client waits before it makes the second.
      if (errors.length > 0) throw errors.pop();
      return request(attempt.signal);
    },
    retry: (failures, error) => failures < retries && !isFinal(error),
  });
}
