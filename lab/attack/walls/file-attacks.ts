import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comesTrue, type SystemAttack } from './attempt.ts';

const fs = `const fs = await import('node:fs');`;
const reading = (what: string, path: string): SystemAttack => ({
  what,
  code: `${fs} return fs.readFileSync(${path}).length + ' bytes';`,
});
const isWritten: SystemAttack['effect'] = async ({ around }) => existsSync(around.written);

/** Reads of files that no artifact needs. */
export const reads: readonly SystemAttack[] = [
  reading('reads a file of the machine', 'around.secret'),
  reading('reads a file through a link in its artifact', `import.meta.dirname + '/link'`),
  reading('reads a file through a link that leads upwards', `import.meta.dirname + '/link-upwards'`),
  reading('reads the environment of another process', `'/proc/' + around.pid + '/environ'`),
  reading('reads its own environment in /proc', `'/proc/self/environ'`),
  reading('reads the map of its memory', `'/proc/self/maps'`),
  reading('reads a file through the root of a process', `'/proc/self/root' + around.secret`),
  reading('reads what the kernel says of the machine', `'/proc/cpuinfo'`),
  { what: 'lists the files that it has open', code: `${fs} return fs.readdirSync('/proc/self/fd').join();` },
  { what: 'lists the folders of the machine', code: `${fs} return fs.readdirSync('/etc').length;` },
  { what: 'opens a device', code: `${fs} fs.closeSync(fs.openSync('/dev/null')); return 'it';` },
  { what: 'lists the settings of the kernel', code: `${fs} return fs.readdirSync('/sys/kernel').join();` },
];

/** Writes of any kind. */
export const writes: readonly SystemAttack[] = [
  {
    what: 'writes a file of the machine',
    code: `${fs} fs.writeFileSync(around.written, 'x'); return 'it';`,
    effect: isWritten,
  },
  {
    what: 'writes into its artifact',
    code: `${fs} fs.writeFileSync(import.meta.dirname + '/new', 'x'); return 'it';`,
    effect: async ({ folder, output }) => output.startsWith('reached') || existsSync(join(folder, 'new')),
  },
  {
    what: 'changes a file of its artifact',
    code: `${fs} fs.chmodSync(import.meta.dirname + '/page.mjs', 0o666); fs.writeFileSync(import.meta.dirname + '/page.mjs', 'x'); return 'it';`,
    effect: async ({ folder, output }) =>
      output.startsWith('reached') || (await readFile(join(folder, 'page.mjs'), 'utf8')) !== '',
  },
  {
    what: 'removes a file of its artifact',
    code: `${fs} fs.rmSync(import.meta.dirname + '/page.mjs'); return 'it';`,
    effect: async ({ folder, output }) => output.startsWith('reached') || !existsSync(join(folder, 'page.mjs')),
  },
  {
    what: 'writes beside the runtime',
    code: `${fs} fs.writeFileSync(process.execPath + '-new', 'x'); return 'it';`,
    harm: 'it would write among the programs of this machine',
  },
  {
    what: 'writes over the runtime',
    code: `${fs} fs.rmSync(process.execPath); return 'it';`,
    harm: 'it would remove Node from this machine',
  },
  {
    what: 'writes into the memory of the machine',
    code: `${fs} for (const place of ['/tmp', '/dev/shm', '/run', '/var/tmp', '/']) {
      try { fs.writeFileSync(place + '/' + around.marker, 'x'); return place; } catch {}
    }
    throw new Error('nowhere');`,
    harm: 'it would write into its folder of temporary files',
  },
  {
    what: 'writes a file through flags of V8',
    code: `const v8 = await import('node:v8');
    for (const flag of ['--allow-natives-syntax', '--redirect-code-traces', '--redirect-code-traces-to=' + around.written, '--print-opt-source'])
      v8.setFlagsFromString(flag);
    new Function('const f = (a) => a + 1; %PrepareFunctionForOptimization(f); f(1); %OptimizeFunctionOnNextCall(f); f(2);')();
    return 'it';`,
    effect: isWritten,
  },
  {
    what: 'writes a file through the tracing of Node',
    code: `process.chdir(import.meta.dirname);
    const { createTracing } = await import('node:trace_events');
    // Where no file can be written, this call of Node never returns.
    setTimeout(() => createTracing({ categories: ['node', 'v8'] }).enable(), 10);
    return 'it, soon';`,
    effect: async ({ folder }) => comesTrue(() => existsSync(join(folder, 'node_trace.1.log'))),
  },
  {
    what: 'writes a file of its memory',
    code: `(await import('node:v8')).writeHeapSnapshot(around.written); return 'it';`,
    effect: isWritten,
  },
  {
    what: 'writes a report',
    code: `process.report.writeReport(around.written); return 'it';`,
    effect: isWritten,
  },
];
