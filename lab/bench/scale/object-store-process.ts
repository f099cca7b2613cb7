import { bucket } from '../../../tests/bucket/object-store.ts';
import { S3Server } from '../../../tests/bucket/s3-server.ts';
import { listening } from '../../../tests/serving/listening.ts';

// The object store of the measurement, in a process of its own: in memory, without a network. It sends its port and, on
// request, the number of requests since the last such message.
const store = new S3Server();
store.buckets.set(bucket, new Map());
// As many keys on a page of a list as object stores have.
store.pageSize = 1000;
let requests = 0;
store.server.prependListener('request', () => {
  requests += 1;
});
process.send?.(await listening(store.server));
process.on('message', () => {
  process.send?.(requests);
  requests = 0;
});
process.on('disconnect', () => process.exit());
