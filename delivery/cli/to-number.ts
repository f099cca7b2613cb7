import { InvalidArgumentError } from 'commander';

/**
 * Makes a parser for an option that is a whole number.
 * @param least the smallest number allowed
 * @throws InvalidArgumentError, which Commander reports with the option's name
 */
export function toNumber(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(number) || number < least) {
      throw new InvalidArgumentError(`It must be a whole number, ${least} or more.`);
    }
    return number;
  };
}
