import { verify } from '../../release/verify.ts';
import { exitCodes } from '../command.ts';
import { type Common, command, run } from './run.ts';

export const verifyCommand = command('verify', 'holds every stored file against its hash').action((options: Common) =>
  run(options, async (storage) => {
    const { files, faults } = await verify(storage, (done) => {
      if (process.stderr.isTTY && done % 100 === 0) process.stderr.write(`\r  ${done} files`);
    });
    const whole = faults.length === 0;
    return {
      result: { files, faults },
      lines: whole
        ? [`${files} files are what their hashes say.`]
        : [
            ...faults.map((fault) => fault.replaceAll('\n', '\n  ')),
            'Publish the application again to mend its files.',
          ],
      exitCode: whole ? exitCodes.done : exitCodes.damaged,
    };
  }),
);
