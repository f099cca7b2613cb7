import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { SiteFollower, serveSite, storageAt } from '../../delivery/index.ts';

// A server in a process of its own. Its arguments are the store's address, and --expose-gc if it is measured.

const live = await SiteFollower.open(storageAt(process.argv[2] ?? ''));
const server = serveSite(live).listen(0, '127.0.0.1');
server.on('listening', () => process.send?.((server.address() as AddressInfo).port));

process.on('message', () => {
  globalThis.gc?.();
  server.getConnections((_error, connections) => {
    const { heapUsed, external } = process.memoryUsage();
    // Only Linux has a list of a process's open descriptors.
    const descriptors = process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0;
    process.send?.({ connections, descriptors, bytes: heapUsed + external });
  });
});
process.on('disconnect', () => process.exit());
