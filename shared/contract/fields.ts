import { z } from 'zod';
import { steeringCharacters } from './visible.ts';

/** An address of the site: "/", or lower-case segments without a slash at the end. */
export const sitePath = z
  .string()
  .max(200)
  .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'is not a path like "/marvel/characters"');

/** A pattern of paths: see `matches`. */
export const patternSchema = z
  .string()
  .max(200)
  .regex(
    /^\/$|^(\/([a-z0-9]+(-[a-z0-9]+)*|:[a-z]+))+$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+\/\*$/,
    'is not a pattern like "/about", "/characters/:slug" or "/marvel/*"',
  );

/** The last segment of an address. */
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a slug like "iron-man"');

/** An ISO date: "2026-11-20". */
export const day = z.iso.date('is not a date like "2026-11-20"');

/**
 * A line of text for people to read.
 * @param longest in characters
 */
export function line(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .regex(
      new RegExp(`^[^${steeringCharacters}]*$`, 'u'),
      'has a control character, or one that changes the direction of text',
    );
}
