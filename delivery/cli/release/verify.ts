import { verify } from '../../release/verify.ts';
import { exitCodes } from '../command.ts';
import { type Common, command, run } from './run.ts';

export const verifyCommand = command(
  'verify',
  'checks every file that the history refers to, and finds damaged, missing and unexpected files',
).action((options: Common) =>
  run(options, async (storage) => {
    const { files, faults } = await verify(storage, (done) => {
      if (process.stderr.isTTY && done % 100 === 0) process.stderr.write(`\r  ${done} files`);
    });
    const whole = faults.length === 0;
    return {
      result: { files, faults },
      lines: whole
        ? [`${files} files match their hashes.`]
        : [
            ...faults.map((fault) => fault.replaceAll('\n', '\n  ')),
            'Publish the live artifacts again to repair their files, copies and documents.',
          ],
      exitCode: whole ? exitCodes.done : exitCodes.damaged,
    };
  }),
);
