import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { bucket } from '../../../tests/bucket/object-store.ts';
import { credentials } from '../../../tests/bucket/s3-server.ts';

/** A running object store that counts requests. */
export interface CountingStore {
  /** The address of an empty store. */
  address: string;
  /** The number of requests since the last call. */
  requests: () => Promise<number>;
  stop: () => void;
}

/** Starts one, and sets the variables with its address for commands. */
export async function startObjectStore(folder: string): Promise<CountingStore> {
  const child = fork(join(import.meta.dirname, 'object-store-process.ts'), { execArgv: ['--import', 'tsx'] });
  const answer = async () => Number((await once(child, 'message'))[0]);
  Object.assign(process.env, {
    ...credentials,
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${await answer()}`,
    // Nothing has been downloaded before.
    XDG_CACHE_HOME: join(folder, 'cache'),
  });
  return {
    address: `s3://${bucket}/site`,
    requests: () => {
      child.send('requests');
      return answer();
    },
    stop: () => void child.kill(),
  };
}
