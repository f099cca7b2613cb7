import type { AppName, RemoteName } from '@mint-row/kit/contract';
import { appNameSchema } from '@mint-row/kit/contract/manifest';
import { hstsScopes } from '@mint-row/kit/headers';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { PreviewHost } from '../serve/sites/preview-host.ts';
import { type Anchor, readAnchor } from '../signing/trust.ts';

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

const units = { s: 1000, m: 60 * 1000, h: 60 * 60 * 1000, d: 24 * 60 * 60 * 1000 } as const;

/** The longest duration that an option may have, in days: a year. */
const maxDays = 365;

/** A number and a unit in milliseconds; NaN if it is none, or has none of the allowed units. */
function millisecondsIn(text: string, allowed: readonly (keyof typeof units)[]): number {
  const [, count, letter] = /^([1-9]\d{0,4})([a-z])$/.exec(text) ?? [];
  const unit = allowed.find((one) => one === letter);
  return unit ? Number(count) * units[unit] : Number.NaN;
}

/**
 * Parses an option that is a duration: "12h" or "3d".
 * @returns milliseconds
 * @throws InvalidArgumentError, which Commander reports with the option's name
 */
export function toDuration(text: string): number {
  const duration = millisecondsIn(text, ['h', 'd']);
  if (duration <= maxDays * units.d) return duration;
  throw new InvalidArgumentError(`It must be hours or days, such as 12h or 3d, and at most ${maxDays}d.`);
}

/**
 * Makes a parser for an option that is a short duration: "90s", "15m" or "2h".
 * @param shortest and `longest` in milliseconds
 * @returns a parser, which returns milliseconds
 * @throws InvalidArgumentError, which Commander reports with the option's name
 */
export function toShortDuration(shortest: number, longest: number): (text: string) => number {
  return (text) => {
    const duration = millisecondsIn(text, ['s', 'm', 'h']);
    if (duration >= shortest && duration <= longest) return duration;
    throw new InvalidArgumentError(
      `It must be a time such as 15m, from ${shortest / units.s}s to ${longest / units.h}h.`,
    );
  };
}

const appDescription = 'the shell, or a remote by its name';

/** The argument of a verb that takes one application. */
export function oneApp(): Argument {
  return new Argument('<app>', appDescription).argParser<AppName>(toAppName);
}

/** The argument of a verb that takes one remote. */
export function oneRemote(): Argument {
  return new Argument('<remote>', 'by its name').argParser<RemoteName>((name) => {
    if (toAppName(name) !== 'shell') return name;
    throw new InvalidArgumentError('The shell is not a remote: without it there would be no site.');
  });
}

/**
 * The argument of a verb that takes several applications.
 * @param usage how the help shows it: "<app...>", or "[app...]" when it is optional
 */
export function manyApps(usage: '<app...>' | '[app...]'): Argument {
  const collect = (name: string, before: AppName[] | undefined) => [...(before ?? []), toAppName(name)];
  return new Argument(usage, appDescription).argParser(collect);
}

/** @throws InvalidArgumentError, which Commander reports with the option’s name */
export function toAppName(name: string): AppName {
  if (appNameSchema.safeParse(name).success) return name;
  throw new InvalidArgumentError('It is not the name of an application.');
}

/** Where previews are on the machine of who makes them, and the port that `serve` has by default. */
const localPattern = '*.preview.localhost:4173';

/** The option that says which hosts previews have; the same for those who make previews, for the intake and for the server. */
export function previewHostOption(): Option {
  return new Option('--preview-host <pattern>', 'the hosts of previews, with "*" for the id: "*.preview.example.com"')
    .argParser(toPreviewHost)
    .default(new PreviewHost(localPattern), localPattern);
}

/** @throws InvalidArgumentError, which Commander reports with the option’s name */
function toPreviewHost(text: string): PreviewHost {
  try {
    return new PreviewHost(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

/** The option that names the servers of a place, by their addresses for operators. */
export function serversOption(): Option {
  return new Option(
    '--servers <addresses>',
    'the addresses for operators of all servers, with commas: http://127.0.0.1:9464 (--operator-port)',
  ).argParser((text) => text.split(',').map((one) => toOrigin(one, ['http:', 'https:'])));
}

/** The option that names a trusted generation; the same for our server, for exports and for an audit. */
export function anchorOption(): Option {
  return new Option(
    '--anchor <generation:hash>',
    'a generation that the history must have, and whose signers are trusted; "release audit" prints it',
  )
    .env('MINT_ROW_ANCHOR')
    .argParser<Anchor>((text) => {
      const anchor = readAnchor(text);
      if (anchor) return anchor;
      throw new InvalidArgumentError('It must be a number and a hash, such as "release audit" prints: 42:sha256-…');
    });
}

/** The option that allows hosts of other origins to load remotes; the same for our server and for exports. */
export function allowOriginOption(): Option {
  return new Option(
    '--allow-origin <origin>',
    'the origins whose pages may load files of releases: "https://host.example"; repeat it, or give a list with commas',
  )
    .argParser((text, before: readonly string[] = []) => [
      ...new Set([...before, ...text.split(',').map((one) => toOrigin(one, ['https:', 'http:']))]),
    ])
    .default([], 'none');
}

/**
 * Parses an option that is an exact origin: no pattern stands for several.
 * @param protocols those that it may have
 * @throws InvalidArgumentError, which Commander reports with the option's name
 */
export function toOrigin(text: string, protocols: readonly string[]): string {
  const { origin = '', protocol = '' } = URL.canParse(text) ? new URL(text) : {};
  const isOrigin = [origin, `${origin}/`].includes(text.toLowerCase()) && !origin.includes('*');
  if (!protocols.includes(protocol) || !isOrigin) {
    const how = protocols.includes('http:') ? '' : ' with TLS';
    const why = text.includes('*') ? ' Each has an option of its own: * does not stand for several.' : '';
    throw new InvalidArgumentError(`It must be an origin${how}, such as https://cards.example.${why}`);
  }
  return origin;
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
