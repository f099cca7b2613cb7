import type { AppName } from '@mint-row/kit/contract';
import { appNameSchema } from '@mint-row/kit/contract/manifest';
import { hstsScopes } from '@mint-row/kit/headers';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { PreviewHost } from '../serve/sites/preview-host.ts';

/**
 * Makes a parser for an option that is a whole number.
 * @param minimum the smallest number allowed
 * @throws InvalidArgumentError, which Commander reports with the option's name
 */
export function toNumber(minimum: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(number) || number < minimum) {
      throw new InvalidArgumentError(`It must be a whole number, ${minimum} or more.`);
    }
    return number;
  };
}

const units = { h: 60 * 60 * 1000, d: 24 * 60 * 60 * 1000 } as const;

/** The longest duration that an option may have, in days: a year. */
const maxDays = 365;

/**
 * Parses an option that is a duration: "12h" or "3d".
 * @returns milliseconds
 * @throws InvalidArgumentError, which Commander reports with the option's name
 */
export function toDuration(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})([hd])$/.exec(text) ?? [];
  const duration = Number(count) * units[unit === 'h' ? 'h' : 'd'];
  if (!unit || duration > maxDays * units.d) {
    throw new InvalidArgumentError(`It must be hours or days, such as 12h or 3d, and at most ${maxDays}d.`);
  }
  return duration;
}

const appDescription = 'the shell, or a remote by its name';

/** The argument of a verb that takes one application. */
export function oneApp(): Argument {
  return new Argument('<app>', appDescription).argParser<AppName>(toAppName);
}

/**
 * The argument of a verb that takes several applications.
 * @param usage how the help shows it: "<app...>", or "[app...]" when it is optional
 */
export function manyApps(usage: '<app...>' | '[app...]'): Argument {
  const collect = (name: string, before: AppName[] | undefined) => [...(before ?? []), toAppName(name)];
  return new Argument(usage, appDescription).argParser(collect);
}

function toAppName(name: string): AppName {
  if (appNameSchema.safeParse(name).success) return name;
  throw new InvalidArgumentError('It is not the name of an application.');
}

/** Where previews are on the machine of who makes them, and the port that `serve` has by default. */
const localPattern = '*.preview.localhost:4173';

/** The option that says which hosts previews have; the same for who makes previews and for the server. */
export function previewHostOption(): Option {
  return new Option('--preview-host <pattern>', 'the hosts of previews, with "*" for the id: "*.preview.example.com"')
    .argParser((text) => new PreviewHost(text))
    .default(new PreviewHost(localPattern), localPattern);
}

/** The option that says what HSTS covers; the same for our server and for exports. */
export function hstsOption(): Option {
  return new Option(
    '--hsts <scope>',
    'the hosts that browsers reach only over TLS from then on: this host, all below it, or browsers’ built-in lists too',
  )
    .choices(hstsScopes)
    .default('host');
}
