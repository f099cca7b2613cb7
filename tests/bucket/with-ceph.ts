import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { root } from '../site/root.ts';
import { startCeph } from './ceph.ts';
import { bucket } from './object-store.ts';
import { credentials } from './s3-server.ts';

// Runs the tests of stores on Ceph's gateway, as whole suites but for the two that take longest. With a name, it runs
// that file of this folder alone, as a whole suite. It needs Debian's packages ceph-mon, ceph-osd, ceph-mgr, radosgw
// and ceph-common.
const longest = ['bucket/race', 'bucket/killed'];
const runs = [
  // Of the tests of all kinds of storage, those of a bucket.
  [
    '--testNamePattern',
    'a bucket',
    ...['storage', 'publishing', 'repairing', 'frozen-and-pruned', 'previews'].map((name) => `release/${name}`),
  ],
  ['commands', 'faults'].map((name) => `bucket/${name}`),
  longest,
  // Each alone, since they measure times.
  ['bucket/servers'],
  ['bucket/ten-commands'],
  ['serving/website-bucket', 'serving/places'],
];

/** The maximum duration of each run, in milliseconds. */
const runTimeoutMs = 16 * 60_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
// The library warns of Node 20, which it supports until 2027.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const began = performance.now();
const ceph = await startCeph();
console.log(`Ceph's gateway is at ${ceph.url}, after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = credentials;
const client = new S3Client({
  endpoint: ceph.url,
  region: 'us-east-1',
  forcePathStyle: true,
  requestHandler: { requestTimeout: 30_000 },
  credentials: { accessKeyId, secretAccessKey },
});
await client.send(new CreateBucketCommand({ Bucket: bucket }));
const [wanted] = process.argv.slice(2);
for (const args of wanted ? [[`bucket/${wanted}`]] : runs) {
  const suite = args === longest ? process.env.SUITE : 'whole';
  const tests = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), '--config', 'tests/vitest.config.ts', 'run', ...args],
    {
      cwd: root,
      env: { ...process.env, OBJECT_STORE: ceph.url, SUITE: suite },
      stdio: 'inherit',
      timeout: runTimeoutMs,
    },
  );
  const kill = () => tests.kill('SIGKILL');
  process.once('exit', kill);
  const code = await new Promise<number | null>((resolve) => tests.on('exit', resolve));
  process.off('exit', kill);
  if (code === null) console.error(`The tests did not end in ${runTimeoutMs / 60_000} minutes.`);
  if (code !== 0) process.exit(code ?? 1);
}
process.exit();
