import { addressIn } from './folder.ts';
import type { Json } from './json.ts';

/** The names of the social media that the footer has icons for. */
export const socialMedia = ['Instagram', 'YouTube', 'X', 'Discord'] as const;

/** The days of a week, as `Intl` counts and names them. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The days on which a shop is open, and from when to when: "11:00", on its own clock, within one day. */
export interface Opening {
  days: readonly (typeof weekdays)[number][];
  from: string;
  to: string;
}

/**
 * The values that differ between the places where the same built files are served, such as staging and production. No
 * built file contains one: a store has them, documents do, and `currentPlace()` returns them to components.
 */
export interface Place {
  /** The origin of canonical addresses, the sitemap, the feed and structured data. */
  origin: string;
  /** The folder of the origin that the site is in: "/", or one such as "/cards/". */
  folder: string;
  /** Whether search engines may list the site. */
  indexed: boolean;
  /** The path of the site that takes reports of browsers by POST, or null: they are in the console alone then. */
  reports: string | null;
  email: { sales: string; dmca: string; legal: string; security: string };
  /** The shop. */
  store: {
    name: string;
    street: string;
    city: string;
    /** The time zone of the shop’s clock: a name of the IANA database. */
    timeZone: string;
    /** When it is open; `hours` says the same in words. */
    opening: Opening;
    hours: string;
  };
  marketplace: { name: string; origin: string; circle: string };
  social: readonly { name: (typeof socialMedia)[number]; url: string }[];
}

/** The id of the element of a document that has its place as JSON. */
export const placeId = 'place';

declare global {
  /** Set by the host before it shows a page: remotes are separate builds, and share nothing but globals. */
  var mintRowPlace: Place | undefined;
}

/**
 * The place where a page is shown, for components. Not at the top level of a module, which may run before it is known.
 * @throws Error when the host has not set it
 */
export function currentPlace(): Place {
  const place = globalThis.mintRowPlace;
  if (place) return place;
  throw new Error('A host sets globalThis.mintRowPlace before it shows a page. See docs/architecture.md#places');
}

/**
 * The address of a path of the site, for code that requests it or compares it with the browser’s address. Elements need no
 * such call: `href="/guides"` leads to the page wherever the site is.
 */
export function addressOf(path: string): string {
  return addressIn(currentPlace(), path);
}

/** The whole address of a path of the site, or of an anchor on it. */
export function urlAt(place: Pick<Place, 'origin' | 'folder'>, path: string): string {
  return new URL(addressIn(place, path), place.origin).href;
}

/** A value of the place in the data of a page, such as `{{email.sales}}`. */
const placeholder = /\{\{([\w.]*)\}\}/g;

/**
 * Puts the values of a place where the data of a page names them.
 * @example withPlaceValues({ text: 'Write to {{email.sales}}.' }, place) // { text: 'Write to sales@cards.example.' }
 * @throws Error when it names a value that no place has
 */
export function withPlaceValues(data: Json, place: Place): Json {
  const json = JSON.stringify(data);
  if (!json.includes('{{')) return data;
  const filled = json.replace(placeholder, (_found, name: string) => JSON.stringify(textIn(place, name)).slice(1, -1));
  return JSON.parse(filled) as Json;
}

function textIn(place: Place, name: string): string {
  const value = name.split('.').reduce<object | string | undefined>(
    // An object of JSON has no other values.
    (within, key) => (typeof within === 'object' ? (within as Record<string, object | string>)[key] : undefined),
    place,
  );
  if (typeof value === 'string') return value;
  throw new Error(`A place has no text {{${name}}}. See shared/contract/place.ts`);
}
