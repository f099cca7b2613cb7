// @ts-check
// Tries to get out, before a remote's code may: trial.mjs TARGETS. Answers with a list of the walls that did not stand.
// Runs without Node's permission model, so that the system alone has to hold it.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync, writeSync } from 'node:fs';
import { connect } from 'node:net';
import { constants, networkInterfaces, setPriority } from 'node:os';

/** @import { Targets } from '../trial.ts' */

/** @type {Targets} */
const { files, top, sockets, processes } = JSON.parse(process.argv[2] ?? '');

/** @param {() => unknown} act */
const works = (act) => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

/** @param {string | number} place @returns {Promise<boolean>} */
const connects = (place) =>
  new Promise((resolve) => {
    const socket = typeof place === 'string' ? connect(place) : connect(place, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });

/** @returns {Promise<boolean>} */
const startsProcesses = () =>
  new Promise((resolve) => {
    try {
      // There is no /dev/null to give to it.
      spawn(process.execPath, ['--version'], { stdio: 'inherit' })
        .once('spawn', () => resolve(true))
        .once('error', () => resolve(false));
    } catch {
      resolve(false);
    }
  });

const findNetwork = () => {
  const found = Object.values(networkInterfaces()).flat();
  if (!found.some((address) => address && !address.internal)) throw new Error('There is no network.');
};

/** The limits of the system, by their names in a report of Node; what has none says "unlimited". */
const { data_seg_size_kbytes, data_seg_size_bytes, cpu_time_seconds, max_user_processes } = (() => {
  const report = /** @type {any} */ (process.report);
  report.excludeNetwork = true;
  return report.getReport().userLimits;
})();
const isLimited = (/** @type {{ hard: unknown } | undefined} */ limit) => limit && limit.hard !== 'unlimited';

const faults = [
  files.some((file) => existsSync(file)) && 'files of this machine can be read',
  readdirSync('/').some((name) => !top.includes(name)) && `more than the runtime can be seen: ${readdirSync('/')}`,
  ['/', ...top.map((name) => `/${name}/`)].some((folder) => works(() => writeFileSync(`${folder}x`, ''))) &&
    'files can be written',
  (await Promise.all(sockets.map((place) => connects(place)))).includes(true) && 'sockets can be reached',
  works(findNetwork) && 'there is a network',
  process.ppid > 1 && 'other processes can be seen',
  works(() => process.setgroups?.([1])) && 'it has rights over users',
  works(() => setPriority(0, constants.priority.PRIORITY_HIGHEST)) && 'it has rights over the system',
  !isLimited(data_seg_size_bytes ?? data_seg_size_kbytes) && 'its memory is not limited',
  !isLimited(cpu_time_seconds) && 'its time is not limited',
  (processes === 1 ? await startsProcesses() : !(max_user_processes.hard <= processes)) &&
    'the number of its processes is not limited',
].filter((fault) => fault !== false);
writeSync(3, JSON.stringify(faults));
process.exit();
