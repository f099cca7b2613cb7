/** A part of something that has a budget, such as a module of a page. */
export interface WeighedPart {
  name: string;
  bytes: number;
  /** Its size in the live release: null if it is not part of that; undefined if there is nothing to compare with. */
  liveBytes?: number | null | undefined;
}

/** Something that was weighed or counted, and the limit for it. */
export interface Weighed {
  /** Its name: an application, a page, a file. */
  what: string;
  /** The figure that is limited, such as "javaScript". */
  figure: string;
  bytes: number;
  limit: number;
  /** Its parts, of which the largest are named. */
  parts?: readonly WeighedPart[];
  /** Sentences with more about it. */
  note?: string;
  /** The file that has the limit. */
  table: string;
}

const maxParts = 4;

/**
 * Tells that something is over its budget: by how many bytes, what its largest parts are, and what has changed since
 * the live release.
 * @returns a reason to refuse it; nothing when it is within its budget
 * @example overBudget({ what: 'editorial: /guides/values', figure: 'javaScript', bytes: 86_974, limit: 86_464, … })
 * // ['editorial: /guides/values: javaScript is 86,974 bytes, 510 over its limit of 86,464. Largest: a.js 12,301 (+620
 * // since the live release). Make it smaller, or raise the limit in delivery/release/budgets.ts of the site’s repository with a reason.']
 */
export function overBudget({ what, figure, bytes, limit, parts = [], note = '', table }: Weighed): string[] {
  if (bytes <= limit) return [];
  const sentences = [
    `${what}: ${figure} is ${count(bytes)} bytes, ${count(bytes - limit)} over its limit of ${count(limit)}.`,
    ...(parts.length > 0 ? [`Largest: ${chosenParts(parts).map(describePart).join(', ')}.`] : []),
    ...(note ? [note] : []),
    `Make it smaller, or raise the limit in ${table} of the site’s repository with a reason.`,
  ];
  return [sentences.join(' ')];
}

/** The largest parts, and the one that has grown most, which may not be among them. */
function chosenParts(parts: readonly WeighedPart[]): WeighedPart[] {
  const largest = parts.toSorted((one, other) => other.bytes - one.bytes);
  const grown = parts.toSorted((one, other) => growthOf(other) - growthOf(one))[0];
  const shown = largest.slice(0, maxParts);
  return grown && growthOf(grown) > 0 && !shown.includes(grown) ? [...shown, grown] : shown;
}

/** How many bytes a part has more than in the live release. */
function growthOf({ bytes, liveBytes }: WeighedPart): number {
  return liveBytes === undefined ? 0 : bytes - (liveBytes ?? 0);
}

function describePart(part: WeighedPart): string {
  const growth = growthOf(part);
  const since =
    part.liveBytes === null ? 'new' : growth === 0 ? '' : `${growth > 0 ? '+' : '−'}${count(Math.abs(growth))}`;
  return `${part.name} ${count(part.bytes)}${since && ` (${since} since the live release)`}`;
}

function count(bytes: number): string {
  return bytes.toLocaleString('en-US');
}
