import { InvalidArgumentError } from 'commander';

const units = { h: 60 * 60 * 1000, d: 24 * 60 * 60 * 1000 } as const;

/** The longest duration that an option may have, in days: a year. */
const most = 365;

/**
 * Parses an option that is a duration: "12h" or "3d".
 * @returns milliseconds
 * @throws InvalidArgumentError, which Commander reports with the option's name
 */
export function toDuration(text: string): number {
  const [, count, unit] = /^([1-9]\d{0,4})([hd])$/.exec(text) ?? [];
  const duration = Number(count) * units[unit === 'h' ? 'h' : 'd'];
  if (!unit || duration > most * units.d) {
    throw new InvalidArgumentError(`It must be hours or days, such as 12h or 3d, and at most ${most}d.`);
  }
  return duration;
}
