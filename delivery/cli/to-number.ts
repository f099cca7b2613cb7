import { InvalidArgumentError } from 'commander';

/**
 * Reads an option that is a whole number.
 * @param least the smallest that it may be
 * @throws InvalidArgumentError, which commander tells with the option's name
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
