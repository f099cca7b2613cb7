// Preloaded into a process: kills it with SIGKILL at the operation on the disk that DIE_AT counts to. A write is half done then.
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const last = Number(process.env.DIE_AT);
let count = 0;

function step() {
  count += 1;
  return count === last;
}

const die = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
};

for (const name of ['rename', 'link', 'rm']) {
  const real = fs[name];
  fs[name] = async (...given) => (step() ? die() : real(...given));
}
const open = fs.open;
fs.open = async (...given) => {
  const handle = await open(...given);
  const { writeFile, sync } = handle;
  handle.writeFile = async (bytes) => {
    if (!step()) return writeFile.call(handle, bytes);
    await writeFile.call(handle, bytes.subarray(0, bytes.length / 2));
    return die();
  };
  handle.sync = async () => (step() ? die() : sync.call(handle));
  return handle;
};
syncBuiltinESMExports();
