// Preloaded into a process. Kills it with SIGKILL at operation number DIE_AT on the disk, in the middle of a write.
// Lists its operations as JSON in the file OPERATIONS when it ends by itself.
import { writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { DIE_AT, OPERATIONS } = process.env;
const operations = [];

/** Records an operation. Returns whether the process dies at it. */
function diesAt(operation) {
  operations.push(operation);
  return operations.length === Number(DIE_AT);
}

function die() {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

for (const name of ['rename', 'link', 'rm']) {
  const real = fs[name];
  fs[name] = async (path, ...given) => {
    const operation = { name, path, ...(name !== 'rm' && { to: given[0] }) };
    if (diesAt(operation)) return die();
    return real(path, ...given).catch((error) => {
      // The number of times that a writer looks for a missing folder depends on chance.
      operations.splice(operations.indexOf(operation), 1);
      throw error;
    });
  };
}
const open = fs.open;
fs.open = async (path, ...given) => {
  const handle = await open(path, ...given);
  const { writeFile, sync } = handle;
  // The number of writers that share one sync of a folder depends on chance. A process that is killed there leaves the
  // same state as one that is killed at its next operation.
  if (given[0] === 'r') return handle;
  handle.writeFile = async (bytes) => {
    if (!diesAt({ name: 'write', path })) return writeFile.call(handle, bytes);
    await writeFile.call(handle, bytes.subarray(0, bytes.length / 2));
    return die();
  };
  handle.sync = async () => (diesAt({ name: 'sync', path }) ? die() : sync.call(handle));
  return handle;
};
syncBuiltinESMExports();
if (OPERATIONS) process.on('exit', () => writeFileSync(OPERATIONS, JSON.stringify(operations)));
