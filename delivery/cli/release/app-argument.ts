import type { AppName } from '@mint-row/kit/contract';
import { appNameSchema } from '@mint-row/kit/contract/manifest';
import { Argument, InvalidArgumentError } from 'commander';

const description = 'the shell, or a remote by its name';

/** The argument of a verb that takes one application. */
export function oneApp(): Argument {
  return new Argument('<app>', description).argParser<AppName>(toAppName);
}

/**
 * The argument of a verb that takes several applications.
 * @param usage how the help shows it: "<app...>", or "[app...]" when it is optional
 */
export function manyApps(usage: '<app...>' | '[app...]'): Argument {
  const collect = (name: string, before: AppName[] | undefined) => [...(before ?? []), toAppName(name)];
  return new Argument(usage, description).argParser(collect);
}

function toAppName(name: string): AppName {
  if (appNameSchema.safeParse(name).success) return name;
  throw new InvalidArgumentError('It is not the name of an application.');
}
