import { z } from 'zod';
import { fontCharacters } from './text.ts';
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

/** A file inside an artifact: plain segments only, so that no name points outside its folder. */
export const fileName = z
  .string()
  .max(200)
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'is not a plain relative file name');

/** The file of a drawing inside a release. */
export const drawingFile = fileName.regex(/^art\/[^/]+\.svg$/, 'is not a drawing like "art/iron-man.svg"');

/** An ISO date: "2026-11-20". */
export const day = z.iso.date('is not a date like "2026-11-20"');

/**
 * A line of text for people to read: without characters that cannot be seen, and in one spelling, so that texts which
 * look the same are the same.
 * @param longest in characters
 */
export function textLine(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .regex(
      new RegExp(`^[^${steeringCharacters}]*$`, 'u'),
      'has a control character, or one that cannot be seen or changes the direction of text',
    )
    .regex(/^\S+(?:[ \u00a0]\S+)*$/u, 'has white space at an end, two spaces in a row or a space of another width')
    .refine((text) => text === text.normalize('NFC'), 'has an accent apart from its letter (Unicode form NFC)');
}

/** The letters, digits and signs of names, for use in a character class. */
const nameCharacters = `${fontCharacters.replace('-', '\\-')}À-ÖØ-öø-ſ®™×½♀♂★☆δ`;

/**
 * The name of a thing, under which all remotes' pages list it.
 * @param longest in characters
 */
export function nameLine(longest: number) {
  return textLine(longest).regex(
    new RegExp(`^[${nameCharacters}]*$`, 'u'),
    'has a character that names must not have: they have Latin letters, digits and common signs (shared/contract/fields.ts)',
  );
}
