import { type Place, socialMedia, weekdays } from '@mint-row/kit/contract';
import { z } from 'zod';
import { DeliveryError } from '../common/errors.ts';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https$/, error: 'is no address that begins with https://' });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time such as 11:00');

export const placeSchema: z.ZodType<Place> = z.strictObject({
  origin: z.string().refine(isOrigin, 'is no origin such as https://cards.example'),
  folder: z
    .string()
    .regex(
      /^\/(?:[a-z0-9][a-z0-9-]*\/)*$/,
      'is no folder: give "/", or names in lower case between slashes, such as "/cards/"',
    ),
  indexed: z.boolean(),
  reports: z
    .string()
    .regex(/^\/[\w/-]+$/, 'is no path such as /reports')
    .nullable(),
  email: z.strictObject({ sales: z.email(), dmca: z.email(), legal: z.email(), security: z.email() }),
  store: z.strictObject({
    name: text,
    street: text,
    city: text,
    timeZone: z.string().refine(isTimeZone, 'is no time zone such as America/Chicago'),
    opening: z.strictObject({ days: z.array(z.enum(weekdays)).min(1), from: time, to: time }),
    hours: text,
  }),
  marketplace: z.strictObject({
    name: text,
    origin: address.refine(isOrigin, 'is no origin such as https://market.example'),
    circle: address,
  }),
  social: z.array(z.strictObject({ name: z.enum(socialMedia), url: address })),
});

/** A site is served over TLS; without it only on the machine itself, to look at it. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, protocol, hostname } = new URL(value);
  return origin === value && (protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost'));
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the values of a place.
 * @param json the text of a file
 * @param file its name, for messages
 * @throws DeliveryError naming each value that is missing, wrong or unknown
 */
export function parsePlace(json: string, file: string): Place {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new DeliveryError(`${file} is not JSON: ${(error as Error).message}`);
  }
  const { data, error } = placeSchema.safeParse(value);
  if (data) return data;
  const faults = error?.issues.flatMap(({ path, message, ...issue }) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `  ${[...path, key].join('.')}: is unknown`);
    const name = path.join('.') || 'the file';
    if (issue.code !== 'invalid_type') return `  ${name}: ${message}`;
    return `  ${name}: ${hasValue(value, path) ? `is no ${issue.expected}` : 'is missing'}`;
  });
  throw new DeliveryError(
    [`${file} is not a place. For one with every value: npm run release -- place --json`, ...(faults ?? [])].join('\n'),
  );
}

function hasValue(value: unknown, path: readonly PropertyKey[]): boolean {
  const found = path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
  return found !== undefined;
}
