import { readFile } from 'node:fs/promises';
import { type Place, paths, urlAt } from '@mint-row/kit/contract';
import { DeliveryError } from '../../common/errors.ts';
import { unchangedState } from '../../release/change.ts';
import { placeChanges, setPlace } from '../../release/set-place.ts';
import { readNewest } from '../../store/history.ts';
import { parsePlace } from '../../store/place.ts';
import { composerId } from '../checkout.ts';
import { showComposing } from '../command.ts';
import { wrapped } from '../table.ts';
import { type SandboxOptions, sandboxUse, withSandbox } from './composing.ts';
import { authorOf, type ChangingOptions, changeOutcome, changingVerb, runVerb } from './verb.ts';

interface Options extends ChangingOptions, SandboxOptions {}

export const placeCommand = withSandbox(
  changingVerb('place', 'shows where the site of a store is: origin, shop, e-mail and so on; or sets that'),
)
  .argument('[file]', 'a JSON file with every value, such as this verb prints with --json')
  .option('--message <text>', 'why, for the history')
  .option('--create', 'makes the store if there is none')
  .action((file: string | undefined, options: Options) =>
    runVerb(options, async (storage) => {
      const before = unchangedState(await readNewest(storage)).place;
      if (file === undefined) return { result: before, lines: describePlace(before) };
      const place = parsePlace(await readText(file), file);
      const { live, changed } = await setPlace(storage, place, {
        author: await authorOf(options, options.message ?? `at ${urlAt(place, paths.home)}`),
        composer: await composerId(),
        sandbox: await sandboxUse(options),
        onProgress: showComposing,
      });
      const outcome = changeOutcome(live, changed, 'Nothing to do: the store has these values already');
      const differing = placeChanges(before, place);
      return {
        result: { changed, live, differing },
        lines: [...outcome.lines, ...(changed && differing.length > 0 ? [describeChanges(differing)] : [])],
      };
    }),
  );

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new DeliveryError(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}). Nothing was changed.`);
  }
}

/** The values of a place, a line each. */
function describePlace(place: Place): string[] {
  const lines = (value: object, name: string): string[] =>
    Object.entries(value).flatMap(([key, one]) => {
      const isGroup = typeof one === 'object' && one !== null && !isList(one);
      return isGroup ? lines(one, `${name}${key}.`) : [`${name}${key}: ${isList(one) ? one.join(', ') : String(one)}`];
    });
  return lines(place, '');
}

/** Says which values of two places differ. */
export function describeChanges(names: readonly string[]): string {
  return wrapped(
    names.length === 0 ? 'Their places have the same values.' : `Values that differ: ${names.join(', ')}.`,
  );
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
